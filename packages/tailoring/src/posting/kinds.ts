import type { Language } from "@terzi/contracts/languages";
import type { RequirementKind } from "@terzi/contracts/posting";
import { foldAscii } from "@terzi/language/normalise";
import { readDegree } from "@terzi/language/read-degree";
import { postingLanguage } from "../languages/posting-languages.ts";
import type { Annotated } from "../lexicon/annotate.ts";
import { anyOf } from "./any-of.ts";
import { isCertificate, isCondition } from "./conditions.ts";
import { readYears } from "./years.ts";

/** Where the name of a language means more than a people or a cuisine. */
const LANGUAGE_CONTEXT = anyOf(String.raw`
  languages?
  fluent\S*
  native
  spea\S*
  written
  spoken
  bilingual
  dil\S*
  seviye\S*
  duzey\S*
  derece\S*
  ileri
  oku\S*
  yaz\S*
  konus\S*
  proficien\S*
  communicat\S*
  toefl
  ielts
  yds
  skills
  knowledge
  [abc][12]
  at an? \S+ level
  enough
  a (?:little|bit of|touch of|(?:few )?words?(?: or two)? of)
  biraz
  (?:must|should|need) be
  akici\S*
  iyi
  yeter(?:li)?
  \S+c[ae]n[iu]z
  ^(?:some )?\S+,? (?:for|as|since|because) (?:our|the|we|many|\S+s)
  correspond\S*
  (?:is|are|would be) (?:\S+ ){0,3}(?:welcome|plus|bonus|advantage|asset|nice|handy)
`);

/** Whether words that name a language speak of knowing it. */
export const namesLanguageAsked = (clause: string): boolean => LANGUAGE_CONTEXT.test(foldAscii(clause));

/** What a person is or wants to be, rather than what they know. */
const ATTITUDE =
  /^(?:a |an )?(?:strong |genuine |real |true )?(?:passion|willing|desire|eager|enthusias|keen|curious|motivated|open[- ]minded|interest(?:ed)? in|love|enjoy)/i;

const MOST_WORDS_OF_A_LANGUAGE = 3;

/** "Showing apprentices how it's done", "ızgarada ustalık": people, and how well one does a thing. */
const NO_CERTIFICATE = /^(?:apprentices?|cirak(?!li)[a-z]*|ustalik(?:la)?)$/;

const namesCertificate = ({ words, named }: Annotated): boolean =>
  named.some(
    ({ concept, from, to }) =>
      concept.kind === "certificate" && !words.slice(from, to).every(({ key }) => NO_CERTIFICATE.test(key)),
  );

/**
 * The kind of one part of a clause, by the clearest sign first. `clause` includes the words around the part, which
 * often say more ("fluent in English and German"); `inTasks`: it is under a heading of tasks.
 */
export function readKind(
  part: Annotated,
  clause: string,
  inTasks: boolean,
  language: Language,
): RequirementKind {
  const spoken = postingLanguage(language);
  const folded = foldAscii(part.text);
  const kinds = new Set(part.named.map(({ concept }) => concept.kind));
  // "İtalyanca (kardeş fabrikamız Parma yakınında)": the bracket gives the reason.
  const outside = part.text.search(/\(/);
  const isShort =
    part.words.filter(({ start }) => outside < 0 || start < outside).length <= MOST_WORDS_OF_A_LANGUAGE;
  const isStudied =
    isGraduation(part.text, folded) || namesDegree(part.text, folded) || /mezun|fakulte/.test(folded);
  if (kinds.has("language") && !isStudied && (isShort || LANGUAGE_CONTEXT.test(foldAscii(clause))))
    return "language";
  if (isCondition(folded)) return "condition";
  const isDone = spoken.isTaskAboutCertificate(part);
  if (isGraduation(part.text, folded) && !isDone) return "education";
  if ((namesCertificate(part) || isCertificate(folded)) && !isDone) return "certificate";
  if (!inTasks && !isDone && spoken.namesDegree(folded)) return "education";
  if (!isDone && spoken.isLicence(folded)) return "certificate";
  if (!isDone && namesDegree(part.text, folded)) return "education";
  if (readYears(part.text) !== undefined && spoken.asksYears(clause)) return "experience";
  if (ATTITUDE.test(part.text) && !kinds.has("tool")) return "soft";
  if (spoken.isTask(part, clause, inTasks)) return "task";
  // "Score calls and hold coaching sessions": done, whatever verb says so.
  const isDuty = inTasks && part.words.length > 3 && clause.trimStart().startsWith(part.text);
  if (kinds.has("tool")) return "skill";
  if (kinds.has("soft") && !kinds.has("knowledge") && !/\d|\p{Lu}{2}/u.test(part.text))
    return isDuty ? "task" : "soft";
  if (isDuty && kinds.has("soft")) return "task";
  return spoken.guessKind(part, clause);
}

/** "A bachelor's degree from an accredited college": the college is accredited, the degree is asked for. */
const isGraduation = (text: string, folded: string): boolean =>
  /accredit/.test(folded) &&
  !/certif|licen[cs]/.test(folded) &&
  (namesDegree(text, folded) || /graduat|(?:college|university)\b/.test(folded));

/** "Teaching experience in high school" names a workplace, not a degree. */
function namesDegree(text: string, folded: string): boolean {
  const degree = readDegree(text);
  return (
    degree !== undefined &&
    !(degree === "high school" && /experience|teach|deneyim|tecrube|ogret/.test(folded))
  );
}
