import { foldAscii } from "@terzi/language/normalise";
import { wordKeys } from "@terzi/language/tokens";
import { postingLines, postingPattern } from "../languages/all-posting-patterns.ts";
import { startsWithAny } from "./any-of.ts";
import { kindOfHeading, type SectionKind } from "./heading-kinds.ts";
import { headingKeys, isHeadingWord, isMadeOfHeadingWords } from "./heading-words.ts";

const MOST_WORDS = 8;

/** Before a list, a heading may have its own bullet: "➤ NE YAPACAKSINIZ?". */
const LOOKS_LIKE_ONE = /[:：?]\s*$|^[^\p{Ll}]{4,}$/u;

/** What a heading announces; undefined when the line isn't one. Headings are made of a small set of words. */
export function readHeading(text: string, isBullet: boolean): SectionKind | undefined {
  const hasColon = /[:：]\s*$/.test(text);
  const keys = headingKeys(text);
  if (!keys.length || keys.length > MOST_WORDS || (isBullet && !LOOKS_LIKE_ONE.test(text))) return undefined;
  if (/[.!]$/.test(text.trim())) return undefined;
  const known = keys.filter(isHeadingWord).length;
  const enough = hasColon ? known >= keys.length / 2 : isMadeOfHeadingWords(keys.join(" "));
  // Names in a heading ("About Acme", "Why Acme?") are the company's.
  const isAbout =
    /^(about|why|life at|working at|meet|(?:the )?(?:benefits|perks) of (?:working|joining))\b/.test(
      keys.join(" "),
    ) &&
    keys.length <= 6 &&
    /^\p{Lu}/u.test(text);
  if (!enough && !isAbout) return undefined;
  return kindOfHeading(keys.join(" "));
}

const MOST_WORDS_OF_AN_INTRODUCTION = 16;
const MOST_WORDS_ALONE = 7;

/** Labels of a record about the job: none of them asks anything. */
const RECORD = startsWithAny(postingLines("recordLabels"), "", "$");

const TITLE = startsWithAny(postingPattern("titleLabel"), "", "$");

/** "Post:", "Pozisyon:": before the job's own name. */
export const namesTitle = (label: string): boolean => TITLE.test(headingKeys(label).join(" "));

/** "You will have …", "you will enjoy …": what one brings, and what one gets. */
const NO_DUTY = /\b(?:will|ll) (?:have|bring|offer|enjoy|get|receive|find|need|know|hold)$/;

/** "In our north team you will", before a list: each item completes it. */
const GOES_ON =
  /\b(?:(?:you|will|ll|to|are|have|can|should|must|if|with|who)(?: (?:also|already|even|ever))?(?: (?:have|had))?|olarak|olan|icin|sunlari|sunlardir|asagidaki\w*)$/;

/** Whether a sentence is completed by the list after it. */
export const goesOnInList = (text: string): boolean =>
  /[:：;]\s*$/.test(text) || GOES_ON.test(headingKeys(text).join(" "));

/**
 * A heading by its position: "As our press officer you will:" before a list, "Profiliniz" between two blank lines.
 * Such a line may contain words that other headings don't. `opensList`: a list item follows; `standsAlone`: a blank
 * line before it and none after. "unknown": it heads a list without saying of what.
 */
export function readPlacedHeading(
  text: string,
  { opensList, standsAlone }: { opensList: boolean; standsAlone: boolean },
): SectionKind | "unknown" | undefined {
  const folded = foldAscii(text).replace(/['’]/g, " ");
  const keys = wordKeys(folded);
  const hasColon = /[:：]\s*$/.test(text);
  const most =
    (hasColon || /;\s*$/.test(text) || GOES_ON.test(keys.join(" "))) && opensList
      ? MOST_WORDS_OF_AN_INTRODUCTION
      : MOST_WORDS_ALONE;
  // "Draw plans; check them;" lists already.
  if (/;.*;/u.test(text)) return undefined;
  if (!keys.length || keys.length > most || (opensList ? /[.!,]\s*$/ : /[.!;,]\s*$/).test(text))
    return undefined;
  if (!opensList && !(standsAlone && (hasColon || !/\d/.test(text)))) return undefined;
  const said = keys.join(" ");
  if (RECORD.test(said)) return "other";
  const kind = kindOfHeading(said);
  const saysDuty = kind !== "nice" && /\b(?:you|sen|siz)\b.*\b(?:will|ll)\b(?!.*\bif$)/.test(said);
  if (saysDuty && opensList && !NO_DUTY.test(said)) return "tasks";
  return kind === "other" || !kind ? (opensList ? "unknown" : kind) : kind;
}

/** The separator between a heading and its text in one line: "Requirements: …", "ARANAN = …", "Perks >> …". */
const INLINE =
  /^(?:([^:.,;!?(=>]{2,60}|[^:.,;!?()]{0,40}\([^:()]+\)[^:.,;!?()]{0,20}):|([^:.,;!?(=>]{2,60})\s(?:=|>>|→|⇒)|([^:.,;!?(=>/|–—-]{2,40})\s[/|–—-](?=\s))\s*(?=\S)/u;

/** "Cooking: 10 years" isn't a section. */
const COUNTS_YEARS = new RegExp(String.raw`^\d+\+? ?${postingPattern("yearsCounted")}`, "iu");

/** A heading and its text in one line. `length`: of the heading part. `isRecord`: it applies to this line only. */
export function readInlineHeading(
  text: string,
): { kind: SectionKind; length: number; isRecord: boolean } | undefined {
  const match = INLINE.exec(text);
  // After a separator that names may contain too, only a line made of heading words is one.
  if (match?.[3] && !headingKeys(match[3]).every(isHeadingWord)) return undefined;
  const label = match?.[1] ?? match?.[2] ?? match?.[3];
  if (!match || !label || COUNTS_YEARS.test(text.slice(match[0].length))) return undefined;
  const isRecord = RECORD.test(headingKeys(label).join(" "));
  const kind = isRecord ? "other" : readHeading(`${label}:`, false);
  return kind && { kind, length: match[0].length, isRecord };
}
