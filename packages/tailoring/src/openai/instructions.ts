import type { Language } from "@terzi/contracts/language";
import type { InstructionSpec } from "./instruction-spec.ts";
import { englishInstructions } from "./instructions-english.ts";
import { turkishInstructions } from "./instructions-turkish.ts";

/** What the model is told, in the CV's language, because a model words best in the language that it is spoken to in. */
export const instructionsFor = (spec: InstructionSpec, language: Language): string =>
  language === "tr" ? turkishInstructions(spec) : englishInstructions(spec);
