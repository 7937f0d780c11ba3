import type { Span } from "@terzi/contracts/posting";
import { type Annotated, annotate } from "../../../lexicon/annotate.ts";
import { cutList, type ListItem, type ListWords } from "../../../posting/cut-list.ts";
import { standsAlone, type Term } from "../../../posting/term.ts";
import { closesQuality, closesTask, isAuxiliary } from "./endings.ts";
import { trimTurkish } from "./trim.ts";

const WORDS: ListWords = {
  and: "ve|ayrıca|ile birlikte",
  or: "veya|ya da|ve/veya|yahut",
  examplesFollow: String.raw`örneğin|örn\.`,
  examplesEnd: "gibi|benzeri|vb|vs",
  anyOf: /herhangi bir|(?<!\p{L})(?:birinde|birini|birine|birinden)(?!\p{L})|en az biri/iu,
  bound: /(?<!\p{L})ile\s[^,]*$/iu,
};

/** Says that something is done, had or known; the thing itself precedes it. */
const isVerbal = (key: string): boolean =>
  isAuxiliary(key) ||
  closesTask(key) ||
  (closesQuality(key) && !/^(?:uzman|guclu|sorumlu|yuksek)$/.test(key)) ||
  /(?:[ae]r[ae]k|[iu]p|[aeiu]rs[iu]n[iu]z|[iu]yor(?:uz|um)?)$/.test(key);

/** Verbs of two words: "kontrol etmek", "destek olmak". */
const HOW_WELL =
  /^(?:yazili|sozlu|iyi|cok|ileri|orta|akici|ana|dil\p{L}*|duzeyde|derecede|seviyede|duzey|seviye)$/u;
const LIGHT =
  /^(?:et|yap|ol|sagla|bulun|al|ver)(?:mek|mak|mesi|masi|en|an|ebilen|abilen|ebilmek|abilmek|erek|arak|ilmesi|ilmasi|inmasi|inmesi|mis|mus)$/;

type Read = ListItem & { part: Annotated; nouns: Annotated["words"] };

function read(text: string, item: ListItem): Read {
  const span = trimTurkish(text, item);
  const part = annotate(text.slice(span.start, span.end), "tr");
  const nouns = part.words.filter(({ key }, at) => {
    const next = part.words[at + 1]?.key ?? "";
    return !isVerbal(key) && !HOW_WELL.test(key) && !LIGHT.test(key) && !(LIGHT.test(next) && at === 0);
  });
  return { ...item, ...span, part, nouns };
}

/** Only says what is done with what precedes it, or how. */
const isNoItem = ({ part, nouns }: Read): boolean => !nouns.length || !standsAlone({ ...part, words: nouns });

/** "Bunlara", "onların": refer back. */
const POINTS_BACK =
  /^(?:bun|on)(?:u|a|lar\p{L}*|lari\p{L}*|un|unla|dan)$|^(?:gerektiginde|gerekirse|boylece|yani|cunku|mumkunse)$/u;

/** The things that a line asks for, each to be shown separately; fewer than two where it asks for one. */
export function cutTurkishTerms(text: string): Term[] {
  const items = cutList(annotate(text, "tr"), WORDS);
  const merged: { item: Read; written: Span }[] = [];
  let held: ListItem | undefined;
  for (const [at, cut] of items.entries()) {
    const written: ListItem = held ? { ...cut, start: held.start, joint: held.joint } : cut;
    const item = read(text, written);
    const last = merged.at(-1);
    const goesOn = isNoItem(item) || POINTS_BACK.test(item.part.words[0]?.key ?? "");
    if (last && goesOn && !held && cut.joint !== "stop") {
      const whole = { start: last.written.start, end: cut.end };
      merged[merged.length - 1] = { item: read(text, { ...whole, joint: "start" }), written: whole };
      continue;
    }
    if (goesOn && at < items.length - 1) {
      held = written;
      continue;
    }
    held = undefined;
    merged.push({ item, written });
  }
  if (merged.length < 2) return [];
  return merged.map(({ item }, at) => ({
    start: item.start,
    end: item.end,
    asked: askedWords(text, item, merged[at + 1]?.item),
  }));
}

/** "Yağ ve yakıt filtresi değişimi": what a single word shares with the next entry. */
function askedWords(text: string, item: Read, next: Read | undefined): string[] {
  const own = text.slice(item.start, item.end);
  const [first] = next?.part.words.slice(1) ?? [];
  const isShared = item.part.words.length === 1 && next && next.joint !== "stop" && first;
  return isShared ? [own, `${own} ${next.part.text.slice(first.start)}`] : [own];
}
