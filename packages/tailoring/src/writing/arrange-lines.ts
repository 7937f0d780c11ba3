import type { CvContent, GenerationMode, Rejection } from "@terzi/contracts/cv";
import { fieldsOfRole, textOf } from "@terzi/contracts/entry-fields";
import {
  itemPlace,
  parsePlace,
  type Place,
  printPlace,
  readPlace,
  sentencePlace,
} from "@terzi/contracts/place";
import { cvNameOf } from "@terzi/contracts/sections";
import { splitSentences } from "@terzi/language/sentences";
import type { Guard } from "../guard/guard.ts";
import { mayStand, rejectedText } from "../guard/rejection.ts";
import type { Scope } from "../guard/scope.ts";
import { pointFields, type Unit, unitsOf, type WordedEntry, wordedEntryAt } from "./entry-units.ts";
import { ended } from "./phrase.ts";
import { replaceSentences } from "./replace-sentences.ts";
import type { ArrangedEntry } from "./writer.ts";

type Options = { guard: Guard; mode: GenerationMode };

/** A line in its final form. `own`: the lines of the base that it replaces. */
type Placed = {
  text: string;
  own: Unit[];
  offer: Rejection | null;
  isDropped: boolean;
  /** Its position wasn't given: it stays in its own list. */
  isUnnamed: boolean;
};

export type Arrangement = {
  content: CvContent;
  rejections: Rejection[];
  /** Places in the new content of what can go first. */
  dropped: Place[];
};

/**
 * The base with the lines of some entries reordered, merged and reworded, as far as the guard finds each wording
 * proven in its own entry. Where one isn't, all the lines that it would have replaced stay in its place, and it is
 * passed on as an offer or as refused.
 */
export function arrangeLines(base: CvContent, arranged: ArrangedEntry[], options: Options): Arrangement {
  return arranged.reduce<Arrangement>(
    (before, one) => {
      const entry = wordedEntryAt(before.content, one.at);
      const source = entry && readPlace(textOf(entry.item, "source"));
      if (!entry || !source) return before;
      const placed = placeLines(entry, one, { ...options, scope: { kind: "entry", place: source } });
      const after = layOut(entry, placed, before.content);
      return {
        content: after.content,
        rejections: [...before.rejections, ...after.rejections],
        dropped: [...before.dropped, ...after.dropped],
      };
    },
    { content: base, rejections: [], dropped: [] },
  );
}

function placeLines(
  entry: WordedEntry,
  { lines, drop, added }: ArrangedEntry,
  { guard, mode, scope }: Options & { scope: Scope },
): Placed[] {
  const left = new Map(unitsOf(entry).map((unit) => [unit.at, unit]));
  const asItIs = (unit: Unit): Placed => ({
    text: unit.text,
    own: [unit],
    offer: null,
    isDropped: false,
    isUnnamed: false,
  });
  const standing = lines.flatMap(({ from, text }): Placed[] => {
    const own = from.flatMap((at) => left.get(at) ?? []);
    const [first, ...others] = own;
    if (!first) return [];
    for (const { at } of own) left.delete(at);
    if (text === null) return own.map(asItIs);
    const checks = guard.check(text, scope);
    if (checks.length > 0 && checks.every((check) => mayStand(check, mode)))
      return [{ text, own, offer: null, isDropped: false, isUnnamed: false }];
    const offer = {
      ...rejectedText(first.at, text, checks, first.text),
      also: others.map((one) => one.text),
    };
    return [{ ...asItIs(first), offer }, ...others.map(asItIs)];
  });
  const unnamed = [...left.values()].map((unit) => ({
    ...asItIs(unit),
    isDropped: drop.includes(unit.at),
    isUnnamed: true,
  }));
  const beyond = added
    .filter((text) => guard.check(text, scope).every((check) => mayStand(check, mode)))
    .map((text) => ({ text, own: [], offer: null, isDropped: false, isUnnamed: false }));
  return [
    ...standing,
    ...unnamed.filter(({ isDropped }) => !isDropped),
    ...beyond,
    ...unnamed.filter(({ isDropped }) => isDropped),
  ];
}

/** The entry with its lines in this order: sentences of the description stay there, everything else is a point. */
function layOut(entry: WordedEntry, placed: Placed[], content: CvContent): Arrangement {
  const { section, name, position, item } = entry;
  const place = (field: string) => printPlace({ section: name, entry: position, field });
  const descriptions = fieldsOfRole(section, "description");
  const lists = pointFields(section);
  const isTold = ({ own }: Placed) =>
    own.length > 0 && own.every(({ field }) => descriptions.includes(field));
  const points = placed.filter((one) => !isTold(one));
  const columns = intoLists(points, lists);
  const told = descriptions.map((field) => {
    const sentences = placed.filter((one) => isTold(one) && one.own[0]?.field === field);
    return { field, sentences, text: toldText(textOf(item, field), sentences) };
  });
  const stands = [
    ...told.flatMap(({ field, sentences }) =>
      sentences.map((one, index) => ({
        one,
        at: sentences.length > 1 ? sentencePlace(place(field), index) : place(field),
      })),
    ),
    ...[...columns].flatMap(([field, list]) =>
      list.map((one, index) => ({ one, at: itemPlace(place(field), index) })),
    ),
  ];
  const changed = {
    ...item,
    ...Object.fromEntries(told.map(({ field, text }) => [field, text])),
    ...Object.fromEntries([...columns].map(([field, list]) => [field, list.map(({ text }) => text)])),
  };
  const list = content[cvNameOf(section)];
  return {
    // Safe: an entry keeps its fields, with other texts in its description and its points.
    content: {
      ...content,
      [name]: Array.isArray(list) ? list.map((one, index) => (index === position ? changed : one)) : list,
    } as CvContent,
    rejections: stands.flatMap(({ one, at }) => (one.offer ? [{ ...one.offer, at }] : [])),
    dropped: stands.flatMap(({ one, at }) => (one.isDropped ? [at] : [])),
  };
}

/**
 * Which list each line goes to. The lists are printed one after the other, so whatever is named before a result goes
 * with the results.
 */
function intoLists(points: Placed[], [lead, rest]: string[]): Map<string, Placed[]> {
  if (lead === undefined) return new Map();
  if (rest === undefined) return new Map([[lead, points]]);
  const isOf = ({ own }: Placed) => own.some(({ field }) => field === lead);
  const named = points.filter(({ isUnnamed }) => !isUnnamed);
  const unnamed = points.filter(({ isUnnamed }) => isUnnamed);
  const leading = named.findLastIndex(isOf) + 1;
  return new Map([
    [lead, [...named.slice(0, leading), ...unnamed.filter(isOf)]],
    [rest, [...named.slice(leading), ...unnamed.filter((one) => !isOf(one))]],
  ]);
}

/** A description of these sentences; what is between them stays as long as their order does. */
function toldText(own: string, sentences: Placed[]): string {
  const inOrder = sentences.map(({ own: [unit] }) => (unit && parsePlace(unit.at).sentence) ?? 0);
  const isSameOrder = inOrder.every((number, index) => number === index);
  const replaced = isSameOrder
    ? replaceSentences(own, new Map(sentences.map(({ text }, index) => [index, text])))
    : null;
  const isWhole = replaced !== null && sentences.every(({ own: units }) => units.length === 1);
  if (isWhole && countSentences(own) === sentences.length) return replaced;
  const between = own.includes("\n") ? "\n" : " ";
  return sentences.map(({ text }) => ended(text)).join(between);
}

const countSentences = (text: string): number => splitSentences(text).length;
