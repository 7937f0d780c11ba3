/**
 * How CVs are read that were written by hand to be odd, as people make them: `node bench/odd-layouts.ts [--list]
 * [--set odd-second]`. Each set stands in `layouts`, with its truth, and was measured once before anybody looked at what
 * is wrong in it.
 */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { readCvFile } from "@terzi/cv-import/read-cv";
import { openPrinter } from "@terzi/documents/printer";
import { type FieldCounts, judgeFields, sayFields } from "./layouts/odd-fields.ts";
import { judgeOdd, ODD_SETS, type OddSum, oddCvs } from "./layouts/read-odd.ts";

const { values } = parseArgs({ options: { list: { type: "boolean" }, set: { type: "string" } } });
const dataDir = mkdtempSync(join(tmpdir(), "terzi-layouts-"));
const printer = openPrinter({ dataDir, log: { warn() {} } });
try {
  for (const set of ODD_SETS.filter((name) => !values.set || name === values.set)) {
    const sums: OddSum[] = [];
    const fields: FieldCounts[] = [];
    for (const cv of oddCvs(set, async (html) => (await printer.print(html)).pdf)) {
      const { profile } = await readCvFile(await cv.toFile());
      const sum = judgeOdd(profile, cv.truth);
      sums.push(sum);
      if (cv.truth.degrees.length) fields.push(judgeFields(profile, cv.truth));
      if (!values.list || (sum.whole && sum.points === sum.pointsTold)) continue;
      const { personalInfo, experiences, education } = profile;
      const lines = [
        `--- ${cv.name}: ${sum.whole ? "" : "not "}whole; points ${sum.points} of ${sum.pointsTold}; ${personalInfo.name} ${personalInfo.email}`,
        ...experiences.map(
          (job) =>
            `  ${job.position} @ ${job.company} (${job.location}) ${job.startDate}–${job.endDate} ${JSON.stringify([...job.responsibilities, ...job.achievements])} + ${job.description}`,
        ),
        ...education.map((one) => `  ${one.institution}, ${one.degree}, ${one.field}, ${one.graduationDate}`),
      ];
      process.stdout.write(`${lines.join("\n")}\n`);
    }
    const total = (of: keyof OddSum) => sums.reduce((added, sum) => added + sum[of], 0);
    process.stdout.write(
      `${set}: jobs ${total("jobs")}, with their dates ${total("dates")} of ${total("jobsTold")}; points of jobs whole ${total("points")} of ${total("pointsTold")}; ` +
        `schools with their years ${total("schools")} of ${total("schoolsTold")}; name and mail ${total("contacts")} of ${total("files")}; ` +
        `invented ${total("invented")}; ${total("summariesTold") ? `summaries ${total("summaries")} of ${total("summariesTold")}; ` : ""}all of it right in ${total("whole")} of ${total("files")}\n`,
    );
    if (fields.length) process.stdout.write(`  ${sayFields(fields)}\n`);
  }
} finally {
  await printer.close();
  rmSync(dataDir, { recursive: true, force: true });
}
