/**
 * Whether every field of a printed CV is read back: `node bench/read-back.ts [--data folder] [--cvs 4]`. For each template in
 * each language, on each paper and in each density some CVs of many professions (JSON Resume), other ones each time, as
 * PDF and DOCX. The last line is the number of documents that lose something.
 */
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { parseArgs } from "node:util";
import { DateFormat, Density, Design, FontPair, Margins, Paper, Template } from "@terzi/contracts/design";
import { Language } from "@terzi/contracts/language";
import { fromJsonResume } from "@terzi/cv-import/json-resume";
import type { CvDocument } from "@terzi/documents/cv-document";
import { cvDocx } from "@terzi/documents/docx";
import { fontPairOf } from "@terzi/documents/chosen-design";
import { makeHearable } from "@terzi/documents/hearable-pdf";
import { cvHtml } from "@terzi/documents/html";
import { openPrinter } from "@terzi/documents/printer";
import { readBack } from "@terzi/documents/read-back";
import { buildBaseContent } from "@terzi/tailoring/writing/base-content";

const { values } = parseArgs({
  options: { data: { type: "string" }, cvs: { type: "string", default: "4" } },
});
const data = resolve(values.data ?? join(import.meta.dirname, "../../shared/data"));
const folder = join(data, "A_cv/jsonresume_fictional");
if (!existsSync(folder)) {
  process.stderr.write(`No data in ${data}. Say where it is: --data <folder>\n`);
  process.exit(2);
}

/** In the profile's own words, every section of it. */
const contents = readdirSync(folder)
  .filter((name) => name.endsWith(".json"))
  .map((name) => ({
    name,
    content: buildBaseContent(fromJsonResume(JSON.parse(readFileSync(join(folder, name), "utf8"))), () => 0),
  }));

/** Of what has no combinations of its own, each value in its turn. */
const inTurn = <T>(options: readonly T[], turn: number): T | undefined => options[turn % options.length];

function* listDocuments(): Generator<{ label: string; cv: CvDocument }> {
  let turn = 0;
  for (const template of Template.options)
    for (const language of Language.options)
      for (const paper of Paper.options)
        for (const density of Density.options)
          for (let i = 0; i < Number(values.cvs); i++, turn++) {
            const chosen = inTurn(contents, turn);
            if (!chosen) continue;
            const design = Design.parse({
              ...{ template, paper, density },
              font: inTurn([null, ...FontPair.options], turn),
              margins: inTurn(Margins.options, turn),
              dateFormat: inTurn(DateFormat.options, turn),
            });
            const { content, name } = chosen;
            yield {
              label: `${name} ${template} ${language} ${paper} ${density}`,
              cv: { content, template, design, language, jobTitle: "İş Başlığı" },
            };
          }
}

const dataDir = mkdtempSync(join(tmpdir(), "terzi-bench-"));
const printer = openPrinter({ dataDir, log: console });
let losing = 0;
let count = 0;

async function readBoth(label: string, cv: CvDocument): Promise<void> {
  const printed = await printer.print(cvHtml(cv, { fontCss: "" }), { fonts: fontPairOf(cv) });
  const pdf = makeHearable(printed.pdf);
  const docx = await cvDocx(cv, { author: "A" });
  for (const [format, bytes] of [
    ["pdf", pdf],
    ["docx", docx],
  ] as const) {
    const { missing } = await readBack(bytes, format, cv);
    count++;
    if (!missing.length) continue;
    losing++;
    process.stdout.write(`${label} ${format}: ${JSON.stringify(missing)}\n`);
  }
}

/** As many at once as the printer prints. */
const waiting = listDocuments();
await Promise.all(
  [1, 2, 3].map(async () => {
    for (const { label, cv } of waiting) await readBoth(label, cv);
  }),
);
await printer.close();
rmSync(dataDir, { recursive: true, force: true });
process.stdout.write(`${losing} of ${count} documents lose something\n`);
process.exitCode = losing > 0 ? 1 : 0;
