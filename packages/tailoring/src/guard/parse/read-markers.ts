import { conceptsAt } from "./concepts.ts";
import type { Word } from "./known-word.ts";
import { mark, type Passage } from "./parse-state.ts";
import { hasBreakBefore, writtenAt } from "./words.ts";

/** Whether a word belongs to a name of the profile ("Sales", "Holding") and so has no other function. */
export function isName(passage: Passage, { at, length }: Word): boolean {
  const { names, keys } = passage;
  if (names === "all") return true;
  const isCapital = /^\p{Lu}/u.test(writtenAt(passage, at, length));
  return isCapital && keys.slice(at, at + length).every((word) => names.has(word));
}

/** Markers that may be part of a company's name: "Minik Adımlar", "Local Motors". */
const OF_NAMES = new Set([
  "small",
  "narrow",
  "only",
  "jointly",
  "own-account",
  "partly",
  "possible",
  "mostly",
]);

/** Reads a word that limits what is said. */
export function readMarkers(passage: Passage, { at, length, met }: Word): void {
  const key = passage.keys[at + length - 1] ?? "";
  const isNamed = at > 0 && passage.names !== "all" && isName(passage, { at, length, met });
  for (const { id, isNegated, isFuture, kind } of met) {
    if (isNegated && kind !== "thing" && !isBeforehand(passage.keys, at + length - 1))
      mark(passage, "refuse");
    if (isFuture) mark(passage, "attempt");
    // "2021–2023 arasında" is between, not among.
    const isBetween = id === "one-of" && passage.taken.has(at - 1);
    // "plakaların not edilmesi": a note.
    const isNote = passage.language.isNoMarker(key);
    const isOther =
      isNote ||
      isBetween ||
      isCounted(passage, at, id) ||
      isOfThing(passage, at, id) ||
      isInOrder(passage, at, id) ||
      isAudit(passage, at, id);
    if (kind === "marker" && !isOther && !(isNamed && OF_NAMES.has(id))) mark(passage, id);
  }
  if (!met.length && passage.language.isNegatedVerb(key) && !isBeforehand(passage.keys, at))
    mark(passage, "refuse");
  // "bir staj planlıyorum" is ahead, "bakımları planlıyorum" is one's work.
  if (passage.isOne && /^planl[iu]yor/.test(key)) mark(passage, "intend");
  if (passage.language.isTried(passage.keys, at + length - 1)) mark(passage, "attempt");
}

/** "Some 45 concerts" means about 45, and "22 şube" isn't less than anything. */
const isCounted = ({ taken, keys }: Passage, at: number, id: string): boolean =>
  (id === "partly" && taken.has(at + 1)) ||
  (id === "narrow" && taken.has(at - 1) && /^(?:sube|birim|bolge|ilce|mahalle)/.test(keys[at] ?? ""));

const GOODS = /^(?:drugs?|medicines?|medications?|stock|goods|products?|items?|food)$/;
/** "İptal oranı" is of cancellations, and nothing was called off; "terk edenler" are others. */
const COUNTED_OF = /^(?:oran|sayi|talep|islem|kosul|eden)/;
/** Somebody who accompanies a choir plays for it. */
const SINGING = /^(?:choirs?|singers?|soloists?|hymns?|chorus(?:es)?|congregation|koro|solist)/;
/**
 * "Acil nakit desteği başvuruları" are for support that is given, and "expired drugs" aren't an expired certificate.
 */
const isOfThing = (passage: Passage, at: number, id: string): boolean => {
  const next = passage.keys[at + 1] ?? "";
  if (hasBreakBefore(passage, at + 1)) return false;
  if (id === "lapsed") return GOODS.test(next);
  if (id === "abandoned") return COUNTED_OF.test(next);
  if (id === "accompany") return passage.keys.slice(at + 1, at + 6).some((key) => SINGING.test(key));
  return (
    id === "assist" &&
    /^destegi$/.test(passage.keys[at] ?? "") &&
    /(?:s?[iu]|l[ae]r[iu]?)(?:n[iu]n|n[iu]|nd[ae])?$/.test(next) &&
    !/^(?:ver|sagla|ol|sun|al|et)/.test(next)
  );
};

/** "kapanmadan önce" means before closing, and isn't a denial. */
const isBeforehand = (keys: string[], at: number): boolean =>
  /m[ae]d[ae]n$/.test(keys[at] ?? "") && keys[at + 1] === "once";

/** "İkinci sahne" isn't a lesser rank; "yarışmada ikinci" and "second out of 14" are places in a contest. */
function isInOrder(passage: Passage, at: number, id: string): boolean {
  const { keys, language } = passage;
  const key = keys[at] ?? "";
  const next = hasBreakBefore(passage, at + 1) ? "" : (keys[at + 1] ?? "");
  if (key === "second" && /^(?:out|among)$/.test(next)) mark(passage, "runner-up");
  if (id !== "lesser-rank" || !language.isSecond(key)) return false;
  if (!next || /^(?:ol[dm]|gel[dm])/.test(next)) mark(passage, "runner-up");
  return !conceptsAt(keys, at + 1, { language, allows: () => true }).some((one) =>
    one.id.startsWith("role-"),
  );
}

/** "SKS denetiminde" means during an audit, "şefin denetiminde" under somebody's supervision. */
const isAudit = ({ keys, language }: Passage, at: number, id: string): boolean =>
  id === "guided" &&
  /^denetim[il]/.test(keys[at] ?? "") &&
  at > 0 &&
  !/[iu]n$/.test(keys[at - 1] ?? "") &&
  !conceptsAt(keys, at - 1, { language, allows: () => true }).some((one) => one.id.startsWith("role-"));
