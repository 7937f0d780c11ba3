import type { GenerationMode, Length, Tone } from "@terzi/contracts/cv";

export type InstructionSpec = {
  mode: GenerationMode;
  tone: Tone;
  length: Length;
  /** Whether the lines are in another language than the CV and must be brought into it. */
  isTranslating: boolean;
  /** The line that stands before and behind the data; random, so that no text can hold it. */
  marker: string;
};
