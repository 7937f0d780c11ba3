import type { Language } from "@terzi/contracts/languages";
import type { RequirementKind } from "@terzi/contracts/posting";
import { foldAscii } from "@terzi/language/normalise";
import { postingPattern } from "../languages/all-posting-patterns.ts";
import { postingLanguage } from "../languages/posting-languages.ts";
import { annotate } from "../lexicon/annotate.ts";
import { isCondition } from "./conditions.ts";
import { type Draft, keyOf, tellingOfPart } from "./draft.ts";
import { readHowMuch } from "./how-much.ts";
import type { PlacedLine } from "./line.ts";
import { isNothing } from "./not-named.ts";

/** A label of at most three words and a value of at most six. */
const FIELD = /^[^\p{L}]*((?:[\p{L}’']+ ){0,2}[\p{L}’']+)\s*[:：]\s*((?:[^\s:;]+ ){0,5}[^\s:;]+)$/u;
const NOT_ASKED = new RegExp(`^(?:${postingPattern("notAsked")})\\W*$`, "iu");
const AFFIRMED = new RegExp(`^(?:${postingPattern("affirmed")})\\W*$`, "iu");
const EDUCATION = new RegExp(`^(?:${postingPattern("educationLabel")})$`, "iu");

/** A level or a school, and the field: "Ön lisans, elektrik programı", "Üniversite, Endüstri Mühendisliği". */
const STUDIES = /^(?:[^\s,\d]+ ){0,2}[^\s,\d]+,[^,\d]+$/u;

/** `asked`: the words that say what is asked. */
type Field = { kind: RequirementKind; value: string; asked: string };

function fieldOf(text: string): Field | null {
  const whole = text.trim();
  const [, label = "", value = ""] = FIELD.exec(whole) ?? [];
  const folded = foldAscii(label);
  if (value && isCondition(folded))
    return { kind: "condition", value, asked: AFFIRMED.test(foldAscii(value)) ? label : whole };
  return EDUCATION.test(folded) && STUDIES.test(value) ? { kind: "education", value, asked: value } : null;
}

/**
 * "Driving licence: B", "Askerlik: tamamlamış": a condition whose value says nothing without its label. "Education:
 * Bachelor's, Chemistry": a degree and its field, which are one thing.
 */
export const isField = (text: string): boolean => fieldOf(text) !== null;

/** What such a line asks for, whole; nothing where it says that nothing is. */
export function readField(line: PlacedLine, language: Language): Draft[] {
  const field = fieldOf(line.text);
  if (!field || NOT_ASKED.test(foldAscii(field.value)) || isNothing(line.text.trim())) return [];
  const { kind, value, asked } = field;
  const text = kind === "condition" ? line.text.trim() : value;
  const part = annotate(asked, language);
  const start = line.start + line.text.indexOf(text);
  return [
    {
      kind,
      importance: line.section === "nice" || postingLanguage(language).isWish(text) ? "nice" : "must",
      text,
      span: { start, end: start + text.length },
      term: asked.replace(/\s+/g, " "),
      key: keyOf(part, kind),
      telling: tellingOfPart(part),
      ...readHowMuch(kind, text, text),
    },
  ];
}
