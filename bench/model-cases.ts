// What becomes of a model's work: CVs of different people in both languages and all modes, written over the wire by the
// job that the server runs, with answers that somebody gave once in a model's place (bench/model-cases: one honest answer
// for each, for some a careless one). Prints what stands and what it cost, and writes each CV as text beside the local
// writer's.
//   node bench/model-cases.ts [id …] [--out folder] [--list] [--tokens-a-second 50]

import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import type { Rejection } from "@terzi/contracts/cv";
import { cvText } from "@terzi/documents/plain-text";
import { jobs, type Talk } from "@terzi/server/work/jobs";
import type { CvDraft } from "@terzi/tailoring/draft-cv";
import { withoutDrops } from "@terzi/tailoring/fitting/without-drops";
import { type ModelCase, openReplay, orderOf, type Replay, readModelCases } from "./src/model-cases.ts";
import { openTotals } from "./src/model-totals.ts";

const TODAY = "2026-11-21";

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    out: { type: "string" },
    list: { type: "boolean", default: false },
    "tokens-a-second": { type: "string", default: "0" },
  },
});
const print = (line: string) => process.stdout.write(`${line}\n`);
const rate = Number(values["tokens-a-second"]);

const silent = { debug() {}, info() {}, warn() {}, error() {} };
const talk = (changes: Partial<Talk> = {}): Talk => ({
  onStep() {},
  onSentence() {},
  log: silent,
  signal: new AbortController().signal,
  ...changes,
});
const taskOf = (one: ModelCase) => {
  const order = orderOf(one);
  return { order, profile: one.profile, today: TODAY, readerLanguage: order.language };
};

type Written = { draft: CvDraft; replay: Replay; firstWordsMs: number | null };

async function write(one: ModelCase, kind: "honest" | "careless"): Promise<Written | null> {
  const answers = one.answers[kind];
  if (!answers) return null;
  const replay = await openReplay(one, answers, rate ? 1_000 / rate : 0);
  const begun = performance.now();
  let firstWordsMs: number | null = null;
  const onSentence = () => {
    firstWordsMs ??= performance.now() - begun;
  };
  const warn = (details: object, message: string) =>
    print(`${one.id}: ${message} ${JSON.stringify(details)}`);
  const writer = {
    kind: "model",
    apiKey: "none",
    baseUrl: replay.baseUrl,
    model: "recorded",
    prices: null,
  } as const;
  const draft = await jobs.draftCv(
    { ...taskOf(one), writer, tokensAtMost: null },
    talk({ onSentence, log: { ...silent, warn } }),
  );
  await replay.close();
  return { draft, replay, firstWordsMs };
}

const writeLocally = (one: ModelCase): Promise<CvDraft> =>
  jobs.draftCv({ ...taskOf(one), writer: { kind: "local" }, tokensAtMost: null }, talk());

/** The CV as text, without what its writer would leave out. */
function textOf(one: ModelCase, { content, drops, fewestDrops }: CvDraft): string {
  const { language, jobTitle } = orderOf(one);
  const left = withoutDrops(content, new Set(drops.slice(0, fewestDrops).map(({ place }) => place)));
  return cvText({ content: left, template: "modern", language, jobTitle });
}

function tell({ verdict, isJudged, at, proposed, instead, conflicts, reason, word = "" }: Rejection): void {
  const what = verdict === "contradicted" ? "REFUSED" : isJudged ? "OFFERED, follows" : "OFFERED";
  const why = conflicts.map(({ kind, said }) => `${kind} "${said}"`).join(", ") || `${reason} ${word}`;
  print(`  ${what} ${at}: ${proposed}\n      in place of: ${instead || "nothing"} (${why})`);
}

const totals = openTotals();
const cases = readModelCases(join(import.meta.dirname, "model-cases"));
// The server's threads have their lexicon loaded before anybody comes.
if (rate && cases[0]) await writeLocally(cases[0]);
for (const one of cases) {
  if (positionals.length && !positionals.includes(one.id)) continue;
  for (const kind of ["honest", "careless"] as const) {
    const written = await write(one, kind);
    if (!written) continue;
    const { draft, replay, firstWordsMs } = written;
    print(`${one.id} (${kind}, ${one.mode}): ${totals.add(one, kind, written)}`);
    if (firstWordsMs !== null && rate) print(`  first words after ${Math.round(firstWordsMs)} ms`);
    if (values.list) draft.rejections.forEach(tell);
    for (const question of replay.open) print(`  NEVER ANSWERED ${question}`);
    if (!values.out) continue;
    mkdirSync(values.out, { recursive: true });
    writeFileSync(join(values.out, `${one.id}.${kind}.txt`), textOf(one, draft));
    if (kind === "honest")
      writeFileSync(join(values.out, `${one.id}.local.txt`), textOf(one, await writeLocally(one)));
  }
}
totals.tell().forEach(print);
