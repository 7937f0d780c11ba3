import type { Language } from "@terzi/contracts/languages";
import type { LanguageModule } from "../src/language-module.ts";

/** No language of the product: what it takes to become one is shown by it. The cast stands for its place on the list. */
const ID = "de" as string as Language;

/** A third language, as small as one may be. */
export const german: LanguageModule = {
  id: ID,
  locale: "de-DE",
  ownLetters: "äß",
  detection: { commonWords: ["und", "der", "die", "mit", "als", "fur", "von", "ist", "wir", "jahre"] },
  names: { looksOwn: (name) => /ung$/.test(name), isActivity: (word) => /ieren$/.test(word) },
  stem: (key) => key.replace(/(?:en|er|e|n)$/, ""),
  sentences: { abbreviations: [String.raw`z\.\s?b`, "bzw"], companyForms: ["gmbh"], companyWords: ["GmbH"] },
  dates: { monthForms: { 3: ["mrz"] }, ongoing: ["heute", "bis heute"] },
  numbers: {
    units: { eins: 1, zwei: 2, drei: 3 },
    unitsBehindTens: {},
    scales: { tausend: 1000 },
    parts: { drittel: 3 },
    multiples: { verdoppelt: { value: 2, unit: "x", action: "increase" } },
    times: { zweimal: 2 },
    ordinals: { dritte: 3 },
    ordinalsBehindTens: {},
  },
  degrees: {
    named: {
      "high school": "abitur",
      associate: "fachwirt",
      bachelor: "bachelor",
      master: "diplom",
      doctorate: "promotion",
    },
    called: { associate: "fachwirt", bachelor: "bachelor", master: "diplom", doctorate: "promotion" },
    below: [],
    behind: [],
    notBachelor: [],
  },
  languageLevels: { Native: ["muttersprache"], C2: [], C1: ["fliessend"], B2: ["gut"], B1: [], A2: [] },
};
