import { guardCue } from "../../../languages/all-guard-cues.ts";
import { wordsSaid } from "../../align/align-sentence.ts";
import type { FactEntry } from "../../facts/fact.ts";
import type { Line } from "../../parse/line.ts";
import { spansOf } from "../../parse/spans.ts";

const IN_MY_CHARGE = new RegExp(guardCue("inMyCharge"), "iu");

/** "8 lads under me", "sevkiyat bendeydi": in charge of what a sentence tells, without a title or verb that says so. */
export const hadInCharge = (sentence: Line, entries: FactEntry[]): boolean =>
  entries.some(({ texts }) =>
    texts.some(({ line }) => IN_MY_CHARGE.test(line.text) && sharesAnything(sentence, line)),
  );

const sharesAnything = (sentence: Line, line: Line): boolean =>
  wordsSaid(spansOf(sentence).words, sentence, line).length > 0 ||
  sentence.words.numbers.some(({ value }) => line.words.numbers.some((known) => known.value === value));
