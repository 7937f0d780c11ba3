import type { Requirement } from "@terzi/contracts/posting";

const NAME_WORDS = 3;

/** What is asked for, to be said in a question: names stand as they are, the posting's own words in quotation marks. */
export function nameOf({ kind, term, text }: Requirement): string {
  const isName = kind === "skill" || kind === "language";
  const said = (isName ? term : text).trim().replace(/[.;,:]+$/, "");
  return isName && !said.includes(",") && said.split(/\s+/).length <= NAME_WORDS ? said : `“${said}”`;
}
