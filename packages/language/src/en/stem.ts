import { byWord } from "../by-word.ts";
import { remembered } from "../remembered.ts";

const DOUBLED = /([bdgklmnprt])\1$/;

/** Undoes doubling and a dropped "e": "planning" → "plan", "manag(ing)" and "manage" meet in "manag". */
const trimEnglish = (word: string): string => word.replace(DOUBLED, "$1").replace(/e$/, "");

/** Plurals that no rule makes. */
const IRREGULAR = byWord<string>({
  analyses: "analysis",
  diagnoses: "diagnosis",
  crises: "crisis",
  hypotheses: "hypothesis",
  theses: "thesis",
  criteria: "criterion",
  children: "child",
  men: "man",
  women: "woman",
  feet: "foot",
  teeth: "tooth",
  mice: "mouse",
  knives: "knife",
  shelves: "shelf",
  halves: "half",
  wolves: "wolf",
  loaves: "loaf",
  apis: "api",
  kpis: "kpi",
  uis: "ui",
  guis: "gui",
  clis: "cli",
  pois: "poi",
  mris: "mri",
  taxis: "taxi",
  skis: "ski",
});

/** Words that look like another one's form: "news" isn't "new", "outing" isn't "out". */
const WHOLE = new Set(["news", "outing", "outings", "incoming", "customs"]);

function computeStem(word: string): string {
  if (WHOLE.has(word)) return word.replace(/gs$/, "g");
  const single = IRREGULAR[word];
  if (single) return computeStem(single);
  if (word.length < 4 || !/^[a-z]+$/.test(word)) return word;
  if (/(ss|us|is|sis|xis)$/.test(word)) return word;
  const plural = word.replace(/ies$/, "y").replace(/(s|x|z|ch|sh)es$/, "$1");
  const singular = plural === word ? word.replace(/s$/, "") : plural;
  const verb = singular.replace(/(?<=[a-z]*[aeiouy][a-z]+)(?:ing|ed)$/, "");
  return verb.length >= 3 ? trimEnglish(verb) : singular;
}

export const stemEnglish = remembered(computeStem);
