import { LANGUAGES, type Language } from "@terzi/contracts/languages";
import { unpackLabelWeights } from "@terzi/lexicon/label-weights";
import type { Tables } from "@terzi/lexicon/parts";
import { wordKey } from "@terzi/lexicon/word-keys";
import { madeOf } from "../lexicon/parts.ts";
import { LINE_LABELS, type LineModel } from "./line-model.ts";

function unpack(tables: Tables): LineModel {
  const weights = unpackLabelWeights(tables, LINE_LABELS);
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
