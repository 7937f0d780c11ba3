import type { PersonalInfo } from "@terzi/contracts/career";
import { type Place, printPlace } from "@terzi/contracts/place";
import { type ChosenDesign, printsContact } from "./chosen-design.ts";
import { readPiece } from "./cv-pieces.ts";
import type { CvWording } from "./cv-wording.ts";
import { mailTarget, phoneTarget, shownAddress, webTarget } from "./link-target.ts";
import { lineText, type Piece, SEPARATOR } from "./printed-cv.ts";

/** How long a line of contact data may be to fit on one line in any template. */
const CONTACT_LINE_MAX = 88;

const at = (field: keyof PersonalInfo): Place => printPlace({ section: "personalInfo", field });

/** On one line when that is short; otherwise contact details on the first, links on the second. */
export function readContacts(person: PersonalInfo, design: ChosenDesign): Piece[][] {
  const shown = (field: keyof PersonalInfo): string => (printsContact(design, field) ? person[field] : "");
  /** "ayse" alone doesn't say where; "github.com/ayse" does. */
  const profile = (field: "linkedin" | "github" | "twitter", site: string): Piece[] =>
    readPiece(at(field), shown(field), {
      target: webTarget,
      show: shownAddress,
      ...(!webTarget(person[field].trim()) && { label: site }),
    });
  const reach = [
    ...readPiece(at("email"), shown("email"), { target: mailTarget }),
    ...readPiece(at("phone"), shown("phone"), { target: phoneTarget }),
    ...readPiece(at("location"), shown("location")),
  ];
  const links = [
    ...profile("linkedin", "LinkedIn"),
    ...readPiece(at("portfolio"), shown("portfolio"), { target: webTarget, show: shownAddress }),
    ...profile("github", "GitHub"),
    ...profile("twitter", "X"),
  ];
  const all = [...reach, ...links];
  const lines = lineText(all, SEPARATOR.details).length <= CONTACT_LINE_MAX ? [all] : [reach, links];
  return lines.filter((line) => line.length > 0);
}

/** A driving licence is useful everywhere; the rest is printed where the template has a place for it. */
export const readFacts = (person: PersonalInfo, design: ChosenDesign, { fields }: CvWording): Piece[] =>
  (["birthDate", "militaryService", "drivingLicence"] as const).flatMap((field) =>
    printsContact(design, field)
      ? readPiece(at(field), person[field], { label: fields[field] ?? field })
      : [],
  );
