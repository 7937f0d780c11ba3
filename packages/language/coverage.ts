import { readdirSync } from "node:fs";
import { join } from "node:path";
import { COMPILED, ROOT } from "./coverage/copied-packages.ts";
import { KEPT_LETTERS } from "./coverage/kept-letters.ts";
import { findGaps, type Gap } from "./coverage/find-gaps.ts";
import { lackingColumns } from "./coverage/lacking-columns.ts";
import { lackingTables } from "./coverage/lacking-tables.ts";
import { mixedFiles } from "./coverage/mixed-files.ts";
import { untranslated } from "./coverage/untranslated.ts";
import { wordsOutside } from "./coverage/words-outside.ts";

// `node packages/language/coverage.ts de`: what the product lacks to speak a language, file by file.
const [id = ""] = process.argv.slice(2);
if (!/^[a-z]{2,3}$/.test(id)) {
  process.stderr.write("Which language? Its code, as in: node packages/language/coverage.ts de\n");
  process.exit(2);
}
const compiled = COMPILED.flatMap((parent) =>
  readdirSync(join(ROOT, parent)).map((name) => `${parent}/${name}`),
).filter((folder) => readdirSync(join(ROOT, folder)).includes("tsconfig.json"));
const gaps = await findGaps(id, compiled);
let count = gaps.length;
for (const folder of compiled) {
  const own = gaps.filter(({ place }) => place.startsWith(`${folder}/`));
  process.stdout.write(`${folder}: ${own.length || "nothing"}\n`);
  for (const [file, lines] of byFile(own)) process.stdout.write(`  ${file}, line ${lines.join(", ")}\n`);
}
for (const table of lackingColumns(id)) {
  count++;
  process.stdout.write(`the table ${table} refuses ${id}: a migration has to widen its check\n`);
}
for (const folder of lackingTables(id)) {
  count++;
  process.stdout.write(
    `${folder} is missing: all that is said in ${id} is unknown until its words are there\n`,
  );
}
for (const [file, { same, all }] of (await untranslated(id)) ?? [])
  if (same > all / 2) {
    count += same;
    process.stdout.write(
      `packages/i18n/src/${id}/${file}: ${same} of ${all} texts are as in the default language\n`,
    );
  }
const mixed = mixedFiles();
process.stdout.write(
  `${mixed.length} files outside of the languages' folders have letters of one language in their code; whether ${id} needs some there, only a reader can tell\n${mixed.map((file) => `  ${file}: ${KEPT_LETTERS[file] ?? "to be moved"}\n`).join("")}`,
);
const words = wordsOutside();
process.stdout.write(
  `${words.size} have words of one in plain letters, which ${id} may need too:\n${[...words].map(([file, own]) => `  ${file}: ${own.join(" ")}\n`).join("")}`,
);
process.stdout.write(count ? `${id} is lacking in ${count} places\n` : `${id} lacks nothing\n`);

function byFile(gaps: Gap[]): Map<string, string[]> {
  const files = new Map<string, string[]>();
  for (const { place } of gaps) {
    const [file = "", line = ""] = place.split(":");
    files.set(file, [...(files.get(file) ?? []), line]);
  }
  return files;
}
