import type { ModelLanguage } from "../model-language.ts";
import { englishInstructions } from "./instructions.ts";

export const englishModel: ModelLanguage = {
  instructions: englishInstructions,
  reasons: {
    words: "not said there",
    number: "a number that isn't there, or isn't said of this",
    action: "another deed than the one that is told",
    marker:
      "what makes the deed smaller was dropped, or was added (helped, planned, about, only, not, with others)",
    role: "a title that isn't the person's",
    mixed: "facts of two entries in one sentence",
    time: "another time than the one that is told",
  },
  askAgain: (
    list,
    marker,
  ) => `The program could not find what these of your edits say in the person's own text. Between the two lines that read ${marker} stands, for each, what is missing: "word: why". All of it is material.
Word each once more, close to the person's line: keep its own nouns, names, adjectives and numbers (in translations the plainest word for each), keep who did it and what makes it smaller, and change no more than the order, the form of the verb and filler words. \`mayBeSaid\` has, for words of that line, the other words that the program takes for the same, in any form of theirs: choose among them what reads naturally. Say nothing that isn't in the line. Leave out what can't be said so; the person's own words stand then. Answer with the same JSON, with edits for these addresses alone.
${marker}
${list}
${marker}`,
};
