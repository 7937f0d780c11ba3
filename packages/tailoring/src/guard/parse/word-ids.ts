import { rememberedBy } from "@terzi/language/remembered";
import type { GuardLanguage } from "../../languages/guard-language.ts";
import { conceptsAt } from "./concepts.ts";
import type { PhraseMatch } from "./fit-phrase.ts";
import { widerThan } from "./phrase-lookup.ts";
import { wordsOf } from "./word-list.ts";

const LINKS = wordsOf("of the and a an in for to");

type Part = { ids: string[]; isMarker: boolean };

function readPart(key: string, language: GuardLanguage): Part {
  const met = conceptsAt([key], 0, { language, allows: () => true });
  const ids = [
    ...met.filter(({ kind }) => kind === "thing").map(({ id }) => `c:${id}`),
    ...met.filter(({ kind }) => kind === "action").map(({ id }) => `n:${id}`),
    ...language.idsOf(key),
  ];
  return { ids, isMarker: met.some(({ kind }) => kind === "marker") };
}

const partOf = rememberedBy(readPart);

/** What one word of a fixed group may be met as. */
export const idsOfPart = (key: string, language: GuardLanguage): string[] => partOf(key, language).ids;

/** What each word of a fixed group may be met as, without "of" and "the". */
export const partsOf = (words: string[], language: GuardLanguage): string[][] =>
  words.filter((word) => !LINKS.has(word)).map((word) => idsOfPart(word, language));

const isThing = ({ kind }: PhraseMatch): boolean => kind === "thing";

/** The fixed groups inside a longer one, from the left, with the words between them: "intensive care" and "nurse". */
export function groupsIn(words: string[], language: GuardLanguage): string[][] {
  if (words.length < 3) return [];
  const groups: string[][] = [];
  for (let at = 0; at < words.length; ) {
    const allows = (length: number) => length < words.length;
    const met = conceptsAt(words, at, { language, allows }).filter(isThing);
    const length = met[0]?.length ?? 1;
    const word = words[at] ?? "";
    if (length > 1)
      groups.push([...met.map(({ id }) => `c:${id}`), `w:${words.slice(at, at + length).join(" ")}`]);
    else if (!LINKS.has(word)) groups.push(idsOfPart(word, language));
    at += length;
  }
  return groups.length < partsOf(words, language).length ? groups : [];
}

/** "A safety check" is a check. Not in titles ("vice president"), nor where a word limits the others ("mock exam"). */
export function headIds(words: string[], met: PhraseMatch[], language: GuardLanguage): string[] {
  if (words.length < 2) return [];
  if (met.some(({ id }) => id.startsWith("role-"))) return fieldsOf(words, met, language);
  const isPlain = words.every((word) => !LINKS.has(word) && !partOf(word, language).isMarker);
  if (!isPlain) return [];
  const head = groupsIn(words, language).at(-1) ?? idsOfPart(words.at(-1) ?? "", language);
  return head.filter((id) => !id.startsWith("c:role-"));
}

/** "Accounts payable clerk" is about accounts payable; only a title with a broader title is about its last word too. */
function fieldsOf(words: string[], met: PhraseMatch[], language: GuardLanguage): string[] {
  const groups = groupsIn(words, language);
  const parts = groups.length ? groups : partsOf(words, language);
  const isRole = (part: string[]) => part.some((id) => id.startsWith("c:role-"));
  const fields = parts.slice(0, -1).filter((part) => !isRole(part));
  const all = widerThan(met).length ? [...fields, parts.at(-1) ?? []] : fields;
  return all.flat().filter((id) => id.startsWith("c:") && !id.startsWith("c:role-"));
}

/** The verb of a group, by its position. */
const verbOf = (words: string[], { isVerbFinal }: GuardLanguage): string | undefined =>
  isVerbFinal ? words.at(-1) : words[0];

/** "rota planla-" is also to plan: the meaning of a group's verb alone, unless it can mean anything ("al-", "take"). */
export function verbsIn(words: string[], language: GuardLanguage): string[] {
  const verb = verbOf(words, language);
  if (verb === undefined || words.length < 2) return [];
  if (language.isEmptyVerb(verb, words)) return [];
  const met = conceptsAt([verb], 0, { language, allows: () => true });
  if (met.some(({ kind }) => kind === "plain" || kind === "light")) return [];
  if (met.some(({ stemLength }) => stemLength < language.shortestVerbStem)) return [];
  return met.filter((one) => one.kind === "action" && one.language === language).map(({ id }) => id);
}

/** The object of a group's verb: the windows of "clean windows", and whether it is the only other word. */
export function objectsIn(words: string[], language: GuardLanguage): { things: string[]; isWhole: boolean } {
  const objects = language.isVerbFinal ? words.slice(0, -1) : words.slice(1);
  const whole = conceptsAt(objects, 0, { language, allows: () => true })
    .filter(({ kind, length }) => kind === "thing" && length === objects.length)
    .map(({ id }) => `c:${id}`);
  if (whole.length) return { things: whole, isWhole: true };
  const things = objects.flatMap((word) => idsOfPart(word, language)).filter((id) => id.startsWith("c:"));
  return { things, isWhole: false };
}

/** "Make announcements", "anons yapmak": a verb that only says its object was done. */
export function isDoingIn(words: string[], language: GuardLanguage): boolean {
  const verb = verbOf(words, language);
  if (verb === undefined || words.length < 2) return false;
  return conceptsAt([verb], 0, { language, allows: () => true }).some(
    ({ kind }) => kind === "plain" || kind === "light",
  );
}

/** "ders vermek" is also about lessons. */
export function thingsIn(words: string[], language: GuardLanguage): string[] {
  const ids: string[] = [];
  for (let at = 0; words.length > 1 && at < words.length; ) {
    // "yüksek lisans yapmak" is about a master's degree, not about a bachelor's.
    const longest = words.length - at - (at === 0 ? 1 : 0);
    const met = conceptsAt(words, at, { language, allows: (length) => length <= longest });
    ids.push(...met.filter(({ kind }) => kind === "thing").map(({ id }) => `c:${id}`));
    at += Math.max(1, met[0]?.length ?? 1);
  }
  return ids;
}
