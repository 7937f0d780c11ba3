import type { PersonalInfo } from "@terzi/contracts/career";
import { findPeriods } from "./find-dates.ts";
import { foldText } from "./fold-text.ts";
import { tidy } from "./head-parts.ts";
import { type Line, withoutBullet } from "./line.ts";
import { headingKind } from "./words/headings.ts";
import { titleScore } from "./words/job-titles.ts";
import { isKnownPlace, isPlace, trailingPlace } from "./words/places.ts";

export const EMAIL = /[\p{L}\p{N}._%+'-]+\s?@\s?[\p{L}\p{N}](?:[\p{L}\p{N}-]*\.)+\p{L}{2,}/u;
const PHONE = /(?<![\p{L}\d.@/])(?:\+|00|\()?\d[\d\s().\-–/]{5,22}\d(?![\d@\p{L}])/gu;
const LINK = /(?:https?:\/\/)?(?:[\w-]+\.)+[a-z]{2,}(?:\/[^\s,;|)]*)?/giu;

/** E-mail, phone, place and links of a person, from the lines where contacts stand, else from the document's links. */
export function readContact(lines: Line[], links: string[]): Omit<PersonalInfo, "name"> {
  const texts = lines.flatMap((line) => line.cells.map((cell) => withoutBullet(cell.text)));
  const all = texts.join("\n");
  const email = EMAIL.exec(all)?.[0].replace(/\s/g, "") ?? mailOf(links);
  const urls = [
    ...(all.replaceAll(email, " ").match(LINK) ?? []),
    ...links.filter((link) => /^https?:/i.test(link)),
  ];
  const profile = (host: RegExp) =>
    urls.find((url) => host.test(url) && /\/./.test(url.replace(/^https?:\/\//i, ""))) ?? "";
  const linkedin = profile(/linkedin\.com/i) || labelled(texts, /^linked ?in\b/i);
  const github = profile(/github\.com/i);
  const twitter = profile(/(?:twitter|\bx)\.com/i);
  const portfolio = urls.find((url) => isOwnSite(url, email)) ?? "";
  const phone = findPhone(texts, links);
  // Where everything stands on one line, the phone comes with the address.
  const location = tidy(phone ? findPlace(lines).replace(phone, " ") : findPlace(lines));
  return { email, phone, location, linkedin, github, twitter, portfolio };
}

const mailOf = (links: string[]): string => {
  const mail = links.find((link) => /^mailto:/i.test(link));
  return mail ? (EMAIL.exec(decode(mail.slice(7)))?.[0] ?? "") : "";
};

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

const SOCIAL =
  /linkedin|github|twitter|facebook|instagram|stackoverflow|medium\.com|google\.|youtube|gitlab|(?:^|\.|\/)x\.com|resume|pinterest/i;

const isOwnSite = (url: string, email: string): boolean =>
  !SOCIAL.test(url) &&
  !email.toLowerCase().endsWith(url.toLowerCase()) &&
  (/^(?:https?:\/\/|www\.)/i.test(url) ||
    /\.(?:com|net|org|io|dev|me|co|app|tech|design|tr)(?:\/\S*)?$/i.test(url)) &&
  !/^\w+\.(?:js|py|net)$/i.test(url);

function labelled(texts: string[], label: RegExp): string {
  const text = texts.find((one) => label.test(one) && /[:/]/.test(one));
  return text
    ? text
        .replace(label, "")
        .replace(/^[\s:/]+/, "")
        .trim()
    : "";
}

function findPhone(texts: string[], links: string[]): string {
  for (const text of texts) {
    for (const match of text.matchAll(PHONE)) {
      const found = match[0].trim();
      const digits = found.replace(/\D/g, "");
      const isDate = findPeriods(found).some((period) => period.end - period.start > found.length - 3);
      if (/^\d{5} \d{3}$/.test(found)) continue;
      if (digits.length >= 7 && digits.length <= 15 && !isDate && !/^\d{4,5}[-\s]\d{4}$/.test(found))
        return balance(found);
    }
  }
  const tel = links.find((link) => /^tel:/i.test(link));
  return tel ? decode(tel.slice(4)) : "";
}

const balance = (phone: string): string =>
  phone.includes(")") && !phone.includes("(") ? `(${phone}` : phone.replace(/[\s.(/–-]+$/, "");

const ADDRESS_LABEL =
  /^(?:address|adres|location|konum|sehir|city|ikamet(?: adresi)?|lives in|based in|yer|ikametgah|residence|adresi)(?![\p{L}])\s*[:\-–]?\s*/u;

function findPlace(lines: Line[]): string {
  const cells = lines.flatMap((line) => line.cells.map((cell) => ({ text: withoutBullet(cell.text), line })));
  for (const [at, { text }] of cells.entries()) {
    const label = ADDRESS_LABEL.exec(foldText(text));
    if (!label) continue;
    const value = text.slice(label[0].length).trim();
    const isOwn = value || /[:]\s*$/.test(text) || foldText(text).trim().length < 22;
    if (!isOwn) continue;
    const found = value || addressBelow(cells.slice(at + 1, at + 4).map((cell) => cell.text));
    if (found && !EMAIL.test(found)) return found;
  }
  for (const [at, { text }] of cells.entries()) {
    for (const piece of text.split(/\s+[|•·–—,]\s+|\s{3,}/)) {
      const shown = piece.trim().replace(/[,;]$/, "");
      if (isPlace(shown)) return shown;
      if (isStreetAddress(shown)) return withCity(shown, cells[at + 1]?.text);
      const trailing = /\d/.test(shown) || titleScore(shown) ? null : trailingPlace(shown);
      if (trailing && shown.length < 60) return shown;
    }
  }
  // A town that no list knows: "Gölköy, TR" right beside the other contacts.
  const near = cells.findIndex(({ text }, at) => {
    const isBeside = cells
      .slice(Math.max(0, at - 2), at + 3)
      .some((other) => EMAIL.test(other.text) || isPhone(other.text));
    return isBeside && TOWN.test(text) && !titleScore(text);
  });
  return cells[near]?.text ?? "";
}

const TOWN = /^\p{Lu}[\p{L}.'-]+(?: \p{Lu}[\p{L}.'-]+){0,2}, \p{Lu}{2,3}$/u;

const isPhone = (text: string): boolean => /^\+?[\d\s().-]{7,}$/.test(text);

/** An address over two lines: the second one names the city. */
function withCity(street: string, next: string | undefined): string {
  const hasCity = street.split(",").some((piece) => isKnownPlace(piece)) || trailingPlace(street) !== null;
  const isMore = next !== undefined && /^[\p{L}\d .,'/-]{3,60}$/u.test(next) && /\p{L}{3}/u.test(next);
  return hasCity || !isMore || headingKind(next) !== null ? street : `${street.replace(/,$/, "")}, ${next}`;
}

const isStreetAddress = (text: string): boolean =>
  text.length < 140 &&
  /(?:\b[A-Z]{2} \d{5}\b|\bmah(?:allesi|\.)|\bcad(?:desi|\.)|\bsok(?:ak|\.|ağı)|\bstreet\b|\bavenue\b|\bave\b|\bblvd\b|\bst\.,|\broad\b)/iu.test(
    text,
  ) &&
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
    if (isPlace(text)) break;
  }
  return rows.join(", ").replace(/,\s*,/g, ",");
}
