import { type CareerData, emptyProfile } from "@terzi/contracts/career";
import { describe, expect, test } from "vitest";
import {
  type DraftStorage,
  dropDraft,
  findDraftIfAny,
  keepDraft,
} from "../src/features/career/kept-draft.ts";

/** A browser storage with room for `room` characters. */
function openStorage(room = 100_000): DraftStorage {
  const kept = new Map<string, string>();
  return {
    getItem: (key) => kept.get(key) ?? null,
    removeItem: (key) => void kept.delete(key),
    setItem(key, value) {
      if (value.length > room) throw new DOMException("full", "QuotaExceededError");
      kept.set(key, value);
    },
  };
}

const base: CareerData = { ...emptyProfile(), version: 3 };
const draft = {
  base,
  profile: { ...emptyProfile(), summary: "Terzi, İzmir" },
  keptAt: "2026-11-21T10:00:00.000Z",
};

describe("what was typed and not saved", () => {
  test("comes back for the same user, with the version that it was typed over", () => {
    const storage = openStorage();
    expect(keepDraft(storage, "ayse", draft)).toBe(true);
    expect(findDraftIfAny(storage, "ayse")).toEqual(draft);
  });

  test("is never offered to another user of the same browser", () => {
    const storage = openStorage();
    keepDraft(storage, "ayse", draft);
    expect(findDraftIfAny(storage, "mehmet")).toBeNull();
  });

  test("is gone once it was saved", () => {
    const storage = openStorage();
    keepDraft(storage, "ayse", draft);
    dropDraft(storage, "ayse");
    expect(findDraftIfAny(storage, "ayse")).toBeNull();
  });

  test("is reported as not kept when the browser has no room", () => {
    expect(keepDraft(openStorage(10), "ayse", draft)).toBe(false);
  });

  test("is ignored when it can't be read any more", () => {
    const storage = openStorage();
    storage.setItem("terzi-profile-draft:ayse", "{not json");
    expect(findDraftIfAny(storage, "ayse")).toBeNull();
  });
});
