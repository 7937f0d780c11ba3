import type { Requirement } from "@terzi/contracts/posting";

const NAME_WORDS = 3;

/** What is asked for, ready for a question: names as they are, anything longer in quotation marks. */
export function nameOf({ kind, term, text }: Requirement): string {
  const said = (kind === "skill" || kind === "language" ? term : text).trim().replace(/[.;,:]+$/, "");
  return said.split(/\s+/).length <= NAME_WORDS ? said : `“${said}”`;
}
