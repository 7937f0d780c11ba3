import { remembered } from "../../text/remembered.ts";
import { rootOf } from "../../text/root.ts";
import { stem } from "../../text/stem.ts";
import { conceptsAt } from "./concepts.ts";
import type { Met } from "./fit-phrase.ts";
import { widerThan } from "./lexicon-shelves.ts";
import { nounStemsOf, verbStemsOf } from "./turkish-forms.ts";
import { wordsOf } from "./word-list.ts";

const LINKS = wordsOf("of the and a an in for to");

const englishIds = remembered((key): readonly string[] => [`w:${key}`, `e:${stem(key, "en")}`]);
const turkishIds = remembered((key): readonly string[] => [
  ...englishIds(key),
  ...verbStemsOf(key).map((verb) => `v:${verb}`),
  ...nounStemsOf(key).map((noun) => `s:${noun}`),
]);

/** The ids of a word itself, whatever it means. */
export const idsOf = (key: string, isTurkish: boolean): readonly string[] =>
  (isTurkish ? turkishIds : englishIds)(key);

/** The id of an English word's family, for words that no list knows: "cannulate" and "cannulation". */
export const familyId = (key: string): string[] => (/^[a-z]{6,}$/.test(key) ? [`r:${rootOf(key)}`] : []);

type Part = { ids: string[]; isMarker: boolean };

function readPart(key: string, isTurkish: boolean): Part {
  const met = conceptsAt([key], 0, { isTurkish, allows: () => true });
  const ids = [
    ...met.filter(({ kind }) => kind === "thing").map(({ id }) => `c:${id}`),
    ...met.filter(({ kind }) => kind === "action").map(({ id }) => `n:${id}`),
    ...idsOf(key, isTurkish),
  ];
  return { ids, isMarker: met.some(({ kind }) => kind === "marker") };
}

const englishPart = remembered((key) => readPart(key, false));
const turkishPart = remembered((key) => readPart(key, true));
const partOf = (key: string, isTurkish: boolean): Part => (isTurkish ? turkishPart : englishPart)(key);

/** What one word of a fixed group may be met as. */
export const idsOfPart = (key: string, isTurkish: boolean): string[] => partOf(key, isTurkish).ids;

/** What each word of a fixed group may be met as, without "of" and "the". */
export const partsOf = (words: string[], isTurkish: boolean): string[][] =>
  words.filter((word) => !LINKS.has(word)).map((word) => idsOfPart(word, isTurkish));

const isThing = ({ kind }: Met): boolean => kind === "thing";

/** The fixed groups inside a longer one, from its left, with the words between them: "intensive care" and "nurse". */
export function groupsIn(words: string[], isTurkish: boolean): string[][] {
  if (words.length < 3) return [];
  const groups: string[][] = [];
  for (let at = 0; at < words.length; ) {
    const allows = (length: number) => length < words.length;
    const met = conceptsAt(words, at, { isTurkish, allows }).filter(isThing);
    const length = met[0]?.length ?? 1;
    const word = words[at] ?? "";
    if (length > 1)
      groups.push([...met.map(({ id }) => `c:${id}`), `w:${words.slice(at, at + length).join(" ")}`]);
    else if (!LINKS.has(word)) groups.push(idsOfPart(word, isTurkish));
    at += length;
  }
  return groups.length < partsOf(words, isTurkish).length ? groups : [];
}

/** "A safety check" is a check. Not in titles ("vice president"), nor where a word makes the others smaller ("mock exam"). */
export function headIds(words: string[], met: Met[], isTurkish: boolean): string[] {
  if (words.length < 2) return [];
  if (met.some(({ id }) => id.startsWith("role-"))) return fieldsOf(words, met, isTurkish);
  const isPlain = words.every((word) => !LINKS.has(word) && !partOf(word, isTurkish).isMarker);
  if (!isPlain) return [];
  const head = groupsIn(words, isTurkish).at(-1) ?? idsOfPart(words.at(-1) ?? "", isTurkish);
  return head.filter((id) => !id.startsWith("c:role-"));
}

/** "Accounts payable clerk" is about accounts payable; only a title that has a wider one is about its last word too. */
function fieldsOf(words: string[], met: Met[], isTurkish: boolean): string[] {
  const groups = groupsIn(words, isTurkish);
  const parts = groups.length ? groups : partsOf(words, isTurkish);
  const isRole = (part: string[]) => part.some((id) => id.startsWith("c:role-"));
  const fields = parts.slice(0, -1).filter((part) => !isRole(part));
  const all = widerThan(met).length ? [...fields, parts.at(-1) ?? []] : fields;
  return all.flat().filter((id) => id.startsWith("c:") && !id.startsWith("c:role-"));
}

/** English verbs of any meaning, which say nothing apart from what stands behind them. */
const ANY_VERB =
  /^(?:take|took|taken|make|made|do|did|done|get|got|gave|give|given|run|ran|keep|kept|put|have|had|set|go|went|come|came|hold|held|look|bring|brought|see|saw|be|was|draw|drew|pull|call|work)(?:s|ing|ed)?$/;
/** Behind an English verb they make another one of it: "call off", "lay off", "write up". */
const PARTICLES = wordsOf(
  "off out up in on at down over away back for to with into after through round around",
);

/** "rota planla-" is also to plan: what a group's verb says by itself, but for verbs of any meaning ("al-", "take"). */
export function verbsIn(words: string[], isTurkish: boolean): string[] {
  const verb = isTurkish ? words.at(-1) : words[0];
  if (verb === undefined || words.length < 2) return [];
  if (!isTurkish && (ANY_VERB.test(verb) || words.some((word) => PARTICLES.has(word)))) return [];
  const met = conceptsAt([verb], 0, { isTurkish, allows: () => true });
  if (met.some(({ kind }) => kind === "plain" || kind === "light")) return [];
  if (isTurkish && met.some(({ stemLength }) => stemLength < 3)) return [];
  return met.filter((one) => one.kind === "action" && one.isTurkish === isTurkish).map(({ id }) => id);
}

/** What the verb of a group takes: the windows of "clean windows", and whether they are its only word. */
export function objectsIn(words: string[], isTurkish: boolean): { things: string[]; isWhole: boolean } {
  const objects = isTurkish ? words.slice(0, -1) : words.slice(1);
  const whole = conceptsAt(objects, 0, { isTurkish, allows: () => true })
    .filter(({ kind, length }) => kind === "thing" && length === objects.length)
    .map(({ id }) => `c:${id}`);
  if (whole.length) return { things: whole, isWhole: true };
  const things = objects.flatMap((word) => idsOfPart(word, isTurkish)).filter((id) => id.startsWith("c:"));
  return { things, isWhole: false };
}

/** "Make announcements", "anons yapmak": a verb that only says that its thing was done. */
export function isDoingIn(words: string[], isTurkish: boolean): boolean {
  const verb = isTurkish ? words.at(-1) : words[0];
  if (verb === undefined || words.length < 2) return false;
  return conceptsAt([verb], 0, { isTurkish, allows: () => true }).some(
    ({ kind }) => kind === "plain" || kind === "light",
  );
}

/** "ders vermek" is also about lessons. */
export function thingsIn(words: string[], isTurkish: boolean): string[] {
  const ids: string[] = [];
  for (let at = 0; words.length > 1 && at < words.length; ) {
    // "yüksek lisans yapmak" is about a master's degree, not about a bachelor's.
    const longest = words.length - at - (at === 0 ? 1 : 0);
    const met = conceptsAt(words, at, { isTurkish, allows: (length) => length <= longest });
    ids.push(...met.filter(({ kind }) => kind === "thing").map(({ id }) => `c:${id}`));
    at += Math.max(1, met[0]?.length ?? 1);
  }
  return ids;
}
