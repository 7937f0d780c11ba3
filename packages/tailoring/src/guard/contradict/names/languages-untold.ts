import type { Conflict } from "@terzi/contracts/cv";
import { foldAscii } from "@terzi/language/normalise";
import { isLanguageName } from "../../../writing/skill-names.ts";
import { idsIn } from "../../align/align-sentence.ts";
import { toldWordsIn } from "../../retell/told-words.ts";
import { type ConflictTask, linesOf } from "../conflict-task.ts";
import { partAt, rungOf } from "../doers/level-conflicts.ts";

/** "Fluent Spanish and French", of whose languages are French and English: one that no line names, with a level. */
export function languageUntoldConflicts({ alignment: { sentence }, facts }: ConflictTask): Conflict[] {
  const lines = linesOf(facts.entries);
  const spoken = facts.entries.filter(({ kind }) => kind === "languages");
  if (!spoken.length) return [];
  return toldWordsIn(sentence)
    .filter(
      ({ surface, start, ids }) =>
        isLanguageName(surface) &&
        rungOf(partAt(start, sentence.text)) !== null &&
        ids.some((id) => id.startsWith("c:")) &&
        !lines.some((line) => ids.some((id) => idsIn(line).has(id))) &&
        !facts.profile.skills.languages.some(({ language }) => foldAscii(language) === foldAscii(surface)),
    )
    .map(({ surface }) => ({
      kind: "name" as const,
      said: surface,
      known: spoken[0]?.heading[0]?.line.text ?? "",
    }));
}
