import { isFiniteVerb } from "../parse/finite-verb.ts";
import type { Line } from "../parse/line.ts";
import { readLine } from "../parse/read-line.ts";
import { toldWordsIn } from "./told-words.ts";
import { guardCue, wordShape } from "../../languages/all-guard-cues.ts";

/** Where a line may be split: "and", "ve", a semicolon, a comma, and after "yapıp". */
const BETWEEN = new RegExp(
  String.raw`;\s+|,\s+(?:${guardCue("and")}\s+)?|\s${guardCue("betweenParts")}\s|(?<=\p{L}{2}${wordShape("andDoing")})\s`,
  "giu",
);

/** What ties two deeds to each other: only one line that says both can say it. */
const TIE = new RegExp(guardCue("tiesParts"), "iu");

const isFirstWord = (start: number, { words }: Line): boolean => words.tokens[0]?.start === start;

/** "Planned the rota", "vardiyayı planladım": a part with a deed of its own, and its object. */
function tellsDeed(part: Line): boolean {
  const { language, tokens } = part.words;
  if (toldWordsIn(part).length < 2) return false;
  const verbs = part.clauses.flatMap(({ actions }) => actions).filter((action) => isFiniteVerb(action));
  return language.isVerbFinal
    ? verbs.some(({ end }) => end === tokens.at(-1)?.end)
    : verbs.some(({ start }) => isFirstWord(start, part));
}

const parted = new WeakMap<Line, Line[][]>();

/** All ways to split a line into two parts that each tell a deed; none where something ties them. */
export function partsOf(line: Line): Line[][] {
  const before = parted.get(line);
  if (before) return before;
  const { language, names } = line.words;
  const read = (text: string): Line => readLine(text.trim(), { language, names });
  const found = TIE.test(line.text)
    ? []
    : [...line.text.matchAll(BETWEEN)].flatMap(({ 0: sign, index }) => {
        const left = () => read(line.text.slice(0, index));
        const right = () => read(line.text.slice(index + sign.length).replace(/[.;,\s]+$/u, ""));
        // A deed is missing most often where its verb would stand inside the line; then the other isn't read.
        const [likelier, other] = language.isVerbFinal ? [left, right] : [right, left];
        const one = likelier();
        const two = tellsDeed(one) ? other() : undefined;
        if (!two || !tellsDeed(two)) return [];
        return [language.isVerbFinal ? [one, two] : [two, one]];
      });
  parted.set(line, found);
  return found;
}
