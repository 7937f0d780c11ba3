import { CvContent, CvOrder, OriginalContent } from "@terzi/contracts/cv";
import type { PreviewData } from "@terzi/contracts/preview";
import { describe, expect, test } from "vitest";
import { blankOrder, findOrder, forgetOrder, keepOrder } from "../src/features/generate/kept-order.ts";
import {
  findPreviewIfAny,
  forgetPreview,
  keepPreview,
  openPreview,
} from "../src/features/preview/kept-preview.ts";

/** What a tab keeps through reloads; a full one refuses to keep anything. */
function openTab({ isFull = false } = {}): Pick<Storage, "getItem" | "setItem" | "removeItem"> {
  const kept = new Map<string, string>();
  return {
    getItem: (key) => kept.get(key) ?? null,
    removeItem: (key) => void kept.delete(key),
    setItem(key, value) {
      if (isFull) throw new DOMException("full", "QuotaExceededError");
      kept.set(key, value);
    },
  };
}

const ayse = { id: "ayse" };
const mehmet = { id: "mehmet" };
const order = { ...blankOrder("en"), jobTitle: "Tailor", jobPosting: "Cuts coats." };
const kept = { order, typedAt: "2026-11-21T10:00:00.000Z" };

describe("the entries of the wizard", () => {
  test("come back for the same user of the tab", () => {
    const tab = openTab();
    keepOrder(tab, ayse.id, kept);
    expect(findOrder(tab, ayse.id)).toEqual(kept);
  });

  test("are never shown to another user of the same tab, nor written over by them", () => {
    const tab = openTab();
    keepOrder(tab, ayse.id, kept);
    expect(findOrder(tab, mehmet.id)).toBeNull();
    keepOrder(tab, mehmet.id, { ...kept, order: { ...blankOrder("tr"), jobTitle: "Terzi" } });
    expect(findOrder(tab, ayse.id)).toEqual(kept);
  });

  test("are gone once they are forgotten", () => {
    const tab = openTab();
    keepOrder(tab, ayse.id, kept);
    forgetOrder(tab, ayse.id);
    expect(findOrder(tab, ayse.id)).toBeNull();
  });
});

const preview: PreviewData = {
  ...CvOrder.parse(order),
  previewId: "0199c0de-0000-7000-8000-000000000001",
  content: CvContent.parse({ summary: "Tailor with ten years." }),
  originalContent: OriginalContent.parse({ summary: "Tailor." }),
  matchScore: 70,
  gapAnalysis: { covered: [], missing: [] },
  match: { score: 70, earned: 7, possible: 10, matches: [] },
  claims: [],
  notices: [],
  rejections: [],
  leftOut: [],
  nextToGo: [],
  pageCount: 1,
  expiresAt: "2026-11-22T10:00:00.000Z",
};

describe.each([{ isFull: false }, { isFull: true }])("a preview, its storage full: $isFull", (room) => {
  test("comes back for the same user of the tab, and for no other", () => {
    const tab = openTab(room);
    keepPreview(ayse.id, openPreview(preview), tab);
    expect(findPreviewIfAny(mehmet.id, tab)).toBeNull();
    expect(findPreviewIfAny(ayse.id, tab)?.preview).toEqual(preview);
    forgetPreview(ayse.id, tab);
  });

  test("outlasts what another user previews in the same tab", () => {
    const tab = openTab(room);
    keepPreview(ayse.id, openPreview(preview), tab);
    keepPreview(mehmet.id, openPreview({ ...preview, jobTitle: "Terzi" }), tab);
    expect(findPreviewIfAny(ayse.id, tab)?.preview.jobTitle).toBe("Tailor");
    for (const { id } of [ayse, mehmet]) forgetPreview(id, tab);
    expect(findPreviewIfAny(ayse.id, tab)).toBeNull();
  });
});

test("a preview of before a reload is read from the tab, by its user alone", () => {
  const tab = openTab();
  tab.setItem("terzi-preview:ayse", JSON.stringify(openPreview(preview)));
  expect(findPreviewIfAny(mehmet.id, tab)).toBeNull();
  expect(findPreviewIfAny(ayse.id, tab)?.preview).toEqual(preview);
});
