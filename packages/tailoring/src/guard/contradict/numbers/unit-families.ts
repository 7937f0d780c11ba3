import type { Conflict } from "@terzi/contracts/cv";
import { foldAscii } from "@terzi/language/normalise";
import { unitFamilies } from "../../../languages/all-unit-families.ts";
import { isNear } from "../../entail/compare-numbers.ts";
import type { ConflictTask } from "../conflict-task.ts";
import { numbersIn, type PlacedNumber, writtenWith } from "./placed-numbers.ts";

/** "Hektarlık", "hektarın": a Turkish unit with what it ends in. */
const LONG = /^([a-z]{3,}?)(?:li[kg]i?|lu[kg]u?)(?=n?[a-z]{0,2}(?![a-z]))/;

/** What a number measures, by the word behind it; null where it counts. */
export const unitBehind = ({
  number,
  line,
}: Pick<PlacedNumber, "number" | "line">): { family: number; unit: number } | null => {
  const behind = foldAscii(line.text.slice(number.end))
    .replace(/^['’]?[\s-]*/, "")
    .replace(LONG, "$1");
  for (const [family, units] of unitFamilies.entries()) {
    const unit = units.findIndex((pattern) => pattern.test(behind));
    if (unit >= 0) return { family, unit };
  }
  return null;
};

/** "61,000 kilometres" for 61,000 miles. */
export function unitFamilyConflicts({ alignment: { sentence, lines } }: ConflictTask): Conflict[] {
  const known = lines.flatMap(({ line }) => numbersIn(line));
  return numbersIn(sentence).flatMap((said) => {
    const unit = unitBehind(said);
    if (!unit) return [];
    const same = known.filter(
      (one) => isNear(one.number.value, said.number.value) && unitBehind(one)?.family === unit.family,
    );
    const [other] = same;
    return other && !same.some((one) => unitBehind(one)?.unit === unit.unit)
      ? [{ kind: "unit" as const, said: writtenWith(said), known: writtenWith(other) }]
      : [];
  });
}
