import { buildOrder, buildProfile } from "@terzi/server/test/builders";
import { type Answer, jsonOf } from "./ask.ts";
import type { Attack } from "./attack.ts";
import { liftLimits, openPerson, type Person } from "./people.ts";
import type { Tally } from "./tally.ts";
import type { Target } from "./target.ts";

const KB = 1024;
/** From what nobody has down to what is still enormous: the largest that the product takes is attacked with. */
const SIZES_KB = [7_000, 1_000, 300, 200];
const SENTENCE =
  "Designed and built the payment platform of a bank in Node.js and PostgreSQL with four others. ";
const POSTING_LETTERS = 50_000;
const MOST_BYTES = 40 * KB * KB;

/** Jobs with so many letters together, in points as long as a point may be. */
const jobsOf = (letters: number): object[] => {
  const point = SENTENCE.repeat(20).slice(0, 1_900);
  const points = Math.ceil(letters / point.length);
  return Array.from({ length: Math.ceil(points / 100) }, (_, job) => ({
    company: `Ege ${job}`,
    position: "Engineer",
    startDate: "2016-01",
    endDate: "2019-01",
    responsibilities: Array.from({ length: Math.min(100, points - job * 100) }, (_, n) => `${n} ${point}`),
  }));
};

const POSTING = `Requirements\n${Array.from({ length: 900 }, (_, n) => `- ${n % 9} years of Node.js, PostgreSQL or tool${n}`).join("\n")}`;

/** Saves a CV as large as the product takes; its id. */
async function saveLargest(person: Person, tally: Tally, fromKb: number): Promise<string> {
  for (const size of SIZES_KB.filter((size) => size <= fromKb)) {
    const content = { personalInfo: { name: "Ada" }, workExperience: jobsOf(size * KB) };
    const answer = tally.judge(
      `save a CV of ${size} KB`,
      await person.post("/api/cvs/save", { content, jobTitle: "x" }),
    );
    if (answer.status === 201) return String(jsonOf(answer).id);
  }
  const answer = await person.post("/api/cvs/save", {
    content: { workExperience: jobsOf(20 * KB) },
    jobTitle: "x",
  });
  return String(jsonOf(answer).id);
}

export const largeDownload: Attack = {
  name: "a large CV, downloaded",
  async run(target, tally) {
    const person = await openPerson(target, { credits: 200 });
    const id = await saveLargest(person, tally, 1_000);
    for (const format of ["docx", "pdf"])
      tally.judge(`download ${format}`, await person.get(`/api/cvs/${id}/download/${format}`));
  },
};

export const largeBatch: Attack = {
  name: "a large CV, 200 times in a batch",
  async run(target, tally) {
    const person = await openPerson(target, { credits: 200 });
    const id = await saveLargest(person, tally, 7_000);
    const input = JSON.stringify(Object.fromEntries(Array.from({ length: 200 }, (_, n) => [n, { id }])));
    // Not encoded: encoded, it would be longer than node takes an address to be.
    const calls = Array.from({ length: 200 }, () => "cv.find").join();
    const path = `/trpc/${calls}?batch=1&input=${input}`;
    const answer = tally.judge("one GET", await person.get(path));
    const mb = (answer.bytes.byteLength / KB / KB).toFixed(0);
    tally.expect(
      answer.bytes.byteLength < MOST_BYTES,
      `one GET of ${path.length} bytes is answered with ${mb} MB`,
    );
  },
};

async function saveLargestProfile(person: Person, tally: Tally): Promise<void> {
  for (const size of SIZES_KB) {
    const profile = buildProfile({ experiences: jobsOf(size * KB) });
    const answer = tally.judge(
      `save a profile of ${size} KB`,
      await person.post("/api/career-data", profile),
    );
    if (answer.status === 200) return;
  }
}

export const largeGeneration: Attack = {
  name: "generating from a large profile",
  async run(target, tally, { isQuick }) {
    const person = await openPerson(target);
    await saveLargestProfile(person, tally);
    const body = buildOrder({ jobPosting: POSTING.slice(0, POSTING_LETTERS) });
    const asked = { method: "POST", path: "/api/cvs/generate", body, timeoutMs: isQuick ? 20_000 : 120_000 };
    tally.judge("generate", await person.ask(asked));
  },
};

/** The same from a profile of five pages, as people have them, ten times at once. */
export const manyGenerations: Attack = {
  name: "ten generations at once",
  async run(target, tally) {
    const people: Person[] = [];
    for (let turn = 0; turn < 10; turn++) {
      const person = await openPerson(target);
      await person.post("/api/career-data", buildProfile({ experiences: jobsOf(15 * KB) }));
      people.push(person);
    }
    const order = buildOrder({ jobPosting: POSTING.slice(0, POSTING_LETTERS) });
    const answers = await Promise.all(people.map((person) => person.post("/api/cvs/generate", order)));
    for (const answer of answers) tally.judge("generate", answer, 60_000);
  },
};

const READY_MS = 5_000;

export const printsAtOnce: Attack = {
  name: "nine downloads of one large CV",
  isLong: true,
  async run(target, tally) {
    const [person, other] = [await openPerson(target, { credits: 200 }), await openPerson(target)];
    const id = await saveLargest(person, tally, 1_000);
    await liftLimits(target);
    const downloads = Array.from({ length: 9 }, () => person.get(`/api/cvs/${id}/download/pdf`));
    const meanwhile: [string, Promise<Answer>, number][] = [
      ["/readyz meanwhile", target.ask({ path: "/readyz" }), READY_MS],
      ["another person's generation meanwhile", other.post("/api/cvs/generate", buildOrder()), 30_000],
    ];
    for (const [what, asked, limitMs] of meanwhile) {
      const answer = tally.judge(what, await asked, limitMs);
      tally.expect(answer.status === 200, `${what} answers ${answer.status}`);
    }
    for (const download of downloads) tally.judge("one of nine downloads", await download, 120_000);
  },
};

export const listsOfMany: Attack = {
  name: "many large answers at once",
  isLong: true,
  async run(target: Target, tally: Tally) {
    const person = await openPerson(target, { credits: 500 });
    const id = await saveLargest(person, tally, 1_000);
    const answers = await Promise.all(Array.from({ length: 60 }, () => person.get(`/api/cvs/${id}`)));
    for (const answer of answers) tally.judge("a read of a large CV", answer);
  },
};
