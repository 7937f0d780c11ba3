import type { Certification } from "@terzi/contracts/career";
import type { Entry } from "./entry.ts";
import { findPeriods } from "./find-dates.ts";
import { type Part, readHead } from "./head-parts.ts";
import type { Line } from "./line.ts";
import { dateOf, listEntries, SEPARATORS, unbullet, withIssuerLast } from "./list-entries.ts";
import type { Notes } from "./notes.ts";
import { wordPattern } from "./words/word-pattern.ts";

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
    const days = daysOf(entry);
    return [{ name: name.text, issuer: issuer?.text ?? "", ...days, credentialId: "" }];
  });
}

const EXPIRES =
  /(?<!\p{L})(?:expir(?:es|y|ation)|valid (?:until|through|thru|to|till)|son geçerlilik|geçerlilik)(?!\p{L})/iu;

/** When it was given, and when it ends: what stands behind "Expires" is not the day it was given. */
function daysOf(entry: Entry): { date: string; expiryDate: string } {
  const text = entry.head.map((line) => line.text).join("\t");
  const at = text.search(EXPIRES);
  if (at < 0) return { date: dateOf(entry), expiryDate: "" };
  const periods = findPeriods(text);
  const last = periods.find(({ end }) => end > at);
  const given = periods.findLast(({ end }) => end <= at);
  return {
    date: given ? given.to || given.from : last?.isRange ? last.from : "",
    expiryDate: last?.to ?? "",
  };
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

const GRADE = new RegExp(`^(?:${wordPattern("grade of a certificate")}|level \\S+|the .*)$`, "iu");
