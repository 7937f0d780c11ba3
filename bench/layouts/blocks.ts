import type { SectionKind } from "./words.ts";

/** A stretch of text in one style. */
export type Span = { text: string; isBold?: boolean; isItalic?: boolean; isSmall?: boolean };

/** What a page is made of, before it is HTML or Word. `right`: what stands at the right edge of the line. */
export type Block =
  | { kind: "line"; spans: Span[]; right?: Span[]; isEntryStart?: boolean }
  | { kind: "item"; text: string; mark: "disc" | "set in" | "square" | "number"; level?: number }
  /** A point behind a sign of its own; `isHanging`: its other lines stand below its first word, not below the sign. */
  | { kind: "item"; text: string; mark: "sign"; sign: string; isHanging: boolean; level: number }
  | { kind: "paragraph"; text: string }
  | { kind: "table"; rows: Block[][][]; hasHead: boolean; hasBorder: boolean; widths: number[] }
  | { kind: "beside"; left: Span[]; blocks: Block[]; isTimeline: boolean }
  | { kind: "card"; blocks: Block[] };

export type Section = { kind: SectionKind | "more"; heading: string; blocks: Block[] };

/** A CV before it is set: `name` and `headline` are its top, `contact` stands there or in the sidebar. */
export type Cv = { name: string; headline: string; contact: Block[]; sections: Section[] };

export const bold = (text: string): Span => ({ text, isBold: true });
export const plain = (text: string): Span => ({ text });
export const line = (...spans: Span[]): Block => ({ kind: "line", spans });
export const paragraph = (text: string): Block => ({ kind: "paragraph", text });
