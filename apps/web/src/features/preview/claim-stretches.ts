import type { Claim } from "@terzi/contracts/cv";
import { type AnyEntry, fieldsOfRole, textOf } from "@terzi/contracts/entry-fields";
import type { Language } from "@terzi/contracts/language";
import { parsePlace, partOf, type Place, printPlace, readPlace } from "@terzi/contracts/place";
import { cvNameOf, sectionNamed } from "@terzi/contracts/sections";
import { showProficiency } from "@terzi/i18n/proficiency";
import type { MarkedLine, Segment } from "./mark-differences.ts";
import type { StudioCv } from "./reviewed.ts";

/** A piece of a line; `claim` is the sentence that it is, where it still stands as it was generated. */
export type Stretch = { claim: Claim | null; segments: Segment[] };

/** Whether the place holds a sentence or a skill, rather than an entry's name. */
function isSentence(place: Place): boolean {
  const { section: name, field = "" } = parsePlace(place);
  const section = sectionNamed(name);
  if (section) return fieldsOfRole(section, "description", "points").includes(field);
  return name === "summary" || partOf(place) === "skills";
}

/** The place in the profile that a claim's entry was made from, as the comparison's blocks name it. */
function sourceOf({ at }: Claim, { content }: StudioCv): Place {
  const { section: name, entry } = parsePlace(at);
  const section = sectionNamed(name);
  if (!section) return name;
  const entries: AnyEntry[] | string = content[cvNameOf(section)];
  if (typeof entries === "string" || entry === undefined) return section;
  return readPlace(textOf(entries[entry] ?? {}, "source")) || printPlace({ section, entry });
}

/** The claims that are sentences or skills, by their block of the comparison. */
export const claimsBySource = (preview: StudioCv): Map<string, Claim[]> =>
  Map.groupBy(
    preview.claims.filter(({ at }) => isSentence(at)),
    (claim) => sourceOf(claim, preview),
  );

/** A language is claimed as "English: Fluent" and shown as "English · Fluent", or "İngilizce · Akıcı" in a Turkish CV. */
function shownText({ at, text }: Claim, language: Language): string {
  const [, name = "", level = ""] = /^(.*): (\w+)$/su.exec(text) ?? [];
  const isLanguage = parsePlace(at).section === "skills.languages" && level !== "";
  return isLanguage ? `${name} · ${showProficiency(level, language)}` : text;
}

/** Whole words only: "Go" isn't in "Google". -1 when not found. */
function findWords(text: string, words: string): number {
  const isLetter = (character = ""): boolean => /[\p{L}\p{N}]/u.test(character);
  for (let at = text.indexOf(words); at >= 0; at = text.indexOf(words, at + 1))
    if (!isLetter(text[at - 1]) && !isLetter(text[at + words.length])) return at;
  return -1;
}

/** A line cut at the bounds of its claims, in order, losing no word. */
export function cutIntoStretches({ segments }: MarkedLine, claims: Claim[], language: Language): Stretch[] {
  const text = segments.map((segment) => segment.text).join("");
  const stretches: Stretch[] = [];
  let end = 0;
  const found = claims
    .map((claim) => {
      const shown = shownText(claim, language);
      return { claim, at: findWords(text, shown), size: shown.length };
    })
    .filter(({ at, size }) => at >= 0 && size > 0)
    .toSorted((a, b) => a.at - b.at || b.size - a.size);
  for (const { claim, at, size } of found) {
    if (at < end) continue;
    if (at > end) stretches.push({ claim: null, segments: sliceSegments(segments, end, at) });
    stretches.push({ claim, segments: sliceSegments(segments, at, at + size) });
    end = at + size;
  }
  if (end < text.length) stretches.push({ claim: null, segments: sliceSegments(segments, end, text.length) });
  return stretches;
}

function sliceSegments(segments: Segment[], from: number, to: number): Segment[] {
  let at = 0;
  return segments.flatMap(({ text, isChanged }) => {
    const piece = text.slice(Math.max(0, from - at), Math.max(0, to - at));
    at += text.length;
    return piece ? [{ text: piece, isChanged }] : [];
  });
}
