import type { Language } from "@terzi/contracts/languages";
import { fieldPlace, type Place, printPlace } from "@terzi/contracts/place";
import { guardLanguage } from "../../languages/guard-languages.ts";
import type { TermKind } from "../../translation/glossary.ts";
import { translateTerm } from "../../translation/translate-term.ts";
import { levelText } from "../parse/level-text.ts";
import { readLine } from "../parse/read-line.ts";
import type { Fact, Facts } from "./fact.ts";
import { levelWords } from "./heading-statements.ts";

/** A well-known name of the profile in the other language: as true as the original at its place. */
type TranslatedName = { entry: Place; place: Place; text: string; isHeading: boolean };

type NamePlace = { entry: Place; field?: string; telling?: string };

function translatedNames({ profile }: Facts, to: Language): TranslatedName[] {
  const named = (
    kind: TermKind,
    written: string,
    { entry, field = "", telling = "" }: NamePlace,
  ): TranslatedName[] => {
    const text = translateTerm(kind, written, to);
    const place = field ? fieldPlace(entry, field) : entry;
    return text === null ? [] : [{ entry, place, text: text + telling, isHeading: field !== "" }];
  };
  const { experiences, education, skills } = profile;
  return [
    ...experiences.flatMap(({ position }, index) =>
      named("title", position, {
        entry: printPlace({ section: "experiences", entry: index }),
        field: "position",
      }),
    ),
    ...education.flatMap(({ degree, field }, index) => [
      ...named("degree", degree, {
        entry: printPlace({ section: "education", entry: index }),
        field: "degree",
      }),
      ...named("field", field, { entry: printPlace({ section: "education", entry: index }), field: "field" }),
    ]),
    ...skills.languages.flatMap(({ language, proficiency }, index) =>
      named("languageName", language, {
        entry: printPlace({ section: "skills.languages", entry: index }),
        field: "language",
        telling: `, ${levelWords(proficiency)}, speaker`,
      }),
    ),
    ...(["technical", "soft"] as const).flatMap((list) =>
      skills[list].flatMap((skill, index) =>
        named("skill", skill, { entry: printPlace({ section: `skills.${list}`, entry: index }) }),
      ),
    ),
  ];
}

/**
 * The facts with the glossary's translations of titles, degrees, fields, languages and skills beside the names: these
 * translations may be used and no others.
 */
export function withTranslatedNames(facts: Facts, to: Language): Facts {
  const names = translatedNames(facts, to);
  const factsOf = (entry: Place, isHeading: boolean): Fact[] =>
    names
      .filter((name) => name.entry === entry && name.isHeading === isHeading)
      .map(({ place, text }) => ({
        place,
        line: readLine(text, { language: guardLanguage(to), names: isHeading ? "all" : facts.names }),
        words: levelText(text),
        isTitle: isHeading,
        isName: false,
      }));
  return {
    ...facts,
    entries: facts.entries.map((entry) => ({
      ...entry,
      heading: [...entry.heading, ...factsOf(entry.place, true)],
      texts: [...entry.texts, ...factsOf(entry.place, false)],
    })),
  };
}
