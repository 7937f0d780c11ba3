import type { Certification } from "@terzi/contracts/career";
import type { Entry } from "./entry.ts";
import { findPeriods } from "./find-dates.ts";
import { type Part, readHead } from "./head-parts.ts";
import type { Line } from "./line.ts";
import { dateOf, listEntries, SEPARATORS, unbullet, withIssuerLast } from "./list-entries.ts";
import type { Notes } from "./notes.ts";
import { wordPattern } from "./words/word-pattern.ts";
import { readingCue } from "./languages/all-reading-cues.ts";

/** The certificates of a section: name, issuer and date. */
export function readCertifications(lines: Line[], notes: Notes): Certification[] {
  const entries = listEntries(lines).map((entry) => ({
    entry,
    parts: withIssuerLast(joinGrades(readHead(entry.head.map(unbullet), SEPARATORS).parts)),
  }));
  // "Typing, Halk Eğitim Merkezi": where a comma is all that parts each of them, the last piece gave it.
  const pairs = entries.filter(
    ({ parts }) => parts.length === 1 && splitIssuer(parts[0]).length === 2,
  ).length;
  const isCommaPair =
    pairs === entries.length ||
    (pairs > 1 &&
      entries.every(({ parts }) => parts.length === 1 && (parts[0]?.text.split(",").length ?? 0) < 3));
  return entries.flatMap(({ entry, parts }) => {
    const [name, issuer] = isCommaPair ? splitIssuer(parts[0]) : parts;
    if (!name) {
      notes.leaveOver(entry);
      return [];
    }
    notes.explain(entry.head, "certification", [{ code: "underHeading" }]);
    const days = daysOf(entry);
    return [{ name: name.text, issuer: issuer?.text ?? "", ...days, credentialId: "" }];
  });
}

/** A certificate's name and, behind its last comma, who gave it: capitalised, and no place of its own. */
function splitIssuer(part: Part | undefined): Part[] {
  const [, name, issuer] = /^(.{3,}\S)\s*,\s+(\p{Lu}[^,]*)$/u.exec(part?.text ?? "") ?? [];
  if (!part || !name || !issuer) return part ? [part] : [];
  return [
    { ...part, text: name },
    { ...part, text: issuer },
  ];
}

const EXPIRES = new RegExp(String.raw`(?<!\p{L})${readingCue("expires")}(?!\p{L})`, "iu");

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
