import type { Certification } from "@terzi/contracts/career";
import { type Part, readHead } from "./head-parts.ts";
import type { Line } from "./line.ts";
import { dateOf, listEntries, SEPARATORS, unbullet, withIssuerLast } from "./list-entries.ts";
import type { Notes } from "./notes.ts";

/** The certificates of a section: name, issuer and date. */
export function readCertifications(lines: Line[], notes: Notes): Certification[] {
  return listEntries(lines).flatMap((entry) => {
    const { parts } = readHead(entry.head.map(unbullet), SEPARATORS);
    const [name, issuer] = withIssuerLast(joinGrades(parts));
    if (!name) {
      notes.leaveOver(entry);
      return [];
    }
    notes.explain(entry.head, "certification", [{ code: "underHeading" }]);
    return [
      { name: name.text, issuer: issuer?.text ?? "", date: dateOf(entry), expiryDate: "", credentialId: "" },
    ];
  });
}

/** "AWS Solutions Architect – Associate", "React - The Complete Guide (Udemy)": the dash is part of the name. */
function joinGrades(parts: Part[]): Part[] {
  const [name, next, ...rest] = parts;
  const isPart =
    name &&
    next &&
    next.row === name.row &&
    (/\)$/.test(next.text) || GRADE.test(next.text)) &&
    !/\)$/.test(name.text);
  return isPart ? [{ ...name, text: `${name.text} - ${next.text}` }, ...rest] : parts;
}

const GRADE =
  /^(?:professional|associate|specialty|expert|advanced|intermediate|foundations?|level \S+|the .*|practitioner|fundamentals)$/i;
