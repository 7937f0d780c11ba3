import type { Reason } from "../guard/entail/clause-task.ts";
import type { InstructionSpec } from "../llm/instruction-spec.ts";

/** What a model is told, in the CV's language, because a model words best in the language that it is spoken to in. */
export type ModelLanguage = {
  instructions(spec: InstructionSpec): string;
  /** Why an edit was refused. */
  reasons: Record<Reason, string>;
  /** The request to word refused edits once more; `list` stands between two lines of `marker`. */
  askAgain(list: string, marker: string): string;
};
