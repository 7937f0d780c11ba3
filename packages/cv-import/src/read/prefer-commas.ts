import type { HeadParts, Part } from "./head-parts.ts";
import { splitAtCommas } from "./split-job-names.ts";
import { titleScore } from "./words/job-titles.ts";
import { companyScore } from "./words/organisations.ts";

/** "Principal Developer, Veridian" above something that is neither title nor employer holds both names itself. */
export function preferCommas(head: HeadParts): void {
  const [, second, ...more] = head.parts;
  const names = namesAbove(head);
  if (!second || !names) return;
  const isLocationName = !head.location && /^\p{Lu}/u.test(second.text) && second.text.split(" ").length < 3;
  if (isLocationName) head.location = second.text;
  head.parts = [...names, ...(isLocationName ? [] : [second]), ...more];
}

/** "Keeper, Big Cats" and "Vet" above their zoos: where one head has no two names before its second line, none has. */
export const holdTwoNames = (heads: readonly HeadParts[]): boolean =>
  heads.every((head) => head.parts.length !== 2 || areInOneRow(head) || isNamed(head) || namesAbove(head));

const areInOneRow = ({ parts: [first, second] }: HeadParts): boolean => first?.row === second?.row;

const isNamed = ({ parts: [, second] }: HeadParts): boolean =>
  second !== undefined && (titleScore(second.text) > 0 || companyScore(second.text) > 0);

/** The title and the employer on the first line; null where it doesn't hold both, or the second holds one of them. */
function namesAbove(head: HeadParts): Part[] | null {
  const [first] = head.parts;
  const names = first && !isNamed(head) ? splitAtCommas(first) : [];
  const [one, other] = names;
  return one && other && !titleScore(one.text) !== !titleScore(other.text) ? names : null;
}
