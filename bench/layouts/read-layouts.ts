import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { readCvFile } from "@terzi/cv-import/read-cv";
import { openPrinter } from "@terzi/documents/printer";
import { readCareers } from "./careers.ts";
import { judgeReading, type Verdict } from "./judge.ts";
import { type MadeCv, makeCv, type Variety } from "./make-cv.ts";
import { openReport, type Report } from "./report.ts";

/** One CV that was made, its file, and how it was read. */
export type ReadCv = MadeCv & { number: number; bytes: Uint8Array; verdict: Verdict };

type Options = {
  seed: number;
  count: number;
  variety?: Variety;
  /** Which of the CVs to make at all. */
  isWanted?: (cv: MadeCv) => boolean;
  onRead?: (cv: ReadCv) => void;
};

/** As many pages as the printer prints at once. */
const AT_ONCE = 3;

/** Makes the CVs of a seed, in one browser, reads them and adds up how that went. */
export async function readLayouts({
  seed,
  count,
  variety = "shapes",
  isWanted,
  onRead,
}: Options): Promise<Report> {
  const dataDir = mkdtempSync(join(tmpdir(), "terzi-layouts-"));
  const printer = openPrinter({ dataDir, log: { warn() {} } });
  const print = async (html: string) => (await printer.print(html)).pdf;
  const careers = readCareers();
  const report = openReport();
  let next = 0;
  const work = async () => {
    while (next < count) {
      const number = next++;
      const cv = makeCv(careers, { seed, number, variety });
      if (isWanted && !isWanted(cv)) continue;
      const bytes = await cv.toFile(print);
      const { profile } = await readCvFile(bytes);
      const verdict = judgeReading(profile, cv.person, cv.layout);
      report.add(cv.layout, cv.person.language, verdict);
      onRead?.({ ...cv, number, bytes, verdict });
    }
  };
  try {
    await Promise.all(Array.from({ length: AT_ONCE }, work));
  } finally {
    await printer.close();
    rmSync(dataDir, { recursive: true, force: true });
  }
  return report;
}
