import type { Layout } from "./layout.ts";

const FONTS: Record<Layout["font"], string> = {
  sans: '"Inter", sans-serif',
  serif: '"Source Serif 4", serif',
  wide: '"DejaVu Serif", serif',
  condensed: '"DejaVu Sans Condensed", "DejaVu Sans", sans-serif',
};

const HEADINGS: Record<Layout["heading"], string> = {
  capitals: "text-transform:uppercase;font-size:1.15em",
  plain: "font-size:1em;font-weight:400",
  bold: "font-size:1.05em",
  bar: "background:#1f3a5f;color:#fff;padding:2pt 5pt;font-size:1.1em",
  "small capitals": "font-variant:small-caps;font-size:1.35em",
  spaced: "letter-spacing:.28em;text-transform:uppercase;font-size:1.05em;font-weight:500",
  numbered: "font-size:1.2em",
  icon: "font-size:1.2em",
  underlined: "border-bottom:1pt solid #444;font-size:1.25em;font-weight:500",
};

const TEXT: Record<Layout["text"], string> = {
  left: "",
  justified: "text-align:justify",
  hyphenated: "text-align:justify;hyphens:auto",
};

const SHAPES: Partial<Record<Layout["shape"], string>> = {
  "sidebar left": ".split{display:grid;grid-template-columns:30% 66%;gap:4%}",
  "sidebar right": ".split{display:grid;grid-template-columns:66% 30%;gap:4%}.split aside{order:2}",
  newspaper: ".newspaper{column-count:2;column-gap:18pt}",
  "three columns": ".three{display:grid;grid-template-columns:23% 47% 24%;gap:3%}",
  cards:
    "section.work,.cards{display:grid;grid-template-columns:1fr 1fr;gap:8pt}section.work>:not(.card):not(table){grid-column:1/3}",
};

/** What stands at the head and the foot of each page. */
const runningCss = (name: string): string =>
  `@page{@top-center{content:"${name.replaceAll('"', "")}";font-size:7.5pt;color:#777}@bottom-center{content:"CV · " counter(page);font-size:7.5pt;color:#777}}`;

const ON_AXIS = new Set<Layout["entry"]>([
  "dates above",
  "dates below",
  "in one line",
  "dates first in line",
]);

/** Headings and the heads of entries around one axis: where nothing stands at an edge of its own. */
const isCentred = ({ axis, shape, entry, free }: Layout): boolean =>
  axis === "middle" &&
  shape === "one column" &&
  (free ? free.jobs.rows.every(({ right }) => !right.length) : ON_AXIS.has(entry));

/** How a page of this layout looks. */
export const pageCss = (layout: Layout, name: string): string =>
  [
    "@page{size:A4;margin:15mm 14mm}",
    `body{margin:0;font:${layout.size}pt/${layout.free?.lineHeight ?? 1.35} ${FONTS[layout.font]};${TEXT[layout.text]}}`,
    "p{margin:0 0 1.5pt}ul{margin:2pt 0 3pt;padding-left:14pt}li{margin:0 0 1pt}",
    `h1{font-size:${layout.wording % 2 ? 22 : 17}pt;margin:0 0 2pt;text-align:left;${layout.wording % 7 === 0 ? "letter-spacing:.2em;text-transform:uppercase" : ""}}`,
    `h2{margin:10pt 0 4pt;text-align:left;${HEADINGS[layout.heading]}}`,
    ".line{text-align:left;display:flow-root}.contact .line{overflow-wrap:anywhere}.line.start{margin-top:6pt}.right{float:right;padding-left:8pt}",
    ".item{margin-left:12pt}.headline{font-size:1.15em;color:#444}",
    ".beside{display:grid;grid-template-columns:24% 74%;gap:2%;margin-top:5pt}.beside>div:first-child{text-align:left}",
    ".timeline{border-left:1.5pt solid #999;padding-left:6pt}",
    ".card{border:.7pt solid #bbb;padding:5pt;break-inside:avoid}",
    "table{border-collapse:collapse;width:100%;margin:3pt 0;text-align:left}td{vertical-align:top;padding:1.5pt 4pt}.bordered td{border:.6pt solid #888}",
    ".margin{display:grid;grid-template-columns:22% 76%;gap:2%}.margin h2{margin-top:6pt}",
    SHAPES[layout.shape] ?? "",
    layout.boxes === "middle"
      ? ".headed td{vertical-align:middle;text-align:center}.headed .line{text-align:center}"
      : "",
    isCentred(layout) ? "h1,h2,.line,.headline{text-align:center}" : "",
    layout.running === "none" ? "" : runningCss(name),
    layout.free
      ? `.line.start{margin-top:${layout.free.gapPoints}pt}li,.item,.signed{margin-top:0;margin-bottom:${layout.free.itemGap}pt}`
      : "",
  ].join("\n");
