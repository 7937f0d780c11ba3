import { readFileSync } from "node:fs";
import { join } from "node:path";
import { rootOf } from "@terzi/language/en/word-families";
import { wordKeys } from "@terzi/language/tokens";
import { describe, expect, test } from "vitest";
import { annotate } from "../src/lexicon/annotate.ts";
import { lexicon } from "../src/lexicon/concepts.ts";

const idOf = (name: string): string => wordKeys(name).map(rootOf).join(" ");
const namedBy = (text: string): string[] => annotate(text, "en").named.map(({ concept }) => concept.id);

/** What a line names, and all that this is a kind of: what it meets when it is asked for. */
function shownBy(text: string): Set<string> {
  const shown = new Set<string>();
  const add = (id: string): void => {
    if (shown.has(id)) return;
    shown.add(id);
    for (const wider of lexicon().concepts.get(id)?.broader ?? []) add(wider);
  };
  for (const id of namedBy(text)) add(id);
  return shown;
}

describe("a thing is not shown by another of its sort", () => {
  test.each([
    ["HGV licence", "Category B licence"],
    ["HGV licence", "Driving licence"],
    ["TikTok Ads", "Meta Ads"],
    ["plasma cutting", "Laser cutting"],
    ["potato growing", "Sugar beet"],
    ["acupuncture", "Dry needling"],
    ["Western blot", "Gel electrophoresis"],
    ["diving instruction", "Sailing instruction"],
    ["Azure certification", "AWS certification"],
    ["clothing sales", "Footwear sales"],
    ["motor grader", "Bulldozer"],
    ["gravure printing", "Flexography"],
    ["Waldorf", "Montessori"],
    ["penetration testing", "Firewalls"],
  ])("%s: not by “%s”", (asked, shown) => {
    const [id = idOf(asked)] = namedBy(asked);
    expect(shownBy(asked)).toContain(id);
    expect(shownBy(shown)).not.toContain(id);
  });
});

describe("a kind of a thing shows the thing, and not the other way round", () => {
  test.each([
    ["driving licence", "HGV licence"],
    ["martial arts", "Judo"],
    ["drone filming", "Drone photography"],
    ["heat treatment", "Nitriding"],
    ["nail art", "Acrylic nails"],
    ["social media", "Instagram"],
    ["sea freight", "LCL"],
    ["fine arts", "Watercolour"],
    ["hardness test", "Brinell"],
  ])("%s: by “%s”", (wide, narrow) => {
    const [wideId = ""] = namedBy(wide);
    const [narrowId = ""] = namedBy(narrow);
    expect(wideId).not.toBe(narrowId);
    expect(shownBy(narrow)).toContain(wideId);
    expect(shownBy(wide)).not.toContain(narrowId);
  });
});

test("a car's licence is the driving licence that anybody means", () => {
  expect(namedBy("Class B driving licence")).toEqual(namedBy("driving licence"));
  expect(namedBy("HGV licence")).not.toEqual(namedBy("driving licence"));
});

describe("a word that only shares a root with a field's name doesn't name it", () => {
  const rows = readFileSync(join(import.meta.dirname, "../../lexicon/ambiguous/naming-forms.tsv"), "utf8")
    .trimEnd()
    .split("\n")
    .slice(1)
    .flatMap((line) => (line.split("\t")[1] ?? "").split(", ").filter(Boolean));
  test.each(rows)("%s", (word) => {
    const named = annotate(word, "en").named.filter(({ concept }) => concept.kind !== "tool");
    expect(named.filter(({ concept }) => concept.id === rootOf(word))).toEqual([]);
  });

  test.each([
    ["Raised the response rate of mailings", "css"],
    ["Sorted prints by name and date", "graphic design"],
    ["Bought a 12-tonne press for the workshop", "public relations"],
    ["Distributed leaflets in three districts", "distributed systems"],
    ["Handled customer segmentation", "object detection"],
    ["Kept the pipelines of the heating plant tight", "data pipelines"],
    ["Answered for the charts of patients", "data visualization"],
    ["Saw toilets and rooms renewed", "renewable energy"],
  ])("“%s”: not %s", (line, field) => {
    expect(shownBy(line)).not.toContain(idOf(field));
  });

  test.each([
    ["Calibrated gauges", "calibration"],
    ["Bookings by telephone", "reservation"],
    ["Communicated with suppliers", "communication"],
  ])("“%s” names %s", (line, field) => {
    expect([...shownBy(line)].join("; ")).toContain(idOf(field));
  });
});
