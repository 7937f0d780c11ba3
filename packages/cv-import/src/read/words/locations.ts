import { documentNames, documentWords } from "@terzi/lexicon/document-words";
import { foldText } from "../fold-text.ts";
import { readingCue } from "../languages/all-reading-cues.ts";
import { companyScore, isDepartment, schoolScore } from "./organisations.ts";
import { wordPattern } from "./word-pattern.ts";

const CITY = new Set([
  ...documentNames("city").map(foldText),
  ...documentWords("town outside Türkiye").map(({ text }) => foldText(text)),
]);
const KNOWN = new Set([
  ...documentNames("place").map(foldText),
  ...documentWords("region outside Türkiye").map(({ text }) => foldText(text)),
  ...CITY,
]);
const REMOTE = new RegExp(`^${wordPattern("way of working away from the office")}$`);
const STATES = documentWords("state code").map(({ text }) => text);
const STATE_CODE = new RegExp(
  `^(?:${STATES.join("|")})(?:[ ,]+\\d{4,6}(?:-\\d{4})?)?(?:,? (?:United States|USA))?$`,
);

const ADDRESS_LINE = new RegExp(`^${readingCue("addressLine")}$`, "iu");

/** "PO Box 17", "40 Quarry Road", "Sanayi Cad. No: 5": a line of an address, and nobody's name. */
export const isAddressLine = (text: string): boolean => ADDRESS_LINE.test(text.trim());

/** "Co. Clare", "West Yorkshire", "Konya ili": a county or a province, where the text is capitalised as names are. */
const REGION = new RegExp(String.raw`^(?=\p{Lu})${readingCue("region")}$`, "iu");

/** "Geelong VIC 3220": codes of three letters stand behind a town without a comma. */
const TOWN_IN_STATE = new RegExp(
  String.raw`^\p{Lu}[\p{L}.'-]+(?: \p{Lu}[\p{L}.'-]+)?,? (?:${STATES.filter((code) => code.length === 3 && code !== "UAE").join("|")})(?: \d{4})?$`,
  "u",
);

/** "Belfast Metropolitan Area", "San Francisco Bay Area", "Greater London Area": as networks write where people are. */
const AREA =
  /^(?:Greater \p{Lu}[\p{L}.' -]{2,30} (?:Area|Region)|\p{Lu}[\p{L}.' -]{2,30} (?:Metropolitan|Metro|Bay) (?:Area|Region))$/u;

/** "Remote", "(hybrid)", "Uzaktan": where a job is done that has no other place. */
export const isAwayFromOffice = (text: string): boolean => REMOTE.test(normal(text));

const normal = (text: string): string => foldText(text).replace(/[().]/g, "").replace(/\s+/g, " ").trim();

/**
 * Whether it is a location that is known by name: a country, a state, a Turkish province, a large city; behind it may stand
 * a postcode, or a district's number ("Dublin 7").
 */
export const isKnownLocation = (text: string): boolean =>
  KNOWN.has(normal(text).replace(/ (?:\d{4,6}|\d{1,2})$/, "")) ||
  KNOWN.has(normal(text.replace(/ [A-Z]{2}$/, "")));

/** Whether a text is a location and nothing else: "Austin, TX", "Kadıköy/İstanbul", "Remote". */
export function isLocation(text: string): boolean {
  if (HYPHENATED.test(text)) return false;
  const shown = text.replace(/^[\s,(]+|(?<![\s,.)])[\s,.)]+$/g, "");
  if (!shown || shown.length > 60 || /[@:]|\.\w|\d{3,}(?!\d|$|,| |-\d{4})/.test(shown)) return false;
  if (REMOTE.test(normal(shown)) || isKnownLocation(shown) || AREA.test(shown) || TOWN_IN_STATE.test(shown))
    return true;
  const parts = shown
    .split(/\s*(?:,|\/|\s-\s|\||\()\s*/)
    .map((part) => part.replace(/\)$/, "").trim())
    .filter(Boolean);
  if (parts.length < 2 || parts.length > 4) return false;
  const isPart = (part: string) =>
    STATE_CODE.test(part) || isKnownLocation(part) || REGION.test(part) || REMOTE.test(normal(part));
  const last = parts.at(-1) ?? "";
  const isName = (part: string) =>
    /^\p{Lu}[\p{L}.'-]*(?: \p{Lu}?[\p{L}.'-]*){0,3}$/u.test(part) || /^\d{4,6}$/.test(part);
  return isPart(last) || (isPart(parts[0] ?? "") && parts.length > 1)
    ? parts.every((part) => isPart(part) || isName(part))
    : false;
}

/**
 * "Boston Legal, Boston": a name and a city, or a district and its city; only what stands around it can tell. Cut into
 * the two, or null where it is a location for sure.
 */
export function splitDoubtfulLocation(text: string): { name: string; location: string } | null {
  const [name = "", ...rest] = text.split(/\s*,\s*/);
  const isDoubtful =
    rest.length > 0 &&
    !isKnownLocation(name) &&
    !isOfRegions(rest) &&
    (CITY.has(normal(rest[0] ?? "")) || REMOTE.test(normal(rest[0] ?? "")) || rest.length > 1);
  return isDoubtful ? { name, location: rest.join(", ") } : null;
}

/** "TRT, Nilüfer / Bursa": of three names the first may be something else's, where something is looked for. */
export function splitLongLocation(text: string): { name: string; location: string } | null {
  const [name = "", ...rest] = text.split(/\s*,\s*/);
  const count = rest.join("/").split("/").length;
  const isTown = isKnownLocation(name) || STATE_CODE.test(rest[0] ?? "") || isOfRegions(rest);
  return rest.length && count > 1 && !isTown ? { name, location: rest.join(", ") } : null;
}

/** "England, United Kingdom" behind a name, and no city: the name is the town's, as networks write where people are. */
const isOfRegions = (rest: string[]): boolean =>
  rest.length > 1 && rest.every((part) => isKnownLocation(part) && !CITY.has(normal(part)));

/** "Yeşilırmak Fındık, Gaziantep": of several words that are no town the first name is an employer's, where one is missing. */
export function splitNamedLocation(text: string): { name: string; location: string } | null {
  const [name = "", ...rest] = text.split(/\s*,\s*|\s+\/\s+/);
  return rest.length > 0 && name.includes(" ") && !isKnownLocation(name) && !isOfRegions(rest)
    ? { name, location: rest.join(", ") }
    : null;
}

/** "Summit Capital Boston, MA": words that stand before a city's name, with nothing between, name something else. */
export function splitBeforeCity(text: string): { name: string; location: string } | null {
  const [first = "", ...rest] = text.split(/\s*,\s*/);
  if (isKnownLocation(first)) return null;
  const words = first.split(" ");
  for (let at = 1; at < words.length; at++) {
    const city = words.slice(at).join(" ");
    if (CITY.has(normal(city)) && rest.length)
      return { name: words.slice(0, at).join(" "), location: [city, ...rest].join(", ") };
  }
  return null;
}

/** A name and its town, parted by a hyphen: "Cold Storage-Medley, FL". */
const HYPHENATED = /^\p{L}[^,]* [^,]*\p{L}-\p{Lu}[\p{L}.' ]+, [A-Z]{2}$/u;

const STATE_UNIVERSITY =
  /\bUniversity of (?:California|Texas|Nevada|Illinois|Wisconsin|Minnesota|Michigan|North Carolina|Massachusetts|Maryland|Missouri|Nebraska|Hawaii|Alaska|Colorado|Tennessee|Alabama|Arkansas|Washington)$/u;
const COUNTRY_OF_STATES = /^(?:USA?|United States(?: of America)?|U\.S\.A?\.?)$/u;

/** "Volta Academy, Sogakope, Ghana": between a school or an employer and its country stands the town. */
function isTownOf(pieces: string[]): boolean {
  const [house = "", town = "", country = ""] = pieces.slice(-3);
  const isHouse = (text: string) => companyScore(text) > 0 || schoolScore(text) >= 2;
  return (
    pieces.length > 2 &&
    !CITY.has(normal(country)) &&
    !REMOTE.test(normal(country)) &&
    /^\p{Lu}[\p{L}.'-]+(?: \p{Lu}[\p{L}.'-]+)?$/u.test(town) &&
    isHouse(house) &&
    !isHouse(town) &&
    !isDepartment(town)
  );
}

/**
 * The location at the end of a text ("…, Port Washington, NY", "… (Remote)"), and what stands before it; null if there is
 * none. Of "Planner, Acme Rentals, Florida" only the last piece is a location, of "Acme, Springfield, IL" the last two.
 */
export function trailingLocation(text: string): { rest: string; location: string } | null {
  const bracket = /^(.*\S)\s*\(([^()]+)\)\s*$/.exec(text);
  if (bracket?.[1] && bracket[2] && isLocation(bracket[2])) return { rest: bracket[1], location: bracket[2] };
  // "Gulfstream Logistics-Miami, FL", as job boards print it.
  const [, name, town, state] = /^(.+\p{L})-(\p{Lu}[\p{L}.' ]+), ([A-Z]{2})$/u.exec(text) ?? [];
  if (name && town && state && STATE_CODE.test(state)) return { rest: name, location: `${town}, ${state}` };
  const pieces = text.split(",").map((piece) => piece.trim());
  const last = pieces.at(-1) ?? "";
  const isCode = STATE_CODE.test(last);
  if (pieces.length < 2 || (!isCode && !isLocation(last))) return null;
  let count = isCode ? 2 : 1;
  // "University of California, Berkeley": a state's university is told from its others by its town.
  const campus = pieces[pieces.length - count];
  const head = pieces.slice(0, -count).join(", ");
  if (campus && STATE_UNIVERSITY.test(head))
    return isCode
      ? { rest: `${head}, ${campus}`, location: pieces.slice(-count).join(", ") }
      : isKnownLocation(campus) && !COUNTRY_OF_STATES.test(campus)
        ? null
        : { rest: head, location: campus };
  if (count === 1 && isTownOf(pieces)) count = 2;
  while (count < pieces.length - 1 && count < 3 && isKnownLocation(pieces.at(-count - 1) ?? "")) count++;
  if (count >= pieces.length) return null;
  return { rest: pieces.slice(0, -count).join(", "), location: pieces.slice(-count).join(", ") };
}
