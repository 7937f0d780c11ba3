import type { Claim, CvContent } from "@terzi/contracts/cv";
import { type AnyEntry, textOf } from "@terzi/contracts/entry-fields";
import type { Evidence, RequirementMatch } from "@terzi/contracts/match";
import { entryPlace, type Place, parsePlace, printPlace } from "@terzi/contracts/place";
import { sectionNamed } from "@terzi/contracts/sections";
import { foldAscii } from "@terzi/language/normalise";

/** One line of the printed page. */
export type PageLine = { at: Place; text: string };
type Page = { lines: PageLine[]; content: CvContent; claims: Claim[] };

/** Where on the page each requirement is shown, by its id: the lines with its evidence. */
export function linesOfRequirements(matches: RequirementMatch[], page: Page): Map<string, Place[]> {
  const folded = page.lines.map((line) => ({ ...line, folded: foldAscii(line.text) }));
  const claimed = page.claims.map((claim) => ({ ...claim, folded: foldAscii(claim.text) }));
  const linesOf = ({ quote, place }: Evidence): Place[] => {
    const said = foldAscii(quote);
    const worded = claimed.filter(({ restsOn, added }) => !added && restsOn.includes(place));
    const found = folded.filter(
      (line) =>
        (said !== "" && saysWords(line.folded, said)) ||
        (line.folded.length >= SHORT && saysWords(said, line.folded)) ||
        worded.some((claim) => claim.folded !== "" && line.folded.includes(claim.folded)),
    );
    if (found.length) return found.map(({ at }) => at);
    // A language is printed in the words of the CV's own language.
    const language = folded.filter(({ at }) => isLanguage(place) && entryPlace(at) === entryPlace(place));
    if (language.length) return language.map(({ at }) => at);
    // Years are counted from a whole entry, which shows them wherever it is.
    return isWhole(place) ? headOf(place, page) : [];
  };
  return new Map(
    matches.map((match) => [match.requirement.id, [...new Set(match.evidence.flatMap(linesOf))]]),
  );
}

/** A line this short proves nothing by occurring in what somebody wrote. */
const SHORT = 12;
const LETTER = /[\p{L}\p{N}]/u;

/** Whole words only: "Go" isn't in "Google". */
export function saysWords(text: string, words: string): boolean {
  for (let at = text.indexOf(words); at >= 0; at = text.indexOf(words, at + 1))
    if (!LETTER.test(text[at - 1] ?? "") && !LETTER.test(text[at + words.length] ?? "")) return true;
  return false;
}

const isLanguage = (place: Place): boolean => parsePlace(place).section === "skills.languages";

/** Whether evidence is an entry, or its dates. */
function isWhole(place: Place): boolean {
  const { entry, field = "" } = parsePlace(place);
  return entry !== undefined && /^(?:$|.*Date$|date$)/.test(field);
}

/** The first line of the entry that was made from this place of the profile. */
function headOf(place: Place, { lines, content }: Page): Place[] {
  const source = entryPlace(place);
  const [first] = lines.filter(({ at }) => {
    const { section: name, entry } = parsePlace(at);
    if (entry === undefined || !sectionNamed(name)) return false;
    const entries: AnyEntry[] | string = Reflect.get(content, name);
    return typeof entries !== "string" && textOf(entries[entry] ?? {}, "source") === source;
  });
  return first ? [printPlace(parsePlace(first.at))] : [];
}
