import type { CareerProfile } from "@terzi/contracts/career";
import { EMAIL } from "./contact-patterns.ts";
import { joinSentences } from "./entry-body.ts";
import type { Section } from "./find-sections.ts";
import { findLocation } from "./find-location.ts";
import { tidy } from "./head-parts.ts";
import { type Line, withoutBullet } from "./line.ts";
import type { Notes } from "./notes.ts";
import { isProse, isSentenceLike } from "./prose.ts";
import { readContact } from "./read-contact.ts";
import { FACT_LABELS } from "./read-facts.ts";
import { labelledName, readName } from "./read-name.ts";
import { readLanguages } from "./read-languages.ts";
import { isLanguageLine } from "./read-skills.ts";
import { isContactLabel, isFieldLabel } from "./words/field-labels.ts";
import { headingKind } from "./words/headings.ts";

const NEAR = new Set<Section["kind"]>(["intro", "contact", "links"]);

/** Name, contacts and, where no heading announces one, the summary; what else stands among them is left over. */
export function readPerson(sections: Section[], links: string[], profile: CareerProfile, notes: Notes): void {
  const near = sections.filter(({ kind }) => NEAR.has(kind)).flatMap(({ lines }) => lines);
  const intro = sections.filter(({ kind }) => kind === "intro").flatMap(({ lines }) => lines);
  const all = sections.flatMap(({ lines }) => lines).slice(0, 400);
  const contact = readContact(near, links);
  const fallback = readContact(all, links);
  const email = contact.email || fallback.email;
  const asked = labelledName(near.slice(0, 60));
  const atTop = asked ?? readName(intro.length ? intro : all, email);
  // Below a form's title its first section asks for the name.
  const { name, from } = atTop.name ? atTop : readName(near, email);
  const phone = contact.phone || fallback.phone;
  // Contacts that stand in a foot alone say there where somebody lives.
  const location = contact.location || (contact.email ? "" : locationBeside(email, all));
  const linkedin = contact.linkedin || fallback.linkedin;
  const github = contact.github || fallback.github;
  Object.assign(profile.personalInfo, contact, {
    name: name.replace(/\s+/g, " ").trim(),
    email,
    phone,
    location,
    linkedin,
    github,
  });
  if (name) notes.explain(from, "name", [{ code: "largeAtTop" }]);
  const rest = near.filter((line) => !from.includes(line));
  const spoken = rest.flatMap((line) => line.cells).filter((cell) => isSpoken(cell.text));
  const summary = sections.some(({ kind, lines }) => kind === "summary" && lines.length)
    ? []
    : describing(rest);
  profile.summary = joinSentences(summary);
  if (!sections.some(({ kind }) => kind === "languages"))
    for (const cell of spoken)
      profile.skills.languages.push(
        ...readLanguages(
          rest.filter((line) => line.cells.includes(cell)),
          notes,
        ),
      );
  notes.leaveTexts(
    rest
      .filter((line) => !summary.includes(line))
      .map((line) => unplaced(line, profile))
      .filter(Boolean),
  );
}

const locationBeside = (email: string, lines: Line[]): string =>
  email ? tidy(findLocation(lines.filter(({ text }) => text.includes(email)))) : "";

const isSpoken = (text: string): boolean => isLanguageLine({ text }) && !/\d/.test(text);

/** What says in sentences who somebody is; a single short one may be all. */
function describing(lines: Line[]): Line[] {
  const long = lines.filter(isDescription(lines));
  return long.length ? long : lines.filter(isShortSentence).slice(0, 1);
}

/** "Gardener for estates and small towns." */
const isShortSentence = (line: Line): boolean =>
  !line.isBullet &&
  line.cells.length === 1 &&
  /\.$/.test(line.text) &&
  isSentenceLike(line.text) &&
  !/[\d@]/.test(line.text);

/** Sentences, and the short lines that go on with them. */
const isDescription =
  (lines: Line[]) =>
  (line: Line): boolean => {
    const isSentence = (one: Line | undefined) =>
      one !== undefined &&
      (isProse(one) || (one.cells.length === 1 && isSentenceLike(one.text))) &&
      !one.isBullet &&
      one.text.length > 60 &&
      !EMAIL.test(one.text);
    const above = lines[lines.indexOf(line) - 1];
    return isSentence(line) || (isSentence(above) && line.gap < 0.3 && isProse(line) && !line.isBullet);
  };

/** What is left of a line without its labels and whatever of it went into the personal data; "" if that is nothing. */
function unplaced(line: Line, profile: CareerProfile): string {
  const shown = withoutBullet(line.text.replaceAll("\t", " | "));
  if (headingKind(shown) !== null) return "";
  const values = [
    ...Object.values(profile.personalInfo),
    ...profile.skills.languages.map(({ language }) => language),
  ].filter(Boolean);
  if (values.some((value) => value.length > 5 && lettersOf(value).includes(lettersOf(shown)))) return "";
  const rest = values.reduce((text, value) => text.replace(value, " "), shown);
  const words = rest
    .replace(LABELS, " ")
    .replace(FACT_LABELS, " ")
    .replace(/https?:\/\/\S*/g, " ")
    .match(/\p{L}{3,}/gu);
  if (!words) return "";
  const pieces = rest.split(/\s*\|\s*/);
  // "Medeni Durum | Evli": the label's answer stands beside it, and needs it.
  const [label = "", answer = "", ...more] = pieces;
  if (!more.length && !isAnswered(label) && isAnswered(answer)) return `${tidy(label)}: ${tidy(answer)}`;
  return pieces.filter(isAnswered).map(tidy).filter(Boolean).join(" | ");
}

const lettersOf = (text: string): string => text.replace(/[^\p{L}\p{N}]+/gu, "");

/** "Cep Telefonu", "Phone number: (Mobile)": a label whose answer went into its field tells nothing more. */
function isAnswered(piece: string): boolean {
  if (!/[\p{L}\p{N}]/u.test(piece)) return false;
  const [label = "", ...rest] = piece.split(":");
  const answer = rest.join(":").replace(/\([^()]*\)/g, " ");
  return /[\p{L}\p{N}]/u.test(answer) || !(isContactLabel(tidy(label)) || isFieldLabel(tidy(label)));
}

const LABELS =
  /(?<!\p{L})(?:e-?mail|e-?posta|mail|phone|telephone|tel|telefon|mobile|cell|home|gsm|cep|(?:city|place|country) of residence|residence|address|adres|location|konum|website|web|linkedin|github|twitter|portfolio|links?|contact|profiles?|name|ad soyad)(?!\p{L})/giu;
