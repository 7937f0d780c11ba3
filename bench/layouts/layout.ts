import { drawFreePlan, drawMore, type FreePlan } from "./free-plan.ts";
import type { Random } from "./random.ts";

type OneOf<T extends readonly unknown[]> = T[number];

/** Each parameter of a layout and its values; what stands twice is drawn twice as often. */
export const PARAMETERS = {
  shape: [
    "one column",
    "one column",
    "one column",
    "sidebar left",
    "sidebar right",
    "margin headings",
    "newspaper",
    "three columns",
    "cards",
  ],
  entry: [
    "dates right",
    "dates right",
    "names and dates in pairs",
    "dates left",
    "dates above",
    "dates below",
    "in one line",
    "dates first in line",
    "three lines",
    "table with head",
    "table of dates",
    "form",
    "timeline",
    "grouped titles",
  ],
  order: ["title first", "employer first"],
  separator: [", ", " | ", " – ", " · ", " at "],
  place: ["none", "beside employer", "beside employer", "beside dates", "in brackets", "own line"],
  heading: ["capitals", "plain", "bold", "bar", "small capitals", "spaced", "numbered", "icon", "underlined"],
  points: ["bullets", "bullets", "dashes", "set in", "numbers", "paragraph", "squares"],
  skills: ["commas", "bullets", "bars", "dots", "groups", "group lines", "table", "slashes", "tildes"],
  date: ["Jan 2020", "January 2020", "01/2020", "2020-01", "2020", "01.2020", "2020-Jan", "Winter 2020"],
  contact: ["one line", "two lines", "labelled rows", "bare rows", "table", "icons"],
  font: ["sans", "serif", "wide", "condensed"],
  text: ["left", "left", "justified", "hyphenated"],
  letters: ["whole", "whole", "whole", "whole", "ascii", "comma below"],
  running: ["none", "none", "head and foot"],
  sections: ["work first", "education first", "skills first"],
  structure: ["tabs", "tables", "styles", "text boxes"],
  boxes: ["top", "top", "middle"],
  axis: ["left", "left", "left", "middle"],
  gaps: ["tabs", "tabs", "space bar"],
  spoken: ["own section", "own section", "own section", "with skills"],
  licences: ["listed", "listed", "one line"],
  rows: ["single", "single", "pairs"],
} as const;

export type Parameter = keyof typeof PARAMETERS;

/** How a CV is set: a value of each parameter; `structure` is of Word documents alone, what is of pages alone not theirs. */
export type Layout = { [K in Parameter]: OneOf<(typeof PARAMETERS)[K]> } & {
  format: "pdf" | "docx" | "txt";
  /** Points. */
  size: number;
  /** Words chosen for this CV: an index into each list of names. */
  wording: number;
  /** How jobs and schools are set where that is drawn freely; `entry` doesn't count then. */
  free: Free | null;
};

/** What is drawn freely besides: the space between lines and entries, and what stands in a sidebar. */
export type Free = {
  jobs: FreePlan;
  schools: FreePlan;
  lineHeight: number;
  gapPoints: number;
  /** Space between points. */
  itemGap: number;
  hasSchoolsBeside: boolean;
  isMoreFirst: boolean;
  /** Letters in a line of plain text. */
  width: number;
};

/** Shapes that Word documents come in; the others are pages of a browser. */
const WORD_SHAPES = new Set<Layout["shape"]>([
  "one column",
  "sidebar left",
  "sidebar right",
  "margin headings",
]);

export function drawLayout(random: Random): Layout {
  const format = random.isLikely(0.3) ? "docx" : "pdf";
  const shape = random.pick(PARAMETERS.shape);
  return {
    format,
    shape: format === "docx" && !WORD_SHAPES.has(shape) ? "one column" : shape,
    entry: random.pick(PARAMETERS.entry),
    order: random.pick(PARAMETERS.order),
    separator: random.pick(PARAMETERS.separator),
    place: random.pick(PARAMETERS.place),
    heading: random.pick(PARAMETERS.heading),
    points: random.pick(PARAMETERS.points),
    skills: random.pick(PARAMETERS.skills),
    date: random.pick(PARAMETERS.date),
    contact: random.pick(PARAMETERS.contact),
    font: random.pick(PARAMETERS.font),
    text: random.pick(PARAMETERS.text),
    letters: random.pick(PARAMETERS.letters),
    running: random.pick(PARAMETERS.running),
    sections: random.pick(PARAMETERS.sections),
    structure: random.pick(PARAMETERS.structure),
    size: random.whole(18, 23) / 2,
    wording: random.whole(0, 999),
    // Drawn last, so that a seed's other values are what they were before there were these.
    boxes: random.pick(PARAMETERS.boxes),
    axis: random.pick(PARAMETERS.axis),
    gaps: random.pick(PARAMETERS.gaps),
    spoken: random.pick(PARAMETERS.spoken),
    licences: random.pick(PARAMETERS.licences),
    rows: random.pick(PARAMETERS.rows),
    free: null,
  };
}

/** A layout whose jobs and schools are set by a plan of their own; one in ten is plain text. */
export function drawFreeLayout(random: Random): Layout {
  const layout = drawLayout(random);
  const jobs = drawFreePlan(random);
  const isText = random.isLikely(0.1);
  const asText = { format: "txt", shape: "one column", letters: "whole" } as const;
  const drawn = {
    ...layout,
    ...(isText ? asText : {}),
    // One that would set jobs otherwise than their plan says.
    entry: "dates right" as const,
    free: {
      jobs,
      schools: random.isLikely(0.5)
        ? { ...jobs, isGrouped: false }
        : { ...drawFreePlan(random), isGrouped: false },
      lineHeight: random.pick([1.15, 1.25, 1.35, 1.35, 1.5, 1.65]),
      gapPoints: random.pick([0, 3, 6, 6, 10, 14]),
      itemGap: random.pick([0, 0, 1, 3]),
      hasSchoolsBeside: random.isLikely(0.3),
      isMoreFirst: random.isLikely(0.2),
      width: random.pick([68, 72, 78, 90]),
    },
  };
  return { ...drawn, free: { ...drawn.free, jobs: drawMore(jobs, random) } };
}
