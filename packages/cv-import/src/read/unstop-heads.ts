import type { Line } from "./line.ts";
import { withoutPeriods } from "./find-dates.ts";
import { endsInAbbreviation } from "./prose.ts";
import { degreeScore } from "./words/degrees.ts";
import { titleScore } from "./words/job-titles.ts";
import { schoolScore } from "./words/organisations.ts";

/** "Cook, Delfin Hotel, Antalya." names an entry, as it would without its full stop: no sentence. */
export const unstopHeads = (lines: Line[]): Line[] =>
  lines.map((line) => (isRowOfNames(line) ? withoutStop(line) : line));

/** A word of a name: capitalised, or a short one between others ("of", "in", "ve"). */
const NAME = /^(?:[\p{Lu}\p{N}&(“"'–-]|\p{Ll}{1,3}$)/u;

function isRowOfNames({ text, isBullet }: Line): boolean {
  if (isBullet || !/\p{L}\.$/u.test(text) || endsInAbbreviation(text)) return false;
  const rest = withoutPeriods(text);
  const names = rest.split(/,\s+|\t/);
  const isNamed = titleScore(rest) > 0 || schoolScore(rest) > 1 || degreeScore(rest) > 1;
  return (
    isNamed && names.length > 1 && names.every((name) => name.split(/\s+/).every((word) => NAME.test(word)))
  );
}

function withoutStop(line: Line): Line {
  const cut = (text: string) => text.replace(/\.$/, "");
  const cells = line.cells.map((cell, at) => {
    if (at < line.cells.length - 1) return cell;
    const runs = cell.runs.map((run, order) =>
      order < cell.runs.length - 1 ? run : { ...run, text: cut(run.text.trimEnd()) },
    );
    return { ...cell, text: cut(cell.text), runs };
  });
  return { ...line, text: cut(line.text), cells };
}
