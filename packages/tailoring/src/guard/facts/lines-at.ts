import type { Place } from "@terzi/contracts/place";
import type { Line } from "../parse/line.ts";
import type { FactEntry } from "./fact.ts";

/** The lines of some entries that a sentence rests on, without their headings. */
export const linesAt = (places: readonly Place[], entries: readonly FactEntry[]): Line[] =>
  entries
    .flatMap(({ texts }) => texts)
    .filter(({ place }) => places.includes(place))
    .map(({ line }) => line);
