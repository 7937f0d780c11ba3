/**
 * Learns what lines of postings ask (`src/posting/label-lines.ts`) from the labelled postings of `bench/postings`, the
 * known people of `bench/people` and, where it is at hand, SkillSpan; writes `packages/lexicon/postings`, a file for
 * each language. Afterwards `node packages/lexicon/compile.ts`.
 *
 *   node scripts/learn-lines.ts [--hold name] [--data folder of postings, by default ../shared/data/B_jobs]
 *
 * `--hold`: learns from all but one file or set, writes nothing and says how many lines of that one are right.
 */
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { LANGUAGES, type Language } from "@terzi/contracts/languages";
import { UNIT } from "@terzi/lexicon/label-weights";
import { chancesOf, LINE_LABELS, scoreLine } from "../src/posting/line-model.ts";
import { PROJECT } from "./counted-texts.ts";
import { type Example, isAsked } from "./lines/examples.ts";
import { readLabelledPostings } from "./lines/labelled-postings.ts";
import { readPeoplesPostings } from "./lines/peoples-postings.ts";
import { readSkillSpan } from "./lines/skillspan-postings.ts";
import { countFeatures, type Learned, train } from "./lines/train.ts";

const ROUNDS = 3;
/** Each costs a browser some three bytes. */
const MOST_FEATURES = 8_000;
/**
 * As many lines one counts for. What people of many trades wrote says more of strangers than postings made to be learned
 * from; what a test found, and what is planted to trick a reader, must not be outweighed by it.
 */
const COUNTS = { people: 10, cases: 10, planted: 3, others: 1 };
/** How much it counts that a feature is seen often, as a power: a strong weight of a rare one says little of strangers. */
const COMMONNESS = 0.25;
const NONE = LINE_LABELS.indexOf("none");

const { values } = parseArgs({ options: { hold: { type: "string" }, data: { type: "string" } } });
const counting = ([name, examples]: [string, Example[]], counts: number): [string, Example[]] => [
  name,
  examples.map((example) => ({ ...example, counts })),
];
const sets = [
  ...readLabelledPostings().map((set) =>
    counting(set, set[0] === "cases" ? COUNTS.cases : set[0] === "planted" ? COUNTS.planted : COUNTS.others),
  ),
  ...readPeoplesPostings().map((set) => counting(set, COUNTS.people)),
  ...readSkillSpan(values.data ?? join(PROJECT, "../shared/data/B_jobs")),
];

for (const language of LANGUAGES) {
  const inLanguage = (examples: Example[]) => examples.filter((example) => example.language === language);
  const model = learn(sets.flatMap(([name, examples]) => (name === values.hold ? [] : inLanguage(examples))));
  if (values.hold === undefined) write(language, model);
  for (const [name, examples] of sets)
    if (name === values.hold)
      process.stdout.write(`${language} ${name}: ${judge(inLanguage(examples), model)}\n`);
}

/** Learns with all features, and then again with ever fewer of those that told most. */
function learn(examples: Example[]): Learned {
  const counts = countFeatures(examples);
  const tells = (feature: string, own: number[]): number =>
    (Math.max(...own) - Math.min(...own)) * (counts.get(feature) ?? 0) ** COMMONNESS;
  let learned = train(examples, { rounds: ROUNDS });
  for (const most of [4, 2, 1].map((times) => times * MOST_FEATURES)) {
    const telling = [...learned.weights]
      .map(([feature, own]) => ({ feature, told: tells(feature, own) }))
      .sort((one, other) => other.told - one.told)
      .slice(0, most);
    learned = train(examples, { rounds: ROUNDS, kept: new Set(telling.map(({ feature }) => feature)) });
  }
  return learned;
}

/** The weights in whole numbers, by feature. Of a line's only differences count: "none" is what they are told from. */
function write(language: Language, { weights }: Learned): void {
  const rows = [...weights]
    .map(([feature, own]) => [feature, own.map((weight) => weight - (own[NONE] ?? 0))] as const)
    .map(([feature, own]) => [feature, own.map((weight) => Math.round(weight / UNIT))] as const)
    .filter(([, own]) => own.some((weight) => weight !== 0))
    .map(([feature, own]) => [feature, ...own].join("\t"))
    .sort();
  const head = ["feature", ...LINE_LABELS].join("\t");
  writeFileSync(
    join(PROJECT, "packages/lexicon/postings", `${language}.tsv`),
    `${[head, ...rows].join("\n")}\n`,
  );
}

function judge(examples: readonly Example[], model: Learned): string {
  const count = { asked: [0, 0], nothing: [0, 0] };
  for (const { features, allowed } of examples) {
    const asks = (chancesOf(scoreLine(features, model))[NONE] ?? 1) < 0.5;
    const kind = isAsked(allowed) ? count.asked : count.nothing;
    kind[1] = (kind[1] ?? 0) + 1;
    if (asks === isAsked(allowed)) kind[0] = (kind[0] ?? 0) + 1;
  }
  const share = ([right = 0, all = 0]: number[]): string =>
    `${right} of ${all} (${((100 * right) / all).toFixed(1)} %)`;
  return `asked and read ${share(count.asked)}; asks nothing and left alone ${share(count.nothing)}`;
}
