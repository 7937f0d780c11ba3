import { readFileSync } from "node:fs";
import { join } from "node:path";
import { LANGUAGES, type Language } from "@terzi/contracts/languages";

/** What somebody of one trade may have done: the parts that people are made of. */
export type Career = {
  language: Language;
  trade: string;
  name: string;
  /** The highest first. */
  titles: string[];
  employers: string[];
  skills: { group: string; items: string[] }[];
  school: { degree: string; institution: string };
  certificates: { name: string; issuer: string }[];
  summary: string;
  points: string[];
};

const listOf = (text: string): string[] => text.split(" | ").map((part) => part.trim());

const pairOf = (text: string, joint: string): [string, string] => {
  const at = text.lastIndexOf(joint);
  return at < 0 ? [text, ""] : [text.slice(0, at).trim(), text.slice(at + joint.length).trim()];
};

function parseCareer(block: string, language: Language): Career {
  const [trade = "", ...lines] = block.trim().split("\n");
  const fields = new Map(lines.map((line) => pairAtColon(line)));
  const field = (name: string): string => {
    const text = fields.get(name);
    if (!text) throw new Error(`${trade} has no ${name}`);
    return text;
  };
  const [degree, institution] = pairOf(field("school"), " | ");
  return {
    language,
    trade,
    name: field("name"),
    titles: listOf(field("titles")),
    employers: listOf(field("employers")),
    skills: listOf(field("skills")).map((text) => {
      const [group, items] = pairAtColon(text);
      return { group, items: items.split(", ") };
    }),
    school: { degree, institution },
    certificates: listOf(field("certificates")).map((text) => {
      const [name, issuer] = pairOf(text, " @ ");
      return { name, issuer };
    }),
    summary: field("summary"),
    points: listOf(field("points")),
  };
}

const pairAtColon = (line: string): [string, string] => {
  const at = line.indexOf(": ");
  return [line.slice(0, at), line.slice(at + 2).trim()];
};

/** The careers of `careers/<language>.txt`, in all languages of the product. */
export const readCareers = (): Career[] =>
  LANGUAGES.flatMap((language) =>
    readFileSync(join(import.meta.dirname, `careers/${language}.txt`), "utf8")
      .split(/^# /m)
      .slice(1)
      .map((block) => parseCareer(block, language)),
  );
