import type { Conflict } from "@terzi/contracts/cv";
import { foldAscii } from "@terzi/language/normalise";
import { wordsSaid } from "../../align/align-sentence.ts";
import type { FactEntry } from "../../facts/fact.ts";
import type { Line } from "../../parse/line.ts";
import { spansOf } from "../../parse/spans.ts";
import { type ConflictTask, linesOf } from "../conflict-task.ts";
import { guardCue } from "../../../languages/all-guard-cues.ts";

/** The rungs of a language: lowest and highest for each word. Letters are those of the European framework. */
const RUNGS: [pattern: RegExp, lowest: number, highest: number][] = [
  [/\b(?:native|mother tongue|ana ?dil\w*)\b/, 6, 6],
  [/\b(?:bilingual|iki dilli)\b/, 5, 6],
  [/\b(?:fluent\w*|advanced|proficient|expert|akici|ileri)\b/, 5, 5.9],
  [/\bupper[- ]intermediate|ust orta\b/, 4, 4],
  [/\b(?:professional\w*|business|is duzeyi\w*|mesleki)\b/, 4, 5],
  [/\b(?:good|iyi)\b/, 3, 5],
  [/\b(?:intermediate|conversational|orta)\b/, 3, 4],
  [/\b(?:basic\w*|beginner\w*|elementary|temel|baslangic)\b/, 1, 2],
  [/\bc2\b/, 5, 6],
  [/\bc1\b/, 5, 5.9],
  [/\bb2\b/, 3, 4.5],
  [/\bb1\b/, 3, 4],
  [/\ba[12]\b/, 1, 2],
];

export type Rung = { lowest: number; highest: number };
export function rungOf(text: string): Rung | null {
  const found = RUNGS.filter(([pattern]) => pattern.test(foldAscii(text)));
  if (!found.length) return null;
  return {
    lowest: Math.max(...found.map(([, lowest]) => lowest)),
    highest: Math.max(...found.map(([, , highest]) => highest)),
  };
}

const PARTS = new RegExp(String.raw`[,;()]|\s${guardCue("joinsList")}\s`, "giu");

/** The part of a list in which a place stands. */
export function partAt(at: number, text: string): string {
  let from = 0;
  for (const { index, 0: sign } of text.matchAll(PARTS)) {
    if (index > at && !(sign === "(" && /^[^(,;]*$/.test(text.slice(at, index))))
      return text.slice(from, index);
    if (index <= at) from = index + sign.length;
  }
  return text.slice(from);
}

/** "Fluent English and German (B1)": the level beside a name, else the one that opens the list. */
const levelBeside = (at: number, first: number, { text }: Line): Rung | null =>
  rungOf(partAt(at, text)) ?? rungOf(text.slice(0, first));

function languageConflicts({ alignment: { sentence }, facts }: ConflictTask): Conflict[] {
  const spoken = facts.entries
    .filter(({ kind }) => kind === "languages")
    .flatMap((entry) => {
      const at = positionOf(entry, sentence);
      return at === null ? [] : [{ entry, at }];
    });
  const first = Math.min(...spoken.map(({ at }) => at));
  return spoken.flatMap(({ entry, at }) => {
    const said = levelBeside(at, first, sentence);
    const name = entry.heading[0]?.line.text ?? "";
    const known = rungOf(name);
    const differs = said && known && (said.lowest > known.highest || said.highest < known.lowest - 1);
    return differs ? [{ kind: "level" as const, said: sentence.text, known: name }] : [];
  });
}

/** Where a sentence names a language. */
function positionOf({ heading }: FactEntry, sentence: Line): number | null {
  const [first] = heading;
  const [own] = first ? spansOf(first.line).spans : [];
  const ids = new Set(own?.ids);
  return (
    spansOf(sentence).spans.find(
      (span) =>
        span.ids.some((id) => ids.has(id)) && !SIGNED.test(sentence.text.slice(span.end, span.end + 16)),
    )?.start ?? null
  );
}

/** "Turkish Sign Language" isn't Turkish. */
const SIGNED = new RegExp(String.raw`^\s${guardCue("signLanguage")}`, "iu");

const DEGREES: [level: number, pattern: RegExp][] = [
  [4, /\b(?:ph\.?d|doctorate|doctoral|doktora\w*|dphil)\b/],
  [3, /\b(?:master'?s?(?: degree| of| in)|m\.?sc|mba|m\.eng|yuksek lisans\w*)\b/],
  [
    2,
    /\b(?:bachelor\w*|b\.?sc|b\.?eng|b\.ed|(?<!yuksek )(?<!on )lisans(?:i|ini|im|imi|ina|tan)?(?= (?:mezun|derece|egitim|diploma|program|bolum)|[,.;]|$))/,
  ],
  [1, /\b(?:associate (?:degree|of)|on ?lisans\w*|hnd|foundation degree)\b/],
];

const degreesIn = (text: string): number[] => [
  ...DEGREES.filter(([, pattern]) => pattern.test(foldAscii(text))).map(([level]) => level),
  ...(/\bMA\b/.test(text) ? [3] : []),
  ...(/\bBA\b/.test(text) ? [2] : []),
  ...(/\bA\.?A\.?S\b/.test(text) ? [1] : []),
];

/** A degree that no school and no line of theirs has. */
function degreeConflicts({ alignment: { sentence }, entries }: ConflictTask): Conflict[] {
  const said = degreesIn(sentence.text);
  if (!said.length) return [];
  const known = linesOf(entries).flatMap(({ text }) => degreesIn(text.replace(/[’]/g, "'")));
  const schools = entries.filter(({ kind }) => kind === "education").flatMap(({ heading }) => heading);
  const degree = schools[0]?.line.text ?? "";
  return said.every((level) => !known.includes(level))
    ? [{ kind: "level", said: sentence.text, known: degree }]
    : [];
}

/** How well one knows something other than a language: "Mastercam (basic)". */
const SKILLED = /\b(?:advanced|expert|basic|beginner|intermediate|ileri|temel|baslangic|orta)\b/;

function skillConflicts({ alignment: { sentence, lines } }: ConflictTask): Conflict[] {
  const [first] = lines;
  const [word] = first ? wordsSaid(spansOf(sentence).words, sentence, first.line) : [];
  const known = first && SKILLED.exec(foldAscii(first.line.text))?.[0];
  const said = word && SKILLED.exec(foldAscii(partAt(word.start, sentence.text)))?.[0];
  const [rung, own] = [said ? rungOf(said) : null, known ? rungOf(known) : null];
  return first && rung && own && rung.lowest > own.highest
    ? [{ kind: "level", said: sentence.text, known: first.line.text }]
    : [];
}

/** A language, a degree or a skill on a different rung than in the profile. */
export const levelConflicts = (task: ConflictTask): Conflict[] => [
  ...languageConflicts(task),
  ...degreeConflicts(task),
  ...skillConflicts(task),
];
