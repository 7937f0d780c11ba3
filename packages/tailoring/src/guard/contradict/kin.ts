import type { Line } from "../parse/line.ts";
import { spansOf } from "../parse/spans.ts";
import type { ToldWord } from "../retell/told-words.ts";

/** Whether what a word of a line names is a kind of what another one names: a scrub nurse, of a nurse. */
export const isKindOf = (wider: ToldWord, word: ToldWord, line: Line): boolean =>
  spansOf(line).spans.some(
    (span) =>
      span.start <= word.start && span.end >= word.end && wider.ids.some((id) => span.wider.includes(id)),
  );
