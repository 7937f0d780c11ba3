import { EMAIL, PHONE } from "./contact-patterns.ts";
import { foldText } from "./fold-text.ts";
import { readingCue } from "./languages/all-reading-cues.ts";
import { type Line, withoutBullet } from "./line.ts";
import { headingKind } from "./words/headings.ts";
import { titleScore } from "./words/job-titles.ts";
import { isLanguageName } from "./words/languages.ts";
import { isKnownLocation, isLocation, trailingLocation } from "./words/locations.ts";
import { isAreaOfWork } from "./words/organisations.ts";

const ADDRESS_LABEL = new RegExp(String.raw`^${readingCue("livesAt")}(?![\p{L}])\s*[:\-–]?\s*`, "u");

type PlaceCell = { text: string; line: Line; size: number };

/** Where a person lives, from their contact lines: labelled, known by name, or all that remains of a contact line. */
export function findLocation(lines: Line[]): string {
  const cells = lines.flatMap((line) =>
    line.cells.map((cell) => ({ text: withoutBullet(cell.text), line, size: cell.size })),
  );
  return findLabelled(cells) || findKnown(cells) || findTown(cells);
}

function findLabelled(cells: PlaceCell[]): string {
  for (const [at, { text, line }] of cells.entries())
    for (const piece of cutContacts(text)) {
      const label = ADDRESS_LABEL.exec(foldText(piece));
      if (!label) continue;
      const value = withoutUse(piece.slice(label[0].length));
      const isOwn = value || /[:]\s*$/.test(piece) || foldText(piece).trim().length < 22;
      if (!isOwn) continue;
      const next = cells[at + 1];
      const isBroken = value !== "" && piece === cutContacts(text).at(-1) && / \| /.test(line.text);
      const found =
        (isBroken ? withRest(value, next) : value) ||
        (next?.line === line
          ? withPlaceBelow(withoutUse(next.text), cells[at + 2]?.text)
          : addressBelow(cells.slice(at + 1, at + 4).map((cell) => cell.text)));
      if (found && !EMAIL.test(found)) return found;
    }
  return "";
}

/** "| Address: ul." wraps into "Długie Nabrzeże 8/3, 80-800, Gdańsk, Poland (Home)". */
function withRest(value: string, next: PlaceCell | undefined): string {
  const [rest = ""] = next?.text.split(/\s+\|\s/) ?? [];
  const isWhole = isKnownLocation(value.split(",").at(-1)?.trim() ?? "") || isLocation(value);
  return isWhole || !rest || rest.includes(":") ? value : `${value} ${withoutUse(rest)}`;
}

/** A street beside its label, and the town below it. */
const withPlaceBelow = (text: string, below: string | undefined): string =>
  below !== undefined && !isLocation(text) && isLocation(below)
    ? `${text.replace(/,$/, "")}, ${below}`
    : text;

const PLACE_USE = new RegExp(String.raw`\s*\(${readingCue("placeUse")}\)\s*$`, "i");
/** ": Bursa (Home)" is Bursa. */
const withoutUse = (text: string): string =>
  text
    .replace(/^[\s:]+/, "")
    .replace(PLACE_USE, "")
    .trim();

function findKnown(cells: PlaceCell[]): string {
  for (const [at, { text }] of cells.entries()) {
    const pieces = cutContacts(text);
    for (const [order, piece] of pieces.entries()) {
      const shown = piece.replace(/[,;]$/, "");
      if (isLocation(shown)) return shown;
      if (isCodedTown(shown) || isHouseInTown(shown))
        return withHouse(shown, order ? undefined : cells[at - 1], cells[at]);
      if (isStreetAddress(shown)) return withCity(shown, pieces[order + 1] ?? nextLikeThis(cells, at)?.text);
      const [, town = "", country = ""] = POSTCODE_AND_TOWN.exec(shown) ?? [];
      if (town && isKnownLocation(country || town)) return shown;
      const trailing = /\d/.test(shown) || titleScore(shown) ? null : trailingLocation(shown);
      if (trailing && shown.length < 60) return shown;
    }
  }
  return "";
}

/** The name in large letters may stand between an address at the edge and its second line. */
const nextLikeThis = (cells: PlaceCell[], at: number): PlaceCell | undefined =>
  cells.slice(at + 1, at + 3).find(({ size }) => Math.abs(size - (cells[at]?.size ?? 0)) < 2);

/** "Postboks 7803, 5020 Bergen", "9013 Dunedin, New Zealand": in many countries the number stands before the town. */
const POSTCODE_AND_TOWN = /(?:^|,\s*)\d{4,5} (\p{Lu}[\p{L} .'-]{2,30})(?:, (\p{Lu}[\p{L} .'-]{2,30}))?$/u;

/** "9 Harbour Wynd, Inverness IV2", "Flat 9, Tannery Wharf, Leeds LS10": a house, a town and half of a British postcode. */
const HOUSE_AND_CODE =
  /^(?:\p{Lu}[\p{L}]+ \d+[a-z]?, |\d+[a-z]?,? )(?:\p{Lu}[\p{L}.'’-]+ ?){1,4},(?: \p{Lu}[\p{L}.'’-]+){1,3},? [A-Z]{1,2}\d[A-Z\d]?$/u;

/** "Doncaster DN4", "Harbour Building, Stow on the Wold, GL54": a town and half of a British postcode, or all of it. */
function isCodedTown(text: string): boolean {
  const [, town = "", code = ""] = TOWN_AND_CODE.exec(text) ?? [];
  if (!town || titleScore(town) || isLanguageName(town)) return false;
  // "Birmingham B1", but no licence of the class C1.
  return code.length > 2 || isKnownLocation(town);
}
const NAME = String.raw`\p{Lu}[\p{L}.'’-]+(?:[ -](?:\p{Lu}[\p{L}.'’-]+|\p{Ll}{2,4})){0,3}`;
const TOWN_AND_CODE = new RegExp(
  String.raw`^(?:[^@:|]{2,80}, )?(${NAME}),? ([A-Z]{1,2}\d[A-Z\d]?)(?: \d[A-Z]{2})?$`,
  "u",
);

/** "41 Bondgate Yard, Alnwick, Northumberland": a house with its number, and the town's name in one or two words. */
const isHouseInTown = (text: string): boolean => HOUSE_IN_TOWN.test(text) && !titleScore(text);
const HOUSE_IN_TOWN =
  /^\d{1,4}[a-z]? (?:\p{Lu}[\p{L}.'’-]+ ?){2,4},(?: \p{Lu}\p{Ll}[\p{L}.'’-]+){1,2}(?:, \p{Lu}\p{Ll}[\p{L} .'’-]+)?$/u;

/** A town below the house and its street: "12 Almond Close" above "Northampton, NN3". */
function withHouse(town: string, above: PlaceCell | undefined, cell: PlaceCell | undefined): string {
  const isHouse =
    above !== undefined &&
    /^\d{1,4}[a-z]?,? \p{Lu}[\p{L} .'’-]+,?$/u.test(above.text) &&
    Math.abs(above.size - (cell?.size ?? 0)) < 0.6;
  return isHouse ? `${above.text.replace(/,$/, "")}, ${town}` : town;
}

/** A contact line without its mail and phone, cut at its separators. */
function cutContacts(text: string): string[] {
  const rest = text.replace(new RegExp(EMAIL, "gu"), " | ").replace(PHONE, " | ");
  const pieces = (isContact(text) ? rest : text).split(/\s+[|•·◆◇♦●■▪–—,]\s+|\s{3,}/);
  return pieces
    .map((piece) => piece.replace(/^[\s|•·–—/\p{S}]+|[\s|•·–—/\p{S}]+$/gu, ""))
    .flatMap((piece) => (isLocation(piece) ? [piece] : piece.split(/\s+\/\s+/)))
    .filter(Boolean);
}

const isContact = (text: string): boolean => EMAIL.test(text) || isPhone(text) || PHONE_WITHIN.test(text);

const PHONE_WITHIN = /(?:\+|\(|\b0)\d[\d\s().-]{7,}\d/;

/** A town that isn't in any list: "Gölköy, TR" beside the other contacts, or whatever else is on their line. */
function findTown(cells: PlaceCell[]): string {
  const near = cells.find(({ text }, at) => {
    const isBeside = cells
      .slice(Math.max(0, at - 2), at + 3)
      .some((other) => EMAIL.test(other.text) || isPhone(other.text));
    return isBeside && TOWN_IN_STATE.test(text) && !titleScore(text);
  });
  if (near) return near.text;
  const mail = foldText(cells.map(({ text }) => EMAIL.exec(text)?.[0] ?? "").join(" "));
  for (const { text, line } of cells) {
    if (!isContact(line.text)) continue;
    const town = cutContacts(text).find((piece) => TOWN.test(piece) && !isOtherName(piece, mail));
    if (town) return town;
  }
  // On a line of its own, right after the mail or the phone.
  const after = cells.find(({ text, line }, at) => {
    const above = cells[at - 1];
    const isAfter = above !== undefined && above.line !== line && isContact(above.text);
    return isAfter && line.cells.length === 1 && TOWN.test(text) && !isOtherName(text, mail);
  });
  return after?.text ?? findTownAbove(cells, mail);
}

/** "⌂ Torstad", "Barova" alone on the line right above the phone or the mail; two words there may be what somebody does. */
function findTownAbove(cells: PlaceCell[], mail: string): string {
  const towns = cells.flatMap(({ text, line }, at) => {
    const town = text.replace(/^\p{S}\s*/u, "");
    const below = cells[at + 1];
    const isAbove = below !== undefined && below.line !== line && isContact(below.text) && !isContact(text);
    const isTown = TOWN.test(town) && (town !== text || !town.includes(" "));
    return isAbove && line.cells.length === 1 && isTown && !isOtherName(town, mail) && !isAreaOfWork(town)
      ? [town]
      : [];
  });
  return towns[0] ?? "";
}

const TOWN_IN_STATE = /^\p{Lu}[\p{L}.'-]+(?: \p{Lu}[\p{L}.'-]+){0,2}, \p{Lu}{2,3}$/u;
const TOWN = /^\p{Lu}\p{Ll}[\p{L}'-]+(?: \p{Lu}\p{Ll}[\p{L}'-]+)?$/u;

/** The person, a title, a language or a site may be on the contact line too. */
const ABOUT_PERSON = new RegExp(String.raw`^${readingCue("factAboutPerson")}(?!\p{L})`, "iu");
const isOtherName = (text: string, mail: string): boolean =>
  titleScore(text) > 0 ||
  isLanguageName(text) ||
  headingKind(text) !== null ||
  /linkedin|github|twitter|skype|e-?mail|phone|telefon|website|blog|portfolio|gsm|mobile|cep/i.test(text) ||
  ABOUT_PERSON.test(text) ||
  foldText(text)
    .split(" ")
    .some((word) => word.length > 2 && mail.includes(word));

const isPhone = (text: string): boolean => /^\+?[\d\s().-]{7,}$/.test(text);

/** An address over two lines: the second one names the city. */
function withCity(street: string, next: string | undefined): string {
  const hasCity =
    HOUSE_AND_CODE.test(street) ||
    street.split(",").some((piece) => isKnownLocation(piece)) ||
    trailingLocation(street) !== null;
  const isMore = next !== undefined && /^[\p{L}\d .,'/-]{3,60}$/u.test(next) && /\p{L}{3}/u.test(next);
  return hasCity || !isMore || headingKind(next) !== null ? street : `${street.replace(/,$/, "")}, ${next}`;
}

const STREET = new RegExp(
  String.raw`\b[A-Z]{2} \d{5}\b|\b[A-Z]{1,2}\d[A-Z\d]? \d[A-Z]{2}\b|${readingCue("street")}`,
  "iu",
);
const isStreetAddress = (text: string): boolean =>
  text.length < 140 &&
  (STREET.test(text) || (HOUSE_AND_CODE.test(text) && !titleScore(text))) &&
  !EMAIL.test(text);

function addressBelow(texts: string[]): string {
  const rows: string[] = [];
  for (const text of texts) {
    if (
      EMAIL.test(text) ||
      /^\+?[\d\s().-]{7,}$/.test(text) ||
      /^(?:phone|email|e-mail|telefon|e-posta)/i.test(text)
    )
      break;
    rows.push(text);
    if (isLocation(text)) break;
  }
  return rows.join(", ").replace(/,\s*,/g, ",");
}
