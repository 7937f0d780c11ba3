import type { PersonalInfo, Proficiency, Skills } from "@terzi/contracts/career";
import { foldText } from "../read/fold-text.ts";
import type { Note } from "./left-over.ts";
import { type LooseObject, lineOf, linesOf, objectOf, objectsOf } from "./loose-value.ts";

const NETWORKS = new Map<string, "linkedin" | "github" | "twitter">([
  ["linkedin", "linkedin"],
  ["github", "github"],
  ["twitter", "twitter"],
  ["x", "twitter"],
]);

/**
 * Contact data from `basics`; `own`: what the format has no name for. Networks without a field in the profile are
 * noted.
 */
export function readPerson(basics: LooseObject, own: LooseObject, note: Note): PersonalInfo {
  const place = objectOf(basics.location);
  const networks = { linkedin: "", github: "", twitter: "" };
  for (const { network, name, url, username } of objectsOf(basics.profiles)) {
    const field = NETWORKS.get(lineOf(network, name).toLowerCase());
    if (field && !networks[field]) networks[field] = lineOf(url, username);
    else note(lineOf(network, name), lineOf(url, username));
  }
  note("", basics.label);
  if (lineOf(basics.image).startsWith("http")) note("", basics.image);
  return {
    name: lineOf(basics.name),
    email: lineOf(basics.email),
    phone: lineOf(basics.phone),
    location: lineOf(basics.location) || lineOf(joinPlace(place)),
    portfolio: lineOf(basics.url, basics.website),
    ...networks,
    birthDate: lineOf(own.birthDate),
    militaryService: lineOf(own.militaryService),
    drivingLicence: lineOf(own.drivingLicence),
  };
}

const joinPlace = ({ address, postalCode, city, region, countryCode }: LooseObject): string =>
  [lineOf(address), [lineOf(postalCode), lineOf(city)].filter(Boolean).join(" "), region, countryCode]
    .map((part) => lineOf(part))
    .filter(Boolean)
    .join(", ");

/** Group names that say nothing about the person, folded; `soft` distinguishes the profile's two lists. */
const GROUPS =
  /^(technical|tools?|other|skills?|teknik|araclar|diger|beceriler|yetenekler)( skills?| beceriler)?$/;
const SOFT = /^(soft|sosyal|kisisel)( skills?| beceriler)?$/;

/** Skills of all groups; levels have no field and are noted. */
export function readSkills(skills: unknown, note: Note): Pick<Skills, "technical" | "soft"> {
  const technical: string[] = [];
  const soft: string[] = [];
  for (const { name, level, keywords } of objectsOf(skills)) {
    const group = lineOf(name);
    const folded = foldText(group);
    const words = linesOf(keywords).map((word) => lineOf(word));
    const isHeading = words.length > 0 && (SOFT.test(folded) || GROUPS.test(folded));
    (SOFT.test(folded) ? soft : technical).push(...(group && !isHeading ? [group] : []), ...words);
    note(group, level);
  }
  const distinct = (names: string[]) => [...new Set(names)].slice(0, 500);
  return { technical: distinct(technical), soft: distinct(soft) };
}

/** In this order: "full professional" is fluent, "limited working" is less than "working". */
const LEVELS: [RegExp, Proficiency][] = [
  [/native|bilingual|mother|ana ?dil/, "Native"],
  [/limited|intermediate|\bb1\b|orta/, "Intermediate"],
  [/fluent|full professional|advanced|\bc[12]\b|akici|ileri/, "Fluent"],
  [/basic|elementary|beginner|\ba[12]\b|temel|baslangic/, "Basic"],
  [/professional|working|\bb2\b|profesyonel|iyi/, "Professional"],
];

/** Languages; a level in unknown words is noted, and Professional is used for it. */
export function readLanguages(languages: unknown, note: Note): Skills["languages"] {
  return objectsOf(languages).flatMap(({ language, name, fluency }) => {
    const spoken = lineOf(language, name);
    if (!spoken) return [];
    const level = LEVELS.find(([words]) => words.test(foldText(lineOf(fluency))))?.[1];
    if (!level) note(spoken, fluency);
    return [{ language: spoken, proficiency: level ?? "Professional" }];
  });
}
