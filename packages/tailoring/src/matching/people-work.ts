import { rootOf } from "@terzi/language/en/word-families";
import { foldAscii } from "@terzi/language/normalise";
import { withoutInfinitive } from "@terzi/language/tr/glossary";
import {
  LEADING_WORDS,
  LEARNERS_AT_WORK,
  PEOPLE_AT_WORK,
  TEACHING_WORDS,
} from "@terzi/lexicon/generated/matching";
import { matchingCue } from "../languages/all-matching-cues.ts";
import type { Annotated } from "../lexicon/annotate.ts";
import { madeOf } from "../lexicon/parts.ts";
import type { Word } from "../lexicon/word.ts";
import { stemTurkish } from "../lexicon/words.ts";
import type { Placed } from "./alternatives.ts";
import type { Component } from "./component.ts";
import type { ProfileEvidence } from "./profile-evidence.ts";
import type { Unit } from "./units.ts";

/** Leading and teaching people is asked nearly everywhere, and said in other words by everybody. */
type PeopleWork = { kind: "leading" | "teaching"; deed: Word; people: Word };

type WordSet = { roots: ReadonlySet<string>; stems: () => ReadonlySet<string> };

const stemOf = (word: string): string => stemTurkish(withoutInfinitive(foldAscii(word)));

function readWords(lists: string): WordSet {
  const [english = "", turkish = ""] = lists.split("\n");
  return {
    roots: new Set(english.split(" ").map(rootOf)),
    stems: madeOf(
      "turkish",
      // "İşçi" without its ending is work.
      () =>
        new Set(
          turkish
            .split(" ")
            .map(stemOf)
            .filter((stem) => stem.length > 2),
        ),
      new Set<string>(),
    ),
  };
}

const PEOPLE = readWords(PEOPLE_AT_WORK);
const LEARNERS = readWords(LEARNERS_AT_WORK);
const DEEDS = { leading: readWords(LEADING_WORDS), teaching: readWords(TEACHING_WORDS) };

/** "Danışmanlık", "attended": what somebody's work is called, or that they do it, is nobody. */
const isCalling = (key: string): boolean => /[^aeiou]l[iu][kg]|(?:ed|ing)$/.test(foldAscii(key));

const isOf = ({ key, roots, own }: Word, words: WordSet): boolean =>
  own === undefined
    ? words.roots.has(rootOf(key))
    : words.stems().has(own) || roots.slice(0, 1).some((root) => words.roots.has(root));

/** How many words may stand between who is led and that they are. */
const FARTHEST = 6;

/** "In a team led by the chef" says who leads: somebody else. */
const isByOthers = ({ text }: Annotated, { end }: Word): boolean => /^\s+by\b/i.test(text.slice(end));
const tellsOfOthers = ({ annotated }: Unit): boolean =>
  annotated.words.some((word) => isByOthers(annotated, word) && isOf(word, DEEDS.leading));

/** "An obstetric-led ward": led by others. */
const isCompound = ({ text }: Annotated, { start }: Word): boolean => text[start - 1] === "-";

/** "Category managers", "yönetmen yardımcısı": who leads is no leading. */
const IS_AGENT = /^(?:manag|direct|supervis|coordinat|guid)[eo]rs?$|^head$|^yonet(?:men|ici)/;

const WORKERS = new RegExp(`^${matchingCue("workers")}$`, "u");
/** "Train room attendants": whoever is taught is told by what they do. */
const isWorker = ({ key }: Word, kind: PeopleWork["kind"]): boolean =>
  kind === "teaching" && WORKERS.test(foldAscii(key));

const SURELY_WORKERS = new RegExp(`^(?:${matchingCue("surelyWorkers")})$`, "u");
const FEW = new RegExp(`^(?:\\d{1,2}|${foldAscii(matchingCue("smallNumber"))})$`, "u");
/** "Line-manage three chemists", "14 trained firefighters": whoever manages so many of them leads people. */
const isFew = (words: readonly Word[], place: number): boolean =>
  SURELY_WORKERS.test(foldAscii(words[place]?.key ?? "")) &&
  words.slice(Math.max(0, place - 2), place).some(({ key }) => FEW.test(foldAscii(key)));

const LEADS = new RegExp(matchingCue("leadsPeople"), "u");

const found = new WeakMap<Annotated, PeopleWork | null>();

/** The first place of a text that says that people are led or taught. */
export function findPeopleWork(part: Annotated): PeopleWork | undefined {
  const known = found.get(part);
  if (known !== undefined) return known ?? undefined;
  const work = readPeopleWork(part);
  found.set(part, work ?? null);
  return work;
}

function readPeopleWork(part: Annotated): PeopleWork | undefined {
  return (
    lookForPeople(part, (word, _, kind) => isOf(word, PEOPLE) || isWorker(word, kind)) ??
    lookForPeople(part, (_, place, kind) => kind === "leading" && isFew(part.words, place)) ??
    readLeading(part)
  );
}

/** "Run the shop and a team of eight": from the deed to whoever is led. */
function readLeading({ text, words }: Annotated): PeopleWork | undefined {
  const said = LEADS.exec(foldAscii(text));
  if (!said) return undefined;
  const inside = words.filter(({ start, end }) => end > said.index && start < said.index + said[0].length);
  const [deed] = inside;
  const people = inside.at(-1);
  return deed && people ? { kind: "leading", deed, people } : undefined;
}

function lookForPeople(
  part: Annotated,
  arePeople: (word: Word, place: number, kind: PeopleWork["kind"]) => boolean,
): PeopleWork | undefined {
  for (const [at, deed] of part.words.entries())
    for (const kind of ["teaching", "leading"] as const) {
      if (
        !isOf(deed, DEEDS[kind]) ||
        IS_AGENT.test(deed.key) ||
        isCompound(part, deed) ||
        isByOthers(part, deed)
      )
        continue;
      const people = part.words.find(
        (word, place) =>
          place !== at &&
          Math.abs(place - at) <= FARTHEST &&
          arePeople(word, place, kind) &&
          !isCalling(word.key),
      );
      if (people) return { kind, deed, people };
    }
  return undefined;
}

/** Who supervises a trainee teaches one. */
const isSame = ({ kind, people }: PeopleWork, asked: PeopleWork["kind"]): boolean =>
  kind === asked || (asked === "teaching" && isOf(people, LEARNERS));

const leading = new WeakMap<Unit, boolean>();
function leads(unit: Unit): boolean {
  const known = leading.get(unit) ?? (LEADS.test(foldAscii(unit.annotated.text)) && !tellsOfOthers(unit));
  leading.set(unit, known);
  return known;
}

/** The units that say the same of people. */
const unitsOfPeopleWork = (units: Unit[], asked: PeopleWork["kind"]): Unit[] =>
  units.filter((unit) => {
    if (unit.isVague) return false;
    if (asked === "leading" && leads(unit)) return true;
    const work = findPeopleWork(unit.annotated);
    return work !== undefined && isSame(work, asked);
  });

const PEOPLE_WEIGHT = 0.8;

/** Whether a unit names people: "led the upgrade" and "140 supervised shots" lead nobody. */
const namesPeople = ({ kind, annotated }: Unit): boolean =>
  kind !== "told" ||
  annotated.words.some(
    (word, place) => isOf(word, PEOPLE) || isWorker(word, "teaching") || isFew(annotated.words, place),
  );

/** Whether a unit says the deed itself: "together with the sales manager" and "stakeholder management" lead nobody. */
const tellsDeed = ({ kind, isClaim, annotated }: Unit, deed: Word): boolean =>
  kind === "title" ||
  (!isClaim && !annotated.words.some(({ key, roots }) => IS_AGENT.test(key) && roots[0] === deed.roots[0]));

/** That people are led or taught is one thing, whatever words say it. */
export function joinPeopleWork(
  evidence: ProfileEvidence,
  part: Annotated,
  components: Component[],
): Component[] {
  const work = findPeopleWork(part);
  if (!work) return components;
  const { kind, deed, people } = work;
  const isInside = ({ start, end }: Placed): boolean =>
    [deed, people].some((word) => word.start < end && word.end > start);
  // "Managing a team of five buyers": that somebody buys shows no team.
  const named = components.filter(
    (component) =>
      isInside(component) &&
      component.start <= deed.start &&
      component.end >= deed.end &&
      component.credit === 1 &&
      !component.isSide,
  );
  const units = [
    ...unitsOfPeopleWork(evidence.units, kind),
    ...named
      .flatMap((component) =>
        component.units.filter((unit) => component.concept !== undefined || tellsDeed(unit, deed)),
      )
      .filter((unit) => namesPeople(unit) && !tellsOfOthers(unit)),
  ];
  const start = Math.min(deed.start, people.start);
  const end = Math.max(deed.end, people.end);
  return [
    ...components.filter((component) => !isInside(component)),
    {
      start,
      end,
      units,
      credit: units.length ? 1 : 0,
      text: part.text.slice(start, end),
      weight: PEOPLE_WEIGHT,
      // Who buys in a team of five doesn't lead it, however much of the rest is shown.
      isName: true,
    },
  ];
}
