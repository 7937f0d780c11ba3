import { type Opening, openingOf } from "./verbs.ts";

/** After a verb these join another: "Making coffee and serving customers", "Answer phones and greet visitors". */
const JOINED_GERUND = /(,\s+and\s+|,\s+|\s+and\s+|\s+&\s+)(\p{L}+ing)\b(?=(\s+\S)?)/giu;
const JOINED_BASE = /([,;]\s+and\s+|[,;]\s+|\s+and\s+|\s+&\s+)(\p{L}+)\b(?=\s+(\S+))/giu;
/** After "and" these aren't verbs: "tracking incoming and outgoing mail". */
const PARTICIPLE =
  /^(?:incoming|outgoing|ongoing|existing|remaining|upcoming|outstanding|emerging|following)$/i;
/** Opens a verb's object: a word before it that may be a noun is a verb. */
const OBJECT = /^(?:the|a|an|all|any|each|every|new|our|my|their|its|up|over|more|\p{N}\S*)$/iu;
const INFINITIVE = /\bto\s+(\p{Ll}+)([^;]*)$/u;

type Row = { verb: Opening; rest: string };

const formOf = ({ base, past }: Opening, isPast: boolean): string => (isPast ? past : base);

function turnGerunds({ verb, rest }: Row, isPast: boolean): string | null {
  let isWhole = true;
  const turned = rest.replace(JOINED_GERUND, (all: string, joint: string, word: string, next?: string) => {
    const joined = openingOf(word.toLowerCase());
    const isVerb = joined?.form === "gerund" && !(joined.isNounToo && next === undefined);
    if (!isVerb && !PARTICIPLE.test(word)) isWhole = false;
    return isVerb ? joint + formOf(joined, isPast) : all;
  });
  return isWhole ? formOf(verb, isPast) + turned : null;
}

type Joint = { before: string; joint: string; word: string; next: string };

/** The rest of a text after "to plan": empty directly after the verb; null where it has no infinitive. */
function behindInfinitive(text: string): string | null {
  const [, verb = "", behind = ""] = INFINITIVE.exec(text) ?? [];
  return verb && openingOf(verb)?.base === verb ? behind : null;
}

/** What follows a joint: a verb of the row, a part of "to plan and deliver", a noun, or something unknown. */
function roleOf(joined: Opening, { before, joint, word, next }: Joint): "verb" | "other" | "unclear" {
  const behind = word === joined.base ? behindInfinitive(before) : null;
  if (behind !== null) return behind === "" && /and|&/.test(joint) ? "other" : "unclear";
  if (!joined.isNounToo || OBJECT.test(next)) return "verb";
  // "Opens and closes the shop"
  if (before === "") return "verb";
  return /,\s+$/.test(joint) ? "other" : "unclear";
}

function turnBases({ verb, rest }: Row, isPast: boolean): string | null {
  let isWhole = true;
  const turned = rest.replace(JOINED_BASE, (all: string, joint: string, word: string, next, at: number) => {
    const joined = openingOf(word.toLowerCase());
    if (joined?.form !== "base") return all;
    const role = roleOf(joined, { before: rest.slice(0, at), joint, word, next });
    const form = formOf(joined, isPast);
    if (role === "unclear" && form !== word) isWhole = false;
    return role === "verb" ? joint + form : all;
  });
  return isWhole ? formOf(verb, isPast) + turned : null;
}

/** Every verb of a row in one form; null when one of them can't be inflected, since mixed tenses are worse. */
export function turnRow(row: Row, isPast: boolean): string | null {
  if (row.verb.form === "past") return row.verb.past + row.rest;
  return row.verb.form === "gerund" ? turnGerunds(row, isPast) : turnBases(row, isPast);
}
