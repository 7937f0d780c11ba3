import type { CvContent, Rejection } from "@terzi/contracts/cv";
import { entryPlace, fieldPlace, partOf, type Place, textPlace } from "@terzi/contracts/place";
import { itemOf, textAt, valueAt, withValue } from "./content-tree.ts";
import { editContent } from "./edit-content.ts";

/** A wording that only the person can confirm, at the line that it would replace. */
export type Offer = { key: string; at: Place; rejection: Rejection };

export const offerKey = ({ at, proposed }: Rejection): string => `${at} ${proposed}`;

/** Every text below a place. */
function* textsBelow(value: unknown, at: Place): Generator<{ at: Place; text: string }> {
  if (typeof value === "string") yield { at, text: value };
  else if (typeof value === "object" && value !== null)
    for (const [step, inner] of Object.entries(value))
      if (step !== "source") yield* textsBelow(inner, fieldPlace(at, step));
}

/** The line with the words that something else was proposed for; lines may have moved since. */
function lineOf(content: CvContent, { at, instead }: Rejection): Place | null {
  const own = textPlace(at);
  if (!instead) return typeof valueAt(content, own) === "string" ? own : null;
  if (textAt(content, own).includes(instead)) return own;
  const texts = [...textsBelow(valueAt(content, partOf(at)), partOf(at))];
  const isBeside = (one: Place) => entryPlace(one) === entryPlace(own);
  // Another job may say the same and more; that isn't the line that was meant.
  const found =
    texts.find((one) => isBeside(one.at) && one.text.includes(instead)) ??
    texts.find(({ text }) => text === instead);
  return found?.at ?? null;
}

const stands = (content: CvContent, { at, proposed }: Rejection): boolean =>
  [...textsBelow(valueAt(content, partOf(at)), partOf(at))].some(({ text }) => text.includes(proposed));

/** Undecided offers, in the order of the page's sections. `declined`: those already refused. */
export const listOffers = (rejections: Rejection[], content: CvContent, declined: string[]): Offer[] =>
  rejections
    .filter(({ verdict, proposed }) => verdict === "unproven" && proposed.trim() !== "")
    .filter((rejection) => !stands(content, rejection))
    .flatMap((rejection) => {
      const key = offerKey(rejection);
      const at = declined.includes(key) ? null : lineOf(content, rejection);
      return at === null ? [] : [{ key, at, rejection }];
    });

/** The content with the offered words in place of the person's own, and of the lines that they cover. */
export function takeOffer(content: CvContent, offer: Offer): CvContent {
  const taken = withOffered(content, offer);
  return (offer.rejection.also ?? []).reduce(
    (now, line) => withoutLine(now, entryPlace(offer.at), line),
    taken,
  );
}

/** The content without a line of an entry; unchanged when the line isn't there any more. */
function withoutLine(content: CvContent, entry: Place, line: string): CvContent {
  const found = [...textsBelow(valueAt(content, entry), entry)].find(
    ({ at, text }) => text.trim() === line.trim() && itemOf(at),
  );
  if (found) return editContent(content, { type: "remove", at: found.at }).content;
  const within = [...textsBelow(valueAt(content, entry), entry)].find(({ text }) => text.includes(line));
  return within
    ? withValue(
        content,
        within.at,
        within.text
          .replace(line, "")
          .replace(/\s{2,}/g, " ")
          .trim(),
      )
    : content;
}

function withOffered(content: CvContent, { at, rejection: { instead, proposed } }: Offer): CvContent {
  const text = textAt(content, at);
  // A function, because "$&" in somebody's words isn't a pattern.
  if (instead)
    return withValue(
      content,
      at,
      text.replace(instead, () => proposed),
    );
  const item = itemOf(at);
  if (!item) return withValue(content, at, [text.trimEnd(), proposed].filter(Boolean).join(" "));
  const { list, position } = item;
  return editContent(content, { type: "insert", list, position, value: proposed }).content;
}

/** The offers of one entry, which are decided together. */
export const offersBeside = (offers: Offer[], { at }: Offer): Offer[] =>
  offers.filter((offer) => entryPlace(offer.at) === entryPlace(at));

/** What was refused because it contradicts the profile. */
export const listRefused = (rejections: Rejection[]): Rejection[] =>
  rejections.filter(({ verdict }) => verdict === "contradicted");
