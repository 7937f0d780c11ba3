import { numberCue } from "../../languages/all-guard-cues.ts";
import type { Clause } from "../parse/line.ts";
import type { NumberTerm, Relation } from "../parse/number-term.ts";
import { neighbours } from "./counted-things.ts";

/** A value in the smallest unit of its kind, so that 4 hours and 240 minutes are the same. */
export type Measure = { value: number; kind: string };

const TIMES: Record<string, [kind: string, factor: number]> = {
  "c:second": ["clock", 1],
  "c:minute": ["clock", 60],
  "c:hour": ["clock", 3600],
  "c:hourly": ["clock", 3600],
  "c:day": ["calendar", 1],
  "c:week": ["calendar", 7],
};

/** Units that are each other's multiples: 9 MWh are 9,000 kWh. */
const SIZES: Record<string, [kind: string, factor: number]> = {
  "c:gram": ["weight", 1],
  "c:kilogram": ["weight", 1e3],
  "c:tonne": ["weight", 1e6],
  "c:millimetre": ["length", 1],
  "c:centimetre": ["length", 10],
  "c:metre": ["length", 1e3],
  "c:kilometre": ["length", 1e6],
  "c:millilitre": ["volume", 1],
  "c:litre": ["volume", 1e3],
  "c:watt": ["power", 1],
  "c:kilowatt": ["power", 1e3],
  "c:megawatt": ["power", 1e6],
  "c:kilowatt-hour": ["energy", 1],
  "c:megawatt-hour": ["energy", 1e3],
  "c:gigawatt-hour": ["energy", 1e6],
  "c:gigabyte": ["memory", 1],
  "c:terabyte": ["memory", 1e3],
  "c:volt": ["voltage", 1],
  "c:kilovolt": ["voltage", 1e3],
};

/** What the units among some ids measure, as ids that all units of one kind share. */
export const sizeIds = (ids: readonly string[]): string[] =>
  ids.flatMap((id) => SIZES[id]?.[0] ?? []).map((kind) => `size:${kind}`);

export const isTime = (ids: readonly string[]): boolean => ids.some((id) => id in TIMES);

/** "25 günde", "11 haftada": in so many of them, where the word alone says how often. */
const IN_ALL = new RegExp(`^${numberCue("inAll")}$`, "iu");
const IN_TIMES: typeof TIMES = { "c:daily": ["calendar", 1], "c:weekly": ["calendar", 7] };

const RATE = new RegExp(`^${numberCue("per")}`, "iu");

const timeOf = (number: NumberTerm, clause: Clause): [kind: string, factor: number] | undefined =>
  neighbours(number, clause)
    // "Nine watches a week" last no week.
    .behind.filter(({ surface }) => IN_ALL.test(surface) || !RATE.test(surface))
    .flatMap(({ ids, surface }) =>
      ids.map((id) => TIMES[id] ?? (IN_ALL.test(surface) ? IN_TIMES[id] : undefined)),
    )
    .find((time) => time !== undefined);

const sizeOf = (number: NumberTerm, clause: Clause): [kind: string, factor: number] | undefined =>
  clause.terms
    .filter(({ start }) => start - number.end === 1 || start === number.end)
    .flatMap(({ ids }) => ids)
    .map((id) => SIZES[id])
    .find((size) => size !== undefined);

const OPPOSITE: Partial<Record<Relation, Relation>> = { to: "from", from: "to" };

/** "From 11 hours to 7", "to 6 hours from 11.5": the second is in hours too, unless it counts something else. */
function timeBefore(number: NumberTerm, clause: Clause): [kind: string, factor: number] | undefined {
  const opposite = OPPOSITE[number.relation];
  const before = clause.numbers.find(({ end, relation }) => end < number.start && relation === opposite);
  const isBare = opposite !== undefined && !neighbours(number, clause).behind.length;
  return before && isBare ? timeOf(before, clause) : undefined;
}

const measured = new WeakMap<Clause, Map<NumberTerm, Measure>>();

/** What a number of a clause measures; the word for its unit may stand behind a later one ("from 5 to 3 hours"). */
export function measureOf(number: NumberTerm, clause: Clause): Measure {
  const known = measured.get(clause) ?? new Map<NumberTerm, Measure>();
  measured.set(clause, known);
  const measure = known.get(number) ?? readMeasure(number, clause);
  known.set(number, measure);
  return measure;
}

/** "5 to 8 hours": how far apart the two ends of a range stand. */
const RANGE = 5;

function readMeasure(number: NumberTerm, clause: Clause): Measure {
  const { value, unit } = number;
  if (unit === "years") return { value: value * 12, kind: "months" };
  if (unit === "months") return { value, kind: "months" };
  if (unit !== "") return { value, kind: unit };
  const later = clause.numbers.find(({ start }) => start > number.start);
  const isPair =
    later && (later.start - number.end <= RANGE || (later.relation !== "" && number.relation !== ""));
  const time =
    timeOf(number, clause) ?? (isPair ? timeOf(later, clause) : undefined) ?? timeBefore(number, clause);
  const size = sizeOf(number, clause) ?? (isPair ? sizeOf(later, clause) : undefined);
  const [kind, factor] = time ?? size ?? ["", 1];
  return { value: value * factor, kind };
}
