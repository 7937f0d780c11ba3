import type { Language } from "@terzi/contracts/languages";
import type { RequirementKind } from "@terzi/contracts/posting";
import { postingLanguage } from "../languages/posting-languages.ts";
import { annotate } from "../lexicon/annotate.ts";
import type { ConceptKind } from "../lexicon/concept-kind.ts";
import { closingBracket } from "./closing-bracket.ts";
import { isAboutApplying, isBenefit, isFormality } from "./cues.ts";
import { type Draft, keyOf } from "./draft.ts";
import type { PlacedLine } from "./line.ts";

/** Whether a line that asks nothing may still name the job's tools and fields. */
export const mayMention = ({ text, section, trick }: PlacedLine): boolean =>
  !trick &&
  !isFormality(text) &&
  !isAboutApplying(text) &&
  !isBenefit(text) &&
  section !== "benefits" &&
  section !== "application";

/** "Work orders", "iş emirlerini": common words, which a lexicon may have for a form in some program. */
const COMMON_WORDS = /^\p{Ll}+(?: \p{Ll}+)+$/u;
/** "Google | Play'i", "Opera | Cloud'da": the name goes on. */
const REST_OF_NAME = /^(?: \p{Lu}\p{Ll}+){1,2}(?![\p{L}\d])/u;

/** The tools that a part of a sentence names, each with its whole name. */
export function readTools(line: PlacedLine, language: Language, sentence: string): Draft[] {
  const tools = readMentions(line, language)
    .filter(
      ({ kind, term, telling }) =>
        kind === "skill" &&
        !COMMON_WORDS.test(term) &&
        !postingLanguage(language).isCommonWord(term, telling, sentence),
    )
    .map((tool) => withWholeName(tool, line, language));
  return tools.filter(
    ({ span }) =>
      !tools.some(
        (other) => other.span !== span && other.span.start < span.start && other.span.end >= span.end,
      ),
  );
}

function withWholeName(tool: Draft, line: PlacedLine, language: Language): Draft {
  const { start, end } = tool.span;
  const rest = REST_OF_NAME.exec(line.text.slice(end - line.start))?.[0] ?? "";
  if (!rest) return tool;
  const term = `${tool.text}${rest}`;
  const span = { start, end: end + rest.length };
  return { ...tool, text: term, term, span, key: keyOf(annotate(term, language), tool.kind) };
}

const KIND_OF_CONCEPT: Partial<Record<ConceptKind, RequirementKind>> = {
  tool: "skill",
  knowledge: "knowledge",
  soft: "soft",
  certificate: "certificate",
};

/** The things that a text names, each with its own words. */
export function readNames(line: PlacedLine, language: Language, importance: Draft["importance"]): Draft[] {
  const { words, named } = annotate(line.text, language);
  return named.flatMap(({ concept, from, to }) => {
    const kind = KIND_OF_CONCEPT[concept.kind];
    if (!kind) return [];
    const start = words[from]?.start ?? 0;
    const named = line.text.slice(start, words[to - 1]?.end ?? 0);
    // "Figma'da": the case belongs to the sentence, not to the name.
    const stem = named
      .replace(/(?<=\p{L}|\d)['’]\p{Ll}+$/u, "")
      // "ERP sisteminin", "CRM sistemine": so does the ending of the next word.
      .replace(/(?<=\p{Lu}) (?:sistem|program|uygulama)\p{L}+$/iu, "");
    const end = start + stem.length + closingBracket(line.text, start, start + stem.length);
    const term = line.text.slice(start, end);
    if (postingLanguage(language).isNoName(term)) return [];
    if (importance === "must" && kind !== "skill" && kind !== "certificate" && to - from < 2) return [];
    const telling = Math.max(0, ...words.slice(from, to).map((word) => word.telling));
    const span = { start: line.start + start, end: line.start + end };
    return [
      {
        kind,
        importance,
        text: term,
        span,
        term,
        key: keyOf({ text: term, language, words: words.slice(from, to), named: [] }, kind),
        telling,
      },
    ];
  });
}

/** A line made of names ("Industry: Banking, Insurance") names fields; a sentence about the company doesn't. */
function isNames(line: PlacedLine, language: Language): boolean {
  const { words, named } = annotate(line.text, language);
  const inNames = named.reduce((sum, { from, to }) => sum + to - from, 0);
  return (named.length > 1 || line.section === "other") && inNames >= 0.6 * words.length;
}

/** What a list of names names although it asks nothing. */
export const readNamesAlone = (line: PlacedLine, language: Language): Draft[] =>
  isNames(line, language) ? readMentions(line, language) : [];

/** What a line that asks nothing still names: tools, and fields where the line is a list of names. */
export function readMentions(line: PlacedLine, language: Language): Draft[] {
  const isList = isNames(line, language);
  return readNames(line, language, "nice").filter(
    ({ kind, term }) => kind === "skill" || (isList && kind === "knowledge" && !OCCUPATION.test(term)),
  );
}

/** "Mobile Developer" beside "Role:" is the job, not one of its fields. */
const OCCUPATION = /(?:er|or|ist|eer|ant|ian)$/i;
