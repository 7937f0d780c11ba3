/** How fast a CV of five pages is read, thread and all, as an upload is: `node bench/import-speed.ts`. */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { CvContent } from "@terzi/contracts/cv";
import { cvHtml } from "@terzi/documents/html";
import { openPrinter } from "@terzi/documents/printer";
import { openWorkers } from "@terzi/server/work/open-workers";

const GOAL_MS = 1_000;
const RUNS = 15;

const content = CvContent.parse({
  personalInfo: { name: "Ada Yılmaz", email: "ada@example.com", phone: "+90 532 111 22 33" },
  workExperience: Array.from({ length: 19 }, (_, at) => ({
    company: `Ege Lojistik ${at + 1} A.Ş.`,
    position: "Operations Manager",
    startDate: `${2024 - at}-01`,
    endDate: `${2024 - at}-12`,
    responsibilities: Array.from(
      { length: 8 },
      (_, item) => `Planned the routes of ${item + 20} lorries and answered for the costs of the warehouse`,
    ),
  })),
  skills: { technical: ["SAP", "Excel", "Forecasting"] },
});

const dataDir = mkdtempSync(join(tmpdir(), "terzi-bench-"));
const log = { debug() {}, info() {}, warn() {}, error() {} };
const printer = openPrinter({ dataDir, log });
const workers = openWorkers({ log });
try {
  const cv = {
    content,
    jobTitle: "Operations Manager",
    template: "modern" as const,
    language: "en" as const,
  };
  const { pdf, pageCount } = await printer.print(cvHtml(cv, { fontCss: "" }));
  const times: number[] = [];
  let jobs = 0;
  for (let run = 0; run < RUNS; run++) {
    const started = performance.now();
    const { profile } = await workers.run("readCvFile", pdf);
    times.push(performance.now() - started);
    jobs = profile.experiences.length;
  }
  const sorted = times.toSorted((a, b) => a - b);
  const [first = 0] = times;
  const at = (share: number) => Math.round(sorted[Math.floor(share * (RUNS - 1))] ?? 0);
  process.stdout.write(
    `${pageCount} pages, ${jobs} of ${content.workExperience.length} jobs; ` +
      `first ${Math.round(first)} ms, median ${at(0.5)} ms, slowest ${at(1)} ms (goal: under ${GOAL_MS})\n`,
  );
  process.exitCode = at(0.5) < GOAL_MS && jobs === content.workExperience.length ? 0 : 1;
} finally {
  await workers.close();
  await printer.close();
  rmSync(dataDir, { recursive: true, force: true });
}
