import { LANGUAGES, type Language } from "@terzi/contracts/languages";
import type { Tables } from "@terzi/lexicon/parts";
import { unpackWordKeys, wordKey } from "@terzi/lexicon/word-keys";
import { madeOf } from "../lexicon/parts.ts";
import { LINE_LABELS, type LineModel, type Step } from "./line-model.ts";

/** One step of the weights, which are whole numbers in the tables. */
export const UNIT = 0.125;
/** The sign that stands for 0 (`lineWeights` of the lexicon's compiler). */
const ZERO = 80;

/** The feature whose weights say how likely each label is after another. */
export const afterFeature = (step: Step, from: number): string => `after:${step}:${LINE_LABELS[from]}`;

function unpack(tables: Tables): LineModel {
  const columns = LINE_LABELS.map((label) => tables[label.toUpperCase()] ?? "");
  const weights = new Map(
    unpackWordKeys(tables.FEATURES ?? "").map((key, at) => [
      key,
      columns.map((column) => (column.charCodeAt(at) - ZERO) * UNIT),
    ]),
  );
  const weightsOf = (feature: string): readonly number[] | undefined => weights.get(wordKey(feature));
  return {
    weightsOf,
    transition: (step, from, to) => weightsOf(afterFeature(step, from))?.[to] ?? 0,
  };
}

const models = new Map(
  LANGUAGES.map((language) => [
    language,
    madeOf<LineModel | undefined>(`lines-${language}`, unpack, undefined),
  ]),
);

/** What was learned of the postings of a language; undefined while it isn't loaded, and where nothing was. */
export const lineModelOf = (language: Language): LineModel | undefined => models.get(language)?.();
