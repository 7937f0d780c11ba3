import { LANGUAGES, type Language } from "@terzi/contracts/languages";
import type { Tables } from "@terzi/lexicon/parts";
import { unpackWordKeys, wordKey } from "@terzi/lexicon/word-keys";
import { madeOf } from "../lexicon/parts.ts";
import { LINE_LABELS, type LineModel } from "./line-model.ts";

/** One step of the weights, which are whole numbers in the tables. */
export const UNIT = 0.125;
/** The sign that stands for 0 (`lineWeights` of the lexicon's compiler). */
const ZERO = 80;

function unpack(tables: Tables): LineModel {
  const columns = LINE_LABELS.map((label) => tables[label.toUpperCase()] ?? "");
  const weights = new Map(
    unpackWordKeys(tables.FEATURES ?? "").map((key, at) => [
      key,
      columns.map((column) => (column.charCodeAt(at) - ZERO) * UNIT),
    ]),
  );
  return { weightsOf: (feature) => weights.get(wordKey(feature)) };
}

const models = new Map(
  LANGUAGES.map((language) => [
    language,
    madeOf<LineModel | undefined>(`lines-${language}`, unpack, undefined),
  ]),
);

/** What was learned of the postings of a language; undefined while it isn't loaded, and where nothing was. */
export const lineModelOf = (language: Language): LineModel | undefined => models.get(language)?.();
