import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { generatedFiles } from "../compile/generated-files.ts";
import { documentWords } from "../src/document-words.ts";
import { readEverydayWords } from "../src/everyday-words.ts";
import { guardConcepts } from "../src/guard-words.ts";
import { type Concept, formsIn, readConcepts, readForms } from "../src/read-tables.ts";

const ROOT = join(import.meta.dirname, "..");
const LANGUAGES = ["en", "tr", "fr"];
const KINDS = [
  ...["action", "plain action", "light action", "marker", "role", "thing", "tool", "knowledge", "soft"],
  ...["language", "certificate", "degree", "area", "place name", "word list"],
];
const USERS = [
  ...["guard", "match", "title", "degree", "field", "language", "skill", "writing"],
  ...["import", "import-language", "import-city", "import-place"],
];
const FLAGS = ["verb", "exact", "printed only", "weak", "loose", "stem", "inflected"];

const concepts = readConcepts();
const byId = new Map(concepts.map((concept) => [concept.id, concept]));

test("each meaning has one row in one field", () => {
  const twice = concepts.map(({ id }) => id).filter((id, at, ids) => ids.indexOf(id) !== at);
  expect(twice).toEqual([]);
});

test("each meaning is of a known kind", () => {
  expect(concepts.filter(({ kind }) => !KINDS.includes(kind))).toEqual([]);
});

test("each source that a row names is one that the notice attributes", () => {
  const notice = readFileSync(join(ROOT, "NOTICE.md"), "utf8");
  const rows = [...concepts, ...LANGUAGES.flatMap((language) => readForms(language))];
  const named = new Set(rows.map(({ source }) => source).filter(Boolean));
  expect([...named].filter((source) => !notice.includes(`\`${source}\``))).toEqual([]);
  expect(named.size).toBeGreaterThan(0);
});

const LINKS: Record<string, (concept: Concept) => readonly string[]> = {
  "is a kind of": ({ broader }) => broader,
  entails: ({ entails }) => entails,
  "belongs to": ({ area }) => area,
  "counts as": ({ countsAs }) => (countsAs ? [countsAs] : []),
  "stands beside": ({ like }) => (like ? [like] : []),
};

test.each(Object.keys(LINKS))("what a meaning %s is a meaning of the tables", (link) => {
  const dangling = concepts.flatMap((concept) =>
    (LINKS[link]?.(concept) ?? []).filter((id) => !byId.has(id)).map((id) => `${concept.id} > ${id}`),
  );
  expect(dangling).toEqual([]);
});

test("nothing is a kind of itself", () => {
  const climb = (id: string, path: string[]): void => {
    expect(path.includes(id), [...path, id].join(" > ")).toBe(false);
    for (const wider of byId.get(id)?.broader ?? []) climb(wider, [...path, id]);
  };
  for (const { id } of concepts) climb(id, []);
});

describe.each(LANGUAGES)("words in %s", (language) => {
  const rows = readForms(language);

  test("stand in the field of the meaning that they are for", () => {
    const lost = rows.filter(({ id, field }) => byId.get(id)?.field !== field);
    expect(lost.map(({ id, field }) => `${field}: ${id}`)).toEqual([]);
  });

  test("say who uses them, and how they are met, in known words", () => {
    const strange = rows.filter(
      ({ usedBy, flags }) =>
        usedBy.length === 0 ||
        usedBy.some((user) => !USERS.includes(user)) ||
        flags.some((flag) => !FLAGS.includes(flag)),
    );
    expect(strange).toEqual([]);
  });

  test("are written once for each use of a meaning", () => {
    const seen = new Set<string>();
    const twice: string[] = [];
    for (const { id, forms, usedBy, flags } of rows)
      for (const form of formsIn(forms))
        for (const user of usedBy) {
          const key = `${id}: ${form} (${user}${flags.includes("verb") ? ", verb" : ""})`;
          if (seen.has(key)) twice.push(key);
          seen.add(key);
        }
    expect(twice).toEqual([]);
  });

  test("that stand for several meanings are declared as ambiguous", () => {
    const path = join(ROOT, `ambiguous/${language}.tsv`);
    const declared = existsSync(path) ? readFileSync(path, "utf8").trimEnd().split("\n").slice(1) : [];
    expect(ambiguousIn(language)).toEqual(declared);
  });
});

test("a heading of a CV announces one section, in whatever language it is", () => {
  const lists = concepts.filter(({ id, field }) => field === "documents" && id.endsWith(" heading"));
  const sections = lists.filter(({ id }) => !id.startsWith("word ")).map(({ id }) => id);
  const known = new Map<string, string>();
  const twice: string[] = [];
  for (const section of sections)
    for (const { text } of documentWords(section)) {
      const letters = text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, "");
      if (known.has(letters)) twice.push(`${text}: ${known.get(letters)}, ${section}`);
      known.set(letters, section);
    }
  expect(sections.length).toBeGreaterThan(10);
  expect(twice).toEqual([]);
});

test("every list of the field documents has words", () => {
  const lists = concepts.filter(({ field }) => field === "documents");
  expect(lists.filter(({ id }) => documentWords(id).length === 0)).toEqual([]);
});

/** "form, tab, its meanings" for what is met as several roles or as several things. */
function ambiguousIn(language: string): string[] {
  const met = new Map<string, Set<string>>();
  for (const { id, forms, usedBy } of readForms(language)) {
    const kind = byId.get(id)?.kind ?? "";
    if (!usedBy.includes("guard") || /action|marker|word list/.test(kind)) continue;
    for (const form of formsIn(forms).filter((one) => !one.endsWith(")"))) {
      const key = `${kind === "role" ? "role" : "thing"}\t${form.toLocaleLowerCase(language)}`;
      met.set(key, (met.get(key) ?? new Set()).add(id));
    }
  }
  return [...met]
    .filter(([, ids]) => ids.size > 1)
    .map(([key, ids]) => `${key.split("\t")[1]}\t${[...ids].sort().join(", ")}`)
    .sort();
}

test("each file of a table begins with the names of its columns", () => {
  const heads = (folder: string): string[] => [
    ...new Set(
      readdirSync(join(ROOT, folder)).map(
        (name) => readFileSync(join(ROOT, folder, name), "utf8").split("\n")[0] ?? "",
      ),
    ),
  ];
  expect(heads("concepts")).toEqual(["id\tkind\tbroader\tentails\tarea\tcounts as\tsource"]);
  for (const language of LANGUAGES) expect(heads(language)).toEqual(["id\tforms\tused by\tflags\tsource"]);
});

test("what the matcher takes to the browser is made of these tables", () => {
  const files = generatedFiles();
  const kept = readdirSync(join(ROOT, "generated"), { recursive: true, encoding: "utf8" });
  expect(kept.filter((path) => path.endsWith(".gen.ts")).sort()).toEqual([...files.keys()].sort());
  const old = [...files].filter(
    ([path, text]) => readFileSync(join(ROOT, "generated", path), "utf8") !== text,
  );
  expect(
    old.map(([path]) => path),
    "run node packages/lexicon/compile.ts",
  ).toEqual([]);
});

/** Turkish words that are never right without their marks. */
const UNMARKED =
  /(?<!\p{L})(?:musteri|ogretmen|ogrenci|mudur|saglik|calisma|uretim|urun|guvenlik|donem|yonetim|gorev|bolum|isci|sozlesme|siparis|satis|egitim|ucret|olcum|cozum|butce|ulke|sehir|cocuk|yil|gun)(?!\p{L})/u;

test("Turkish words keep their Turkish letters", () => {
  const bare = readForms("tr")
    .filter(({ id }) => byId.get(id)?.kind !== "word list")
    .flatMap(({ forms }) => formsIn(forms).filter((form) => UNMARKED.test(form)));
  expect(bare).toEqual([]);
});

test("a language without tables has no words, and stops nobody who asks for them", () => {
  expect(readForms("xx")).toEqual([]);
  expect(guardConcepts(["en", "xx"]).length).toBe(guardConcepts(["en"]).length);
});

test("each sense taken from WordNet has words in both languages, and means what our tables know", () => {
  const [, ...rows] = readFileSync(join(ROOT, "wordnet/senses.tsv"), "utf8").trimEnd().split("\n");
  const wrong = rows.filter((row) => {
    const [sense = "", concepts = "", english, turkish] = row.split("\t");
    const known = concepts === "" || concepts.split(", ").every((id) => byId.has(id));
    return !/^ENG31-\d{8}-[nva]$/.test(sense) || !english || !turkish || !known;
  });
  expect(wrong).toEqual([]);
});

test("each group of everyday words has one row, words in both languages, and entails groups that there are", () => {
  const rows = readEverydayWords();
  const ids = rows.map(({ id }) => id);
  expect(ids.filter((id, at) => ids.indexOf(id) !== at)).toEqual([]);
  expect(rows.filter(({ also }) => also.some((id) => !ids.includes(id))).map(({ id }) => id)).toEqual([]);
  expect(
    rows.filter(({ forms }) => ["en", "tr"].some((id) => !forms[id]?.length)).map(({ id }) => id),
  ).toEqual([]);
});
