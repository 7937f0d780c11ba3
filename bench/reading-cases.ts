/**
 * What becomes of a model's reading: five odd CVs (`layouts/odd-*`), read by the rules, and then with an answer that
 * somebody gave once in a model's place (`reading-cases`: an honest one for each, a careless one for three), over the
 * wire. Prints what is right of each document's truth before and after, and each name or date of the profile that does
 * not stand in the document: there may be none. `node bench/reading-cases.ts [--list]`.
 */
import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import type { CareerProfile } from "@terzi/contracts/career";
import { SuggestedCv } from "@terzi/contracts/suggested-cv";
import { type CvReading, readCvFile } from "@terzi/cv-import/read-cv";
import { takeSuggestion } from "@terzi/cv-import/take-suggestion";
import { openPrinter } from "@terzi/documents/printer";
import { foldAscii } from "@terzi/language/normalise";
import { openModelReader } from "@terzi/tailoring/llm/model-reader";
import { startChatServer } from "@terzi/testing/chat-server";
import { z } from "zod";
import { judgeOdd, ODD_SETS, type OddSum, oddCvs } from "./layouts/read-odd.ts";

const ReadingCase = z.object({
  document: z.string(),
  answers: z.object({ honest: SuggestedCv, careless: SuggestedCv.optional() }),
});

const { values } = parseArgs({ options: { list: { type: "boolean", default: false } } });
const print = (line: string) => process.stdout.write(`${line}\n`);
const folder = join(import.meta.dirname, "reading-cases");
const cases = readdirSync(folder)
  .sort()
  .map((name) => ReadingCase.parse(JSON.parse(readFileSync(join(folder, name), "utf8"))));

/** What the endpoint is asked and answers goes the way that a model's would. */
async function suggest(reading: CvReading, answer: SuggestedCv): Promise<SuggestedCv | null> {
  const server = await startChatServer((_, response) => {
    const message = { role: "assistant", content: JSON.stringify(answer) };
    response.writeHead(200, { "content-type": "application/json" });
    response.end(
      JSON.stringify({
        ...{ id: "recorded", object: "chat.completion", created: 0, model: "recorded" },
        choices: [{ index: 0, message, finish_reason: "stop" }],
        usage: { prompt_tokens: 0, completion_tokens: 0, total_tokens: 0 },
      }),
    );
  });
  const log = { debug() {}, info() {}, warn() {}, error() {} };
  const reader = openModelReader({
    ...{ apiKey: "none", baseUrl: server.baseUrl, model: "recorded", prices: null },
    ...{ timeoutMs: 10_000, log },
  });
  const { personalInfo, references } = reading.profile;
  const suggested = await reader.suggest(
    { lines: reading.lines, contacts: { personalInfo, references } },
    new AbortController().signal,
  );
  await server.close();
  return suggested;
}

const keyOf = (text: string): string => foldAscii(text).replace(/[^\p{L}\p{N}]+/gu, "");

/** Names and dates of the profile whose letters don't stand in the document one after the other. */
function unfounded(
  { experiences, education, certifications, skills }: CareerProfile,
  lines: string[],
): string[] {
  const document = keyOf(lines.join(" "));
  const told = [
    ...experiences.flatMap((job) => [job.position, job.company, job.location, job.startDate, job.endDate]),
    ...experiences.flatMap((job) => [...job.responsibilities, ...job.achievements]),
    ...education.flatMap((one) => [one.institution, one.degree, one.field, one.graduationDate, one.gpa]),
    ...certifications.flatMap(({ name, issuer, date }) => [name, issuer, date]),
    ...[...skills.technical, ...skills.soft, ...skills.languages.map(({ language }) => language)],
  ];
  // "Present" is how an open end is kept, whatever the document calls it.
  return told.filter((text) => text !== "Present" && !document.includes(keyOf(text)));
}

const dataDir = mkdtempSync(join(tmpdir(), "terzi-reading-"));
const printer = openPrinter({ dataDir, log: { warn() {} } });
const sums: Record<string, { sums: OddSum[]; unfounded: number }> = {};
const add = (name: string, sum: OddSum, count: number) => {
  const total = sums[name] ?? { sums: [], unfounded: 0 };
  sums[name] = total;
  total.sums.push(sum);
  total.unfounded += count;
};
try {
  const files = ODD_SETS.flatMap((set) =>
    oddCvs(set, async (html) => (await printer.print(html)).pdf).map((cv) => ({
      ...cv,
      name: `${set}/${cv.name}`,
    })),
  );
  for (const { document, answers } of cases) {
    const file = files.find(({ name }) => name === document);
    if (!file) throw new Error(`There is no ${document}`);
    const ruled = await readCvFile(await file.toFile());
    const readings: Record<string, CvReading> = { rules: ruled };
    for (const [kind, answer] of Object.entries(answers)) {
      const suggested = await suggest(ruled, answer);
      if (!suggested) throw new Error(`${document}: the answer did not arrive`);
      readings[kind] = takeSuggestion(ruled, suggested);
    }
    for (const [kind, { profile }] of Object.entries(readings)) {
      const strange = unfounded(profile, ruled.lines);
      add(kind, judgeOdd(profile, file.truth), strange.length);
      if (!values.list) continue;
      print(
        `--- ${document}, ${kind}${strange.length ? `: not in the document: ${strange.join("; ")}` : ""}`,
      );
      for (const job of profile.experiences)
        print(
          `  ${job.position} @ ${job.company} (${job.location}) ${job.startDate}–${job.endDate} ${JSON.stringify(job.responsibilities)}`,
        );
      for (const one of profile.education)
        print(`  ${one.institution}, ${one.degree}, ${one.field}, ${one.graduationDate}`);
    }
  }
  for (const [kind, { sums: all, unfounded: count }] of Object.entries(sums)) {
    const total = (of: keyof OddSum) => all.reduce((sum, one) => sum + one[of], 0);
    print(
      `${kind}, ${all.length} documents: jobs with their dates ${total("dates")} of ${total("jobsTold")}, points ${total("points")} of ${total("pointsTold")}, ` +
        `schools ${total("schools")} of ${total("schoolsTold")}, invented ${total("invented")}; not in the document: ${count}`,
    );
  }
} finally {
  await printer.close();
  rmSync(dataDir, { recursive: true, force: true });
}
