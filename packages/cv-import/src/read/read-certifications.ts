import type { Certification } from "@terzi/contracts/career";
import type { Entry } from "./entry.ts";
import { findPeriods, isOnlyDates, withoutPeriods } from "./find-dates.ts";
import { type Part, readHead, tidy } from "./head-parts.ts";
import type { Line } from "./line.ts";
import { dateOf, listEntries, SEPARATORS, unbullet, withIssuerLast } from "./list-entries.ts";
import type { Notes } from "./notes.ts";
import { splitItems } from "./read-skills.ts";
import { isLocation } from "./words/locations.ts";
import { companyScore, schoolScore } from "./words/organisations.ts";
import { wordPattern } from "./words/word-pattern.ts";
import { readingCue } from "./languages/all-reading-cues.ts";

/** Space that browsers leave when they round where a line stands. */
const ROUNDED = 0.1;

/** The certificates of a section: name, issuer and date. */
export function readCertifications(lines: Line[], notes: Notes): Certification[] {
  const entries = listEntries(lines, ROUNDED).map((entry) => ({
    entry,
    parts: withIssuerLast(joinGrades(readHead(entry.head.map(unbullet), SEPARATORS).parts)),
  }));
  const listed = listedNames(entries);
  if (listed) {
    notes.explain(lines, "certification", [{ code: "underHeading" }]);
    return listed;
  }
  // "Typing, Halk Eğitim Merkezi": where a comma is all that parts each of them, the last piece gave it.
  const pairs = entries.filter(
    ({ parts }) => parts.length === 1 && splitIssuer(parts[0]).length === 2,
  ).length;
  const areBracketed = haveIssuersInBrackets(entries);
  const isCommaPair =
    pairs === entries.length ||
    (pairs > 1 &&
      entries.every(({ parts }) => parts.length === 1 && (parts[0]?.text.split(",").length ?? 0) < 3));
  return entries.flatMap(({ entry, parts }) => {
    const [name, issuer] = areBracketed
      ? splitBracket(parts[0])
      : isCommaPair || isIssuedByHouse(parts)
        ? splitIssuer(parts[0])
        : parts;
    if (!name) {
      notes.leaveOver(entry);
      return [];
    }
    notes.explain(entry.head, "certification", [{ code: "underHeading" }]);
    const days = daysOf(entry);
    const shown = withoutWordOfDay(name.text, entry).replace(BEFORE_LAST_DAY, "");
    return [{ name: shown, issuer: issuer?.text ?? "", ...days, credentialId: "" }];
  });
}

/** "First Aid (renewed 2024)": without its year the bracket says nothing of the certificate. */
const withoutWordOfDay = (name: string, { head }: Entry): string => {
  const [bracket, word] = /\s*\((\p{Ll}+)\)$/u.exec(name) ?? [];
  const isOfDay = head.some(({ text }) =>
    findPeriods(text).some(({ start }) => text.slice(0, start).endsWith(`(${word} `)),
  );
  return bracket && isOfDay ? name.slice(0, -bracket.length) : name;
};

type Read = { entry: Entry; parts: Part[] };

const isHouse = (text: string): boolean => schoolScore(text) >= 2 || companyScore(text) > 0;

const BRACKET = /^(.{3,}\S)\s*\(([^()]+)\)$/u;

/** "İleri Excel (Halk Eğitim Merkezi)": each has a bracket, and what some of them hold are schools or employers. */
function haveIssuersInBrackets(entries: Read[]): boolean {
  const brackets = entries.map(({ parts }) =>
    parts.length === 1 ? BRACKET.exec(parts[0]?.text ?? "") : null,
  );
  return (
    entries.length > 1 &&
    brackets.every((found) => /^\p{Lu}/u.test(found?.[2] ?? "")) &&
    2 * brackets.filter((found) => isHouse(found?.[2] ?? "")).length >= entries.length
  );
}

function splitBracket(part: Part | undefined): Part[] {
  const [, name = "", issuer = ""] = BRACKET.exec(part?.text ?? "") ?? [];
  return part && name
    ? [
        { ...part, text: name },
        { ...part, text: issuer },
      ]
    : [];
}

/** "PMP, Project Management Institute", whatever the others have. */
function isIssuedByHouse(parts: Part[]): boolean {
  const [name, issuer] = splitIssuer(parts[0]);
  return parts.length === 1 && issuer !== undefined && isHouse(issuer.text) && !isHouse(name?.text ?? "");
}

/** "SMSTS (expires 2027), CSCS Black Card, First Aid at Work": one line that lists names; null where it is otherwise. */
function listedNames([only, ...more]: Read[]): Certification[] | null {
  const [line, ...below] = only?.entry.head ?? [];
  if (!line || more.length || below.length || only?.entry.body.length || line.cells.length > 1) return null;
  const names = splitItems(line.text);
  const isName = (name: string) =>
    /^[\p{Lu}\d]/u.test(name) &&
    !isLocation(name) &&
    !isOnlyDates(name) &&
    !EXPIRES.test(name.replace(WITH_DAYS, ""));
  const isIssuer = names.slice(1).some((name) => schoolScore(name) >= 2 || companyScore(name) === 2);
  // Two are a list where each has its year.
  const least = names.every((name) => WITH_DAYS.test(name)) ? 2 : 3;
  if (names.length < least || !names.every(isName) || isIssuer) return null;
  return names.map((name) => {
    const days = daysIn(name);
    return { name: tidy(withoutPeriods(name.replace(WITH_DAYS, ""))), issuer: "", ...days, credentialId: "" };
  });
}

/** A certificate's name and, behind its last comma, who gave it: capitalised, and no place of its own. */
function splitIssuer(part: Part | undefined): Part[] {
  const [, name, issuer] = /^(\S.*\S)\s*,\s+(\p{Lu}[^,]*)$/u.exec(part?.text ?? "") ?? [];
  if (!part || !name || !issuer) return part ? [part] : [];
  return [
    { ...part, text: name },
    { ...part, text: issuer },
  ];
}

/** What a bracket with a date, and maybe a word, says: "(expires 2027)", "(2019)". */
const WITH_DAYS = /\s*\([^()]*\d{4}[^()]*\)$/;

const UNTIL = String.raw`(?<=[,(]\s*)(?:${readingCue("until")})(?=\s+\S*\s*\d)`;
const EXPIRES = new RegExp(String.raw`(?<!\p{L})(?:${readingCue("expires")}|${UNTIL})(?!\p{L})`, "iu");
/** "Driver CPC, to" is left of "Driver CPC, to Sept 2029". */
const BEFORE_LAST_DAY = new RegExp(String.raw`[,(]\s*(?:${readingCue("until")})$`, "iu");

/** When it was given, and when it ends: what stands behind "Expires" is not the day it was given. */
function daysOf(entry: Entry): Days {
  const text = entry.head.map((line) => line.text).join("\t");
  return EXPIRES.test(text) ? daysIn(text) : { date: dateOf(entry), expiryDate: "" };
}

type Days = { date: string; expiryDate: string };

function daysIn(text: string): Days {
  const at = text.search(EXPIRES);
  if (at < 0) return { date: findPeriods(text)[0]?.to ?? "", expiryDate: "" };
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
