import type { Language } from "@terzi/contracts/languages";
import { type Block, bold, line, paragraph, plain, type Span } from "./blocks.ts";
import type { Layout } from "./layout.ts";
import { AT, LABELS, type Label } from "./words.ts";

/** A job or a school in words. `names`: the one that comes first, and the other. */
export type EntryText = {
  names: [string, string];
  /** What the fields of a form call the two names. */
  labels: [Label, Label];
  department: string;
  place: string;
  period: string;
  points: string[];
};

type Shape = Exclude<Layout["entry"], "table with head" | "grouped titles">;

export const labelText = (label: Label, language: Language, layout: Layout): string => {
  const names = LABELS[language][label];
  return names[layout.wording % names.length] ?? names[0];
};

/** The points of an entry, as this layout marks them. */
export function pointBlocks(points: string[], layout: Layout): Block[] {
  const mark = { bullets: "disc", "set in": "set in", squares: "square", numbers: "number" } as const;
  const { points: kind } = layout;
  if (kind === "paragraph") return points.length ? [paragraph(`${points.join(". ")}.`)] : [];
  if (kind === "dashes") return points.map((point) => paragraph(`- ${point}`));
  if (kind === "numbers")
    return points.map((point, at) => ({ kind: "item", text: `${at + 1}. ${point}`, mark: "number" }));
  return points.map((text) => ({ kind: "item", text, mark: mark[kind] }));
}

/** The second name with its place, where this layout sets it beside the employer. */
function withPlace(name: string, { place }: EntryText, layout: Layout): string {
  if (!place) return name;
  if (layout.place === "in brackets") return `${name} (${place})`;
  return layout.place === "beside employer"
    ? `${name}${layout.separator === " at " ? ", " : layout.separator}${place}`
    : name;
}

const withDatePlace = (entry: EntryText, layout: Layout): string =>
  entry.place && layout.place === "beside dates" ? `${entry.period} | ${entry.place}` : entry.period;

const ownPlace = (entry: EntryText, layout: Layout): Block[] =>
  entry.place && layout.place === "own line" ? [line({ text: entry.place, isItalic: true })] : [];

const jointOf = (layout: Layout, language: Language, isTitleFirst: boolean): string =>
  layout.separator === " at " ? (isTitleFirst ? AT[language] : ", ") : layout.separator;

/** Two names in this order; the employer's takes the place. */
function namesOf(entry: EntryText, layout: Layout): [string, string] {
  const [first, second] = entry.names;
  return entry.labels[0] === "employer" || entry.labels[0] === "school"
    ? [withPlace(first, entry, layout), second]
    : [first, withPlace(second, entry, layout)];
}

const start = (spans: Span[], right?: Span[]): Block => ({
  kind: "line",
  spans,
  isEntryStart: true,
  ...(right ? { right } : {}),
});

/** Shapes with room for two labels and two answers in a row. */
const WIDE = new Set<Layout["shape"]>(["one column", "sidebar left", "sidebar right", "margin headings"]);

const SHAPES: Record<Shape, (entry: EntryText, layout: Layout, language: Language) => Block[]> = {
  "dates right": (entry, layout) => {
    const [first, second] = namesOf(entry, layout);
    return [
      start([bold(first)], [plain(withDatePlace(entry, layout))]),
      line(layout.wording % 2 ? { text: second, isItalic: true } : plain(second)),
      ...ownPlace(entry, layout),
    ];
  },
  "names and dates in pairs": (entry, layout) => {
    const [first, second] = entry.names;
    const place = layout.place === "none" ? "" : entry.place;
    return [
      start([bold(first)], place ? [plain(place)] : undefined),
      {
        kind: "line",
        spans: [{ text: second, isItalic: true }],
        right: [{ text: entry.period, isItalic: true }],
      },
    ];
  },
  "dates left": (entry, layout) => [beside(entry, layout, false)],
  timeline: (entry, layout) => [beside(entry, layout, true)],
  "dates above": (entry, layout) => {
    const [first, second] = namesOf(entry, layout);
    return [
      start([plain(withDatePlace(entry, layout))]),
      line(bold(first)),
      line(plain(second)),
      ...ownPlace(entry, layout),
    ];
  },
  "dates below": (entry, layout) => {
    const [first, second] = namesOf(entry, layout);
    return [
      start([bold(first)]),
      line(plain(second)),
      ...ownPlace(entry, layout),
      line({ text: withDatePlace(entry, layout), isItalic: layout.wording % 2 === 0 }),
    ];
  },
  "in one line": (entry, layout, language) => {
    const [first, second] = namesOf(entry, layout);
    const joint = jointOf(layout, language, entry.labels[0] === "title");
    return [
      start([bold(first), plain(`${joint}${second} (${withDatePlace(entry, layout)})`)]),
      ...ownPlace(entry, layout),
    ];
  },
  "dates first in line": (entry, layout, language) => {
    const [first, second] = namesOf(entry, layout);
    const joint = jointOf(layout, language, entry.labels[0] === "title");
    const period = withDatePlace(entry, layout);
    return [
      start([plain(`${period}${layout.wording % 2 ? ":" : " "} `), bold(first), plain(`${joint}${second}`)]),
      ...ownPlace(entry, layout),
    ];
  },
  "three lines": (entry, layout) => {
    const [first, second] = namesOf(entry, layout);
    return [
      start([bold(first)], [plain(withDatePlace(entry, layout))]),
      ...(entry.department ? [line(plain(entry.department))] : []),
      line(plain(second)),
      ...ownPlace(entry, layout),
    ];
  },
  "table of dates": (entry, layout) => {
    const [first, second] = namesOf(entry, layout);
    return [
      {
        kind: "table",
        hasHead: false,
        hasBorder: layout.wording % 2 === 0,
        widths: [24, 76],
        rows: [
          [
            [line(plain(withDatePlace(entry, layout)))],
            [
              line(bold(first)),
              line(plain(second)),
              ...ownPlace(entry, layout),
              ...pointBlocks(entry.points, layout),
            ],
          ],
        ],
      },
    ];
  },
  form: (entry, layout, language) => {
    const row = (label: Label, blocks: Block[]): Block[][] => [
      [line(plain(labelText(label, language, layout)))],
      blocks,
    ];
    const [first, second] = namesOf(entry, { ...layout, separator: ", " });
    const duties = entry.points.length ? [row("duties", pointBlocks(entry.points, layout))] : [];
    if (layout.rows === "pairs" && WIDE.has(layout.shape))
      return [
        {
          kind: "table",
          hasHead: false,
          hasBorder: layout.wording % 3 === 0,
          widths: [16, 40, 14, 30],
          rows: [
            row(entry.labels[0], [line(bold(first))]),
            [...row(entry.labels[1], [line(plain(second))]), ...row("date", [line(plain(entry.period))])],
          ],
        },
        ...(entry.points.length
          ? [{ kind: "table" as const, hasHead: false, hasBorder: false, widths: [16, 84], rows: duties }]
          : []),
      ];
    return [
      {
        kind: "table",
        hasHead: false,
        hasBorder: layout.wording % 3 === 0,
        widths: [34, 66],
        rows: [
          row("date", [line(plain(entry.period))]),
          row(entry.labels[0], [line(bold(first))]),
          row(entry.labels[1], [line(plain(second))]),
          ...duties,
        ],
      },
    ];
  },
};

/** The shapes that hold their points themselves. */
const WHOLE = new Set<Shape>(["dates left", "timeline", "table of dates", "form"]);

function beside(entry: EntryText, layout: Layout, isTimeline: boolean): Block {
  const [first, second] = namesOf(entry, layout);
  return {
    kind: "beside",
    isTimeline,
    left: [plain(withDatePlace(entry, layout))],
    blocks: [
      line(bold(first)),
      line(plain(second)),
      ...ownPlace(entry, layout),
      ...pointBlocks(entry.points, layout),
    ],
  };
}

/** One job or school, as this layout sets its head and its points. */
export const entryBlocks = (entry: EntryText, shape: Shape, layout: Layout, language: Language): Block[] => [
  ...SHAPES[shape](entry, layout, language),
  ...(WHOLE.has(shape) ? [] : pointBlocks(entry.points, layout)),
];

/** All entries as one table whose first row names its columns; the points stand in the last one, if any. */
export function headedTable(entries: EntryText[], layout: Layout, language: Language): Block {
  const [entry] = entries;
  const labels: [Label, Label] = entry?.labels ?? ["title", "employer"];
  const hasPlaces = layout.place !== "none" && entries.some(({ place }) => place);
  const cell = (text: string): Block[] => [line(plain(text))];
  const head = [
    labelText("date", language, layout),
    ...labels.map((label) => labelText(label, language, layout)),
    ...(hasPlaces ? [labelText("town", language, layout)] : []),
  ];
  return {
    kind: "table",
    hasHead: true,
    hasBorder: layout.wording % 3 > 0,
    widths: head.map(() => 100 / head.length),
    rows: [
      head.map((text) => [line(bold(text))]),
      ...entries.map(({ period, names, place }) => [
        cell(period),
        ...names.map(cell),
        ...(hasPlaces ? [cell(place)] : []),
      ]),
    ],
  };
}
