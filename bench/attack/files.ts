import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { documentXml, docxAround, paragraph } from "@terzi/server/test/hostile-docx";
import { listHostileFiles } from "@terzi/server/test/hostile-files";
import { textPage } from "@terzi/server/test/hostile-pdf";
import type { Answer } from "./ask.ts";
import type { Attack } from "./attack.ts";
import { liftLimits, openPerson, type Person } from "./people.ts";
import { openRandom } from "./random.ts";
import type { Tally } from "./tally.ts";
import type { Target } from "./target.ts";

/** No real CV takes as long, on the slowest machine. */
const FILE_LIMIT_MS = 12_000;
const BOUNDARY = "form-boundary";

export function upload(person: Person, bytes: Buffer, fileName: string): Promise<Answer> {
  const head = `--${BOUNDARY}\r\ncontent-disposition: form-data; name="cv"; filename="${fileName}"\r\ncontent-type: application/octet-stream\r\n\r\n`;
  return person.ask({
    method: "POST",
    path: "/api/career-data/upload-cv",
    headers: { "content-type": `multipart/form-data; boundary=${BOUNDARY}` },
    body: Buffer.concat([Buffer.from(head), bytes, Buffer.from(`\r\n--${BOUNDARY}--\r\n`)]),
  });
}

type Sent = { name: string; fileName: string; make(): Buffer };

/** Sends files one after the other, each on an empty profile, so that none is refused for what the last one left. */
async function sendAll(target: Target, tally: Tally, files: Sent[]): Promise<void> {
  const person = await openPerson(target);
  for (const { name, fileName, make } of files) {
    await liftLimits(target);
    await person.post("/api/career-data", {});
    const answer = tally.judge(name, await upload(person, make(), fileName), FILE_LIMIT_MS);
    tally.expect(!answer.text.includes("root:"), `${name}: shows a file of the machine`);
    if (!target.isRunning()) return;
  }
}

/** Every so many, where only some fit into the time. */
const thin = <T>(all: T[], most: number): T[] => {
  const step = Math.max(1, Math.ceil(all.length / most));
  return all.filter((_, place) => place % step === 0);
};

export const madeFiles: Attack = {
  name: "bombs and runs made in code",
  run: (target, tally, { isQuick }) => {
    const all = listHostileFiles({ bombMb: isQuick ? 32 : 512 });
    return sendAll(target, tally, isQuick ? thin(all, 8) : all);
  },
};

export const collectedFiles: Attack = {
  name: "collected hostile files",
  async run(target, tally, { isQuick, dataFolder }) {
    const folder = join(dataFolder, "E_adversarial");
    if (!existsSync(folder)) {
      process.stdout.write(`skipped: no folder ${folder}; say where the data is: --data <folder>\n`);
      return;
    }
    const names = readdirSync(folder, { recursive: true, encoding: "utf8" }).filter((name) =>
      /\.(pdf|docx?|xlsx|json)$/.test(name),
    );
    const files = names.map((name) => ({
      name,
      // What is no CV is sent as one all the same.
      fileName: /\.(pdf|docx)$/.test(name) ? "cv.pdf" : "cv.docx",
      make: () => readFileSync(join(folder, name)),
    }));
    await sendAll(target, tally, isQuick ? thin(files, 6) : files);
  },
};

const LINES = [
  "Ada Yılmaz",
  "ada@example.com",
  "Experience",
  "Cook, Ege Otel, 2019 - 2020",
  "Skills",
  "Excel, SAP",
];

/** A good file with some bytes changed, cut off, sent twice or left out. */
function mutate(bytes: Buffer, random: () => number): Buffer {
  const place = () => Math.floor(random() * bytes.byteLength);
  const [from = 0, to = 0] = [place(), place()].toSorted((one, other) => one - other);
  const kind = Math.floor(random() * 4);
  if (kind === 0) return bytes.subarray(0, to);
  if (kind === 1) return Buffer.concat([bytes.subarray(0, to), bytes.subarray(from)]);
  if (kind === 2) return Buffer.concat([bytes.subarray(0, from), bytes.subarray(Math.min(to, from + 64))]);
  const changed = Buffer.from(bytes);
  for (let left = 1 + Math.floor(random() * 20); left > 0; left--)
    changed[place()] = Math.floor(random() * 256);
  return changed;
}

export const mutatedFiles: Attack = {
  name: "good files, mutated",
  async run(target, tally, { isQuick, seed }) {
    const random = openRandom(seed);
    const xml = Buffer.from(documentXml(LINES.map(paragraph).join("")));
    const docx = docxAround({ content: xml });
    const pdf = textPage(LINES);
    const kinds: ((turn: number) => Sent)[] = [
      (turn) => ({ name: `docx ${turn}`, fileName: "cv.docx", make: () => mutate(docx, random) }),
      (turn) => ({
        name: `XML in a docx ${turn}`,
        fileName: "cv.docx",
        make: () => docxAround({ content: mutate(xml, random) }),
      }),
      (turn) => ({ name: `pdf ${turn}`, fileName: "cv.pdf", make: () => mutate(pdf, random) }),
    ];
    const files = Array.from({ length: isQuick ? 3 : 40 }, (_, turn) =>
      kinds.map((kind) => kind(turn)),
    ).flat();
    await sendAll(target, tally, files);
  },
};

const UPLOADERS = 12;

export const uploadsAtOnce: Attack = {
  name: "hostile uploads at once",
  isLong: true,
  async run(target, tally) {
    const files = listHostileFiles({ bombMb: 64 }).filter(({ name }) => name.includes("a run of"));
    const people: Person[] = [];
    for (let turn = 0; turn < UPLOADERS; turn++) people.push(await openPerson(target));
    const answers = await Promise.all(
      people.map((person, turn) => {
        const file = files[turn % files.length];
        return upload(person, file?.make() ?? Buffer.alloc(0), file?.fileName ?? "cv.pdf");
      }),
    );
    // Twelve share two processors: each may wait for the others.
    for (const answer of answers) tally.judge("one of twelve uploads", answer, 6 * FILE_LIMIT_MS);
  },
};
