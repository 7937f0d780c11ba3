import { readdirSync } from "node:fs";
import { join } from "node:path";
import { PACKAGES_DIR } from "./coverage/copied-packages.ts";
import { KEPT_LETTERS } from "./coverage/kept-letters.ts";
import { findGaps, type Gap } from "./coverage/find-gaps.ts";
import { lackingTables } from "./coverage/lacking-tables.ts";
import { mixedFiles } from "./coverage/mixed-files.ts";
import { wordsOutside } from "./coverage/words-outside.ts";

// `node packages/language/coverage.ts de`: what the product lacks to speak a language, file by file.
const [id = ""] = process.argv.slice(2);
if (!/^[a-z]{2,3}$/.test(id)) {
  process.stderr.write("Which language? Its code, as in: node packages/language/coverage.ts de\n");
  process.exit(2);
}
const names = readdirSync(PACKAGES_DIR).filter((name) =>
  readdirSync(join(PACKAGES_DIR, name)).includes("tsconfig.json"),
);
let count = 0;
for (const name of names) {
  const gaps = await findGaps(id, [name]);
  count += gaps.length;
  process.stdout.write(`${name}: ${gaps.length || "nothing"}\n`);
  for (const [file, lines] of byFile(gaps)) process.stdout.write(`  ${file}, line ${lines.join(", ")}\n`);
}
for (const folder of lackingTables(id)) {
  count++;
  process.stdout.write(
    `${folder} is missing: all that is said in ${id} is unknown until its words are there\n`,
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
