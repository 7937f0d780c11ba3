import type { ConflictKind } from "@terzi/contracts/cv";
import type { Reason } from "../guard/entail/clause-task.ts";
import type { InstructionSpec } from "../llm/instruction-spec.ts";

/** What a model is told, in the CV's language, because a model writes best in the language it is addressed in. */
export type ModelLanguage = {
  instructions(spec: InstructionSpec): string;
  /** What of a wording isn't found in the person's lines. */
  reasons: Record<Reason, string>;
  /** How it differs from them: what it says, and what they say ("" where they say nothing about it). */
  conflicts(kind: ConflictKind, said: string, known: string): string;
  /** In strict mode: that these aren't the person's words. */
  notOwn: string;
  /** The instructions for rewording what was refused; the list is between two lines of `marker`. */
  askAgain(marker: string): string;
};
