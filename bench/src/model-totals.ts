import { CV_SECTIONS, cvNameOf } from "@terzi/contracts/sections";
import { type AnyEntry, fieldsOfRole, textOf, textsOf } from "@terzi/contracts/entry-fields";
import { splitSentences } from "@terzi/language/sentences";
import type { CvDraft } from "@terzi/tailoring/draft-cv";
import type { ModelCase, Replay } from "./model-cases.ts";

const LETTERS_PER_TOKEN = 4;
const sum = (numbers: number[]): number => numbers.reduce((total, number) => total + number, 0);

/** Every line and sentence of a CV that a writer may word. */
function linesOf({ content }: CvDraft): string[] {
  const sentences = (text: string) => splitSentences(text).map(({ start, end }) => text.slice(start, end));
  const lines = CV_SECTIONS.flatMap((section) => {
    const list: AnyEntry[] | string = content[cvNameOf(section)];
    return typeof list === "string"
      ? []
      : list.flatMap((item) => [
          ...fieldsOfRole(section, "description").flatMap((field) => sentences(textOf(item, field))),
          ...fieldsOfRole(section, "points").flatMap((field) => textsOf(item, field)),
        ]);
  });
  return [...sentences(content.summary), ...lines];
}

const plain = (text: string): string => text.replace(/[.;]$/, "").trim();

/** Adds up what became of the answers, and what the requests cost beside those of the writer before this one. */
export function openTotals() {
  const zero = () => ({ cvs: 0, stands: 0, follows: 0, offered: 0, refused: 0 });
  const found = { honest: zero(), careless: zero() };
  const cost = { requests: 0, asked: 0, answered: 0 };
  const first = { before: 0, now: 0 };
  const whole = { before: 0, now: 0, cvs: 0 };
  return {
    /** What became of one CV, in a line. */
    add(
      one: ModelCase,
      kind: "honest" | "careless",
      { draft, replay }: { draft: CvDraft; replay: Replay },
    ): string {
      const own = new Set(Object.values(one.shown).map(plain));
      const follows = draft.rejections.filter(({ isJudged }) => isJudged).length;
      const refused = draft.rejections.filter(({ verdict }) => verdict === "contradicted").length;
      const counts = {
        cvs: 1,
        stands: linesOf(draft).filter((line) => !own.has(plain(line))).length,
        follows,
        offered: draft.rejections.length - refused - follows,
        refused,
      };
      for (const name of ["cvs", "stands", "follows", "offered", "refused"] as const)
        found[kind][name] += counts[name];
      const [asked, answered] = [sum(replay.asked), sum(replay.answered)];
      if (kind === "honest") {
        cost.requests += replay.asked.length;
        cost.asked += asked;
        cost.answered += answered;
        first.before += one.charsBefore.first;
        first.now += replay.asked[0] ?? 0;
        if (one.charsBefore.again !== null) {
          whole.cvs++;
          whole.before += one.charsBefore.first + one.charsBefore.again;
          whole.now += asked;
        }
      }
      const tokens = [asked, answered].map((letters) => Math.round(letters / LETTERS_PER_TOKEN));
      return `${counts.stands} new lines stand, ${follows} offered that follow, ${counts.offered} offered, ${refused} refused; ${replay.asked.length} requests, about ${tokens[0]} tokens in, ${tokens[1]} out`;
    },
    tell(): string[] {
      const share = (now: number, then: number) => `${((100 * now) / Math.max(1, then)).toFixed(1)} %`;
      const each = (letters: number) =>
        Math.round(letters / LETTERS_PER_TOKEN / Math.max(1, found.honest.cvs));
      return [
        ...(["honest", "careless"] as const).map((kind) => {
          const { cvs, stands, follows, offered, refused } = found[kind];
          return `${kind}: ${cvs} CVs, ${stands} new lines stand, ${follows} offered that follow, ${offered} offered, ${refused} refused`;
        }),
        `an honest CV: ${(cost.requests / Math.max(1, found.honest.cvs)).toFixed(1)} requests, about ${each(cost.asked)} tokens in, ${each(cost.answered)} out (four letters a token)`,
        `asked first: ${first.now} letters for ${first.before} of the writer before, ${share(first.now, first.before)}`,
        `asked in all, ${whole.cvs} CVs of which it is known: ${whole.now} for ${whole.before}, ${share(whole.now, whole.before)}`,
      ];
    },
  };
}
