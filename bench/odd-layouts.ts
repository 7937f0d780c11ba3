/**
 * How CVs are read that were written by hand to be odd, as people make them: `node bench/odd-layouts.ts [--list]`. They
 * stand in `layouts/odd`, each with its truth, and were measured once before anybody looked at what is wrong in them.
 */
import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { readCvFile } from "@terzi/cv-import/read-cv";
import { openPrinter } from "@terzi/documents/printer";
import { foldAscii } from "@terzi/language/normalise";
import { z } from "zod";

const { values } = parseArgs({ options: { list: { type: "boolean" } } });
const Truth = z.object({
  name: z.string(),
  email: z.string(),
  jobs: z.array(z.tuple([z.string(), z.string(), z.string(), z.string()])),
  schools: z.array(z.tuple([z.string(), z.string()])),
});

const keyOf = (text: string): string => foldAscii(text).replace(/[^\p{L}\p{N}]+/gu, "");
const isSame = (one: string, other: string): boolean => keyOf(one) === keyOf(other);

const folder = join(import.meta.dirname, "layouts/odd");
const dataDir = mkdtempSync(join(tmpdir(), "terzi-layouts-"));
const printer = openPrinter({ dataDir, log: { warn() {} } });
const sum = { contacts: 0, jobs: 0, dates: 0, schools: 0, told: 0, schoolsTold: 0, invented: 0, whole: 0 };
const files = readdirSync(folder).sort();
try {
  for (const file of files) {
    const html = readFileSync(join(folder, file), "utf8");
    const truth = Truth.parse(
      JSON.parse(/<script type="application\/json">(.*?)<\/script>/.exec(html)?.[1] ?? ""),
    );
    const { profile } = await readCvFile((await printer.print(html)).pdf);
    const { experiences, education, personalInfo } = profile;
    const jobs = truth.jobs.map(([title, employer, from, until]) => {
      const found = experiences.find(
        ({ position, company }) => isSame(position, title) && isSame(company, employer),
      );
      const isEnd = found && (until ? isSame(found.endDate, until) : !/\d/.test(found.endDate));
      return {
        isRead: found !== undefined,
        isDated: found !== undefined && isSame(found.startDate, from) && isEnd,
      };
    });
    const schools = truth.schools.filter(([school, year]) =>
      education.some((one) => isSame(one.institution, school) && one.graduationDate.includes(year)),
    );
    const read = {
      jobs: jobs.filter(({ isRead }) => isRead).length,
      dates: jobs.filter(({ isDated }) => isDated).length,
    };
    const isContact = isSame(personalInfo.name, truth.name) && isSame(personalInfo.email, truth.email);
    const invented =
      Math.max(0, experiences.length - truth.jobs.length) +
      Math.max(0, education.length - truth.schools.length);
    const isWhole =
      isContact &&
      invented === 0 &&
      read.dates === truth.jobs.length &&
      schools.length === truth.schools.length;
    sum.contacts += isContact ? 1 : 0;
    sum.jobs += read.jobs;
    sum.dates += read.dates;
    sum.schools += schools.length;
    sum.told += truth.jobs.length;
    sum.schoolsTold += truth.schools.length;
    sum.invented += invented;
    sum.whole += isWhole ? 1 : 0;
    if (values.list && !isWhole)
      process.stdout.write(
        `${file}: ${personalInfo.name} ${personalInfo.email}\n${experiences.map((job) => `  ${job.position} @ ${job.company} ${job.startDate}–${job.endDate}`).join("\n")}\n${education.map((one) => `  ${one.institution}, ${one.degree}, ${one.graduationDate}`).join("\n")}\n`,
      );
  }
} finally {
  await printer.close();
  rmSync(dataDir, { recursive: true, force: true });
}
process.stdout.write(
  `jobs ${sum.jobs}, with their dates ${sum.dates} of ${sum.told}; schools with their years ${sum.schools} of ${sum.schoolsTold}; ` +
    `name and mail ${sum.contacts} of ${files.length}; invented ${sum.invented}; all of it right in ${sum.whole} of ${files.length}\n`,
);
