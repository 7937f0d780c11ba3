// How much of what a language model proposes stands after the truth guard: the whole way over the wire, with answers
// that a model gave once. A case is a JSON file ({ id, jobTitle, posting, language, profile, answers }); what it holds
// no answer to is asked through a mailbox, a folder in which somebody puts each answer beside its request.
//   node bench/model-edits.ts [folder] [--mailbox folder] [--list]

import { parseArgs } from "node:util";
import { CvOrder, type Rejection } from "@terzi/contracts/cv";
import { openModelWriter } from "@terzi/tailoring/llm/model-writer";
import { tailor } from "@terzi/tailoring/tailor";
import type { Edit, Writer } from "@terzi/tailoring/writing/writer";
import { type EditCase, openAnswers, readEditCases } from "./src/edit-cases.ts";

const TODAY = "2026-11-21";
const HOUR = 3_600_000;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { mailbox: { type: "string" }, list: { type: "boolean", default: false } },
});
const print = (line: string) => process.stdout.write(`${line}\n`);

/** What a model proposed in the end for a case, and what of it the guard refused. */
async function write(path: string, one: EditCase): Promise<{ edits: Edit[]; rejections: Rejection[] }> {
  const server = await openAnswers({ path, one }, values.mailbox ?? null);
  const model = openModelWriter({
    apiKey: "none",
    baseUrl: server.baseUrl,
    model: "recorded",
    timeoutMs: HOUR,
    log: { warn: (details, message) => print(`${one.id}: ${message} ${JSON.stringify(details)}`) },
  });
  let edits: Edit[] = [];
  const writer: Writer = {
    name: "model",
    async write(task, signal) {
      const draft = await model.write(task, signal);
      edits = draft.edits;
      return draft;
    },
  };
  const order = CvOrder.parse({ jobTitle: one.jobTitle, jobPosting: one.posting, language: one.language });
  const { rejections } = await tailor({
    order,
    profile: one.profile,
    writer,
    countPages: async () => 1,
    today: TODAY,
    readerLanguage: one.language,
  });
  await server.close();
  return { edits, rejections };
}

let proposed = 0;
let refused = 0;
const cases = readEditCases(positionals[0] ?? "bench/edits");
// With a mailbox all are asked at once, so that whoever answers never waits.
const written = values.mailbox
  ? await Promise.all(cases.map(({ path, one }) => write(path, one)))
  : await cases.reduce<Promise<Awaited<ReturnType<typeof write>>[]>>(
      async (before, { path, one }) => [...(await before), await write(path, one)],
      Promise.resolve([]),
    );
for (const [index, { edits, rejections }] of written.entries()) {
  const lines = edits.filter(({ at }) => at !== "summary");
  const lost = rejections.filter(({ at }) => at !== "summary");
  proposed += lines.length;
  refused += lost.length;
  const summary = rejections.filter(({ at }) => at === "summary").length;
  print(
    `${cases[index]?.one.id}: ${lines.length - lost.length} of ${lines.length} lines stand, ${summary} sentences of the summary refused`,
  );
  if (values.list)
    for (const { at, proposed: text, reason, word, instead } of rejections)
      print(`  ${at}: ${text} (${reason} ${word ?? ""}; instead: ${instead})`);
}
print(
  `all: ${proposed - refused} of ${proposed} proposed lines stand (${(100 * (1 - refused / proposed)).toFixed(1)} %)`,
);
