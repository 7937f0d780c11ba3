import { isWithin, type Place } from "@terzi/contracts/place";
import type { Line } from "../parse/line.ts";
import type { FactEntry } from "./fact.ts";

/** The lines of some entries that a sentence rests on, without their headings. */
export const linesAt = (places: readonly Place[], entries: readonly FactEntry[]): Line[] =>
  entries
    .flatMap(({ texts }) => texts)
    .filter(({ place }) => places.includes(place))
    .map(({ line }) => line);

/** The same with the headings of the entries that it rests on. */
export const textsAt = (places: readonly Place[], entries: readonly FactEntry[]): Line[] => [
  ...linesAt(places, entries),
  ...entries
    .filter(({ place, heading }) =>
      places.some((at) => isWithin(at, place) || heading.some((fact) => fact.place === at)),
    )
    .flatMap(({ heading }) => heading.map(({ line }) => line)),
];
