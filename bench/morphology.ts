/**
 * How far our Turkish stems agree with a Turkish dictionary, on the words of all Turkish postings and CVs:
 * `node bench/morphology.ts [--data folder] [--wrong N]`. Loading the dictionary takes some ten seconds.
 */
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { parseArgs } from "node:util";
import { readCvFile } from "@terzi/cv-import/read-cv";
import { foldAscii } from "@terzi/language/normalise";
import { stemTurkish } from "@terzi/language/tr/stem";
import { turkishGuard } from "@terzi/tailoring/languages/tr/guard";
import { openDictionary, type Root } from "./src/turkish-dictionary.ts";

const { values } = parseArgs({ options: { data: { type: "string" }, wrong: { type: "string" } } });
const data = resolve(values.data ?? join(import.meta.dirname, "../../shared/data"));
if (!existsSync(data)) {
  process.stderr.write(`No data in ${data}. Say where it is: --data <folder>\n`);
  process.exit(2);
}

const stringsIn = (value: unknown): string[] =>
  typeof value === "string"
    ? [value]
    : value !== null && typeof value === "object"
      ? Object.values(value).flatMap(stringsIn)
      : [];

const filesIn = (folder: string, ending: string): string[] =>
  readdirSync(join(data, folder))
    .filter((name) => name.endsWith(ending))
    .map((name) => join(data, folder, name));

/** The texts of postings, of CVs in plain text, and what is read of CVs in PDF. */
async function readTexts(): Promise<string[]> {
  const texts = filesIn("B_jobs/tr", ".jsonl").flatMap((file) =>
    stringsIn(
      readFileSync(file, "utf8")
        .split("\n")
        .filter(Boolean)
        .map((line): unknown => JSON.parse(line)),
    ),
  );
  for (const file of filesIn("A_cv/turkish_txt", ".txt")) texts.push(readFileSync(file, "utf8"));
  for (const file of filesIn("A_cv/turkish_pdf", ".pdf"))
    texts.push(...stringsIn((await readCvFile(new Uint8Array(readFileSync(file)))).profile));
  return texts;
}

/** Whether the guard's endings lead from a word to one of its roots. */
const isFitted = (key: string, roots: Root[]): boolean =>
  roots.some(({ text, isVerb }) => fit(key, readWord(isVerb ? `${text}-` : text)) !== null);
const { fit, readWord } = turkishGuard.fitting;

const percent = (part: number, whole: number): string => `${((100 * part) / whole).toFixed(1)} %`;
const print = (line: string) => process.stdout.write(`${line}\n`);

/** Of all pairs of words that share one key, how many share another one too. */
function pairsKept(words: Known[], by: (word: Known) => string, kept: (a: Known, b: Known) => boolean) {
  let [pairs, same] = [0, 0];
  for (const group of Map.groupBy(words, by).values())
    for (const [at, one] of group.entries())
      for (const other of group.slice(at + 1)) {
        pairs++;
        if (kept(one, other)) same++;
      }
  return { pairs, same };
}

type Known = { word: string; key: string; stem: string; roots: Root[]; longest: string };

const rootsOf = openDictionary();
const words = new Set(
  (await readTexts()).flatMap((text) => text.toLocaleLowerCase("tr").match(/\p{L}{3,}/gu) ?? []),
);
const known = [...words].flatMap((word): Known[] => {
  const roots = rootsOf(word);
  const key = foldAscii(word);
  const [longest] = roots.map(({ text }) => text).sort((a, b) => b.length - a.length);
  return longest ? [{ word, key, stem: stemTurkish(key), roots, longest }] : [];
});

const agreeing = known.filter(({ stem, roots }) =>
  roots.some(({ text }) => stemTurkish(foldAscii(text)) === stem),
);
const joined = pairsKept(
  known,
  ({ longest }) => longest,
  (a, b) => a.stem === b.stem,
);
const rightly = pairsKept(
  known,
  ({ stem }) => stem,
  (a, b) => a.roots.some(({ text }) => b.roots.some((other) => other.text === text)),
);
const fitted = known.filter(({ key, roots }) => isFitted(key, roots));

const wrong = known.filter((one) => !agreeing.includes(one)).slice(0, Number(values.wrong ?? 0));
for (const { word, stem, longest } of wrong) print(`${word}: ${stem}, in the dictionary ${longest}`);
print(`${words.size} words, ${known.length} of them known to the dictionary`);
print(`pairs of one root that have one stem: ${percent(joined.same, joined.pairs)} of ${joined.pairs}`);
print(`pairs of one stem that have one root: ${percent(rightly.same, rightly.pairs)} of ${rightly.pairs}`);
print(`words that the guard's endings lead to a root: ${percent(fitted.length, known.length)}`);
print(`words with the stem of their root: ${percent(agreeing.length, known.length)}`);
