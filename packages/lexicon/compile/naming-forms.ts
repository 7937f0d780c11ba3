import { readFileSync } from "node:fs";
import { join } from "node:path";
import { rootOf } from "@terzi/language/en/word-families";

const formsIn = (cell: string): string[] => cell.split(", ").filter(Boolean);

/**
 * Roots that a field's name shares with everyday words: "root form form*" a line, the forms that name the field. All
 * words of a row of `ambiguous/naming-forms.tsv` have such a root, whether they name it or not.
 */
export const namingForms = (): string[] =>
  readFileSync(join(import.meta.dirname, "../ambiguous/naming-forms.tsv"), "utf8")
    .trimEnd()
    .split("\n")
    .slice(1)
    .flatMap((line) => {
      const [names = "", others = ""] = line.split("\t");
      const naming = formsIn(names);
      const whole = [...naming, ...formsIn(others)].filter((form) => !form.endsWith("*"));
      return [...new Set(whole.map(rootOf))].map((root) => [root, ...naming].join(" "));
    });
