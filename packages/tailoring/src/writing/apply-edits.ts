import type { CvContent, GenerationMode, Rejection } from "@terzi/contracts/cv";
import { fieldsOfRole } from "@terzi/contracts/entry-fields";
import {
  entryPlace,
  fieldPlace,
  parsePlace,
  type Place,
  printPlace,
  readPlace,
  textPlace,
} from "@terzi/contracts/place";
import { cvNameOf, WORDED_SECTIONS } from "@terzi/contracts/sections";
import { splitSentences } from "@terzi/language/sentences";
import type { Guard } from "../guard/guard.ts";
import { mayStand, rejectedSentences, rejectedText } from "../guard/rejection.ts";
import type { Scope } from "../guard/scope.ts";
import { textAt, withTextAt } from "./content-places.ts";
import { replaceSentences } from "./replace-sentences.ts";
import type { Edit } from "./writer.ts";

const MOST_SENTENCES = 1_000;

/** Whether a writer may word this text. Names, dates and contact data aren't worded. */
function isWordable(place: Place): boolean {
  if (place === "summary" || place === "headline") return true;
  const parts = parsePlace(place);
  const { section, entry, field = "", index, sentence = 0 } = parts;
  const worded = WORDED_SECTIONS.find((name) => cvNameOf(name) === section);
  if (!worded || entry === undefined || sentence >= MOST_SENTENCES || printPlace(parts) !== place)
    return false;
  return fieldsOfRole(worded, index === undefined ? "description" : "points").includes(field);
}

/** What an edit may be about: everything in the summary, otherwise only its own entry. */
export function scopeOf(place: Place, base: CvContent): Scope | null {
  if (place === "summary" || place === "headline") return { kind: "profile" };
  const source = readPlace(textAt(base, fieldPlace(entryPlace(place), "source")));
  return source ? { kind: "entry", place: source } : null;
}

/** What the base has at an edit's address: a whole text, or one sentence of it. */
function ownWords(base: CvContent, at: Place): string {
  const text = textAt(base, at) ?? "";
  const { sentence } = parsePlace(at);
  if (sentence === undefined) return text;
  const span = splitSentences(text)[sentence];
  return span ? text.slice(span.start, span.end) : "";
}

/**
 * The base with the proven edits; where one isn't proven, the base's own words stay and it is passed on, as an offer
 * or as refused. In extensive mode, additions are taken too: the guard marks them afterwards.
 */
export function applyEdits(
  base: CvContent,
  edits: Edit[],
  { guard, mode }: { guard: Guard; mode: GenerationMode },
): { content: CvContent; rejections: Rejection[] } {
  let content = base;
  const rejections: Rejection[] = [];
  const sentences = new Map<Place, Map<number, string>>();
  /** Sentences are numbered in the base, so the accepted ones of one text are inserted together. */
  const withWords = (at: Place, text: string): CvContent | null => {
    const place = textPlace(at);
    const { sentence } = parsePlace(at);
    if (sentence === undefined) return withTextAt(content, place, text);
    const replacements = new Map(sentences.get(place)).set(sentence, text);
    const whole = replaceSentences(textAt(base, place) ?? "", replacements);
    if (whole === null) return null;
    sentences.set(place, replacements);
    return withTextAt(content, place, whole);
  };
  for (const { at, text } of edits) {
    const scope = isWordable(at) ? scopeOf(at, base) : null;
    const checks = scope ? guard.check(text, scope) : [];
    const kept = checks.filter((check) => mayStand(check, mode));
    const isWhole = scope !== null && kept.length === checks.length;
    // A summary can lose a sentence; anywhere else the edit holds as a whole or not at all.
    const partly =
      at === "summary" && kept.length > 0 ? kept.map(({ sentence }) => sentence).join(" ") : null;
    const accepted = isWhole ? text : partly;
    const edited = accepted === null ? null : withWords(at, accepted);
    if (edited) content = edited;
    if (edited && isWhole) continue;
    if (edited) rejections.push(...rejectedSentences(at, checks));
    else rejections.push(rejectedText(at, text, checks, ownWords(base, at)));
  }
  return { content, rejections };
}
