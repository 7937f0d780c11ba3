import type { ConflictKind } from "@terzi/contracts/cv";
import type { Reason } from "../guard/entail/clause-task.ts";
import type { InstructionSpec } from "../llm/instruction-spec.ts";

/** What a model is told, in the CV's language, because a model words best in the language that it is spoken to in. */
export type ModelLanguage = {
  instructions(spec: InstructionSpec): string;
  /** What of a wording can't be found in the person's lines. */
  reasons: Record<Reason, string>;
  /** What of it differs from them: what it says, and what they say, "" where they say nothing of it. */
  conflicts(kind: ConflictKind, said: string, known: string): string;
  /** In strict mode: that these aren't the person's words. */
  notOwn: string;
  /** The instructions to word once more what was refused; the list stands between two lines of `marker`. */
  askAgain(marker: string): string;
};
