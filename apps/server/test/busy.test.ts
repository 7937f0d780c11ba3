import type { GenerateEvent } from "@terzi/contracts/preview";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { THREADS } from "../src/work/open-workers.ts";
import { buildOrder, generate, openPerson } from "./builders.ts";
import { longPosting, longProfile } from "./long-texts.ts";
import { startApp, type TestApp } from "./start-app.ts";
import type { Answer } from "./visitor.ts";

let app: TestApp;
beforeAll(async () => {
  app = await startApp({ maxConnections: 8 });
});
afterAll(() => app.stop());

/** Somebody whose generation takes a thread for a second. */
async function beginLong(number: number): Promise<{ answer: Promise<Answer> }> {
  const person = await openPerson(app, longProfile(number));
  const order = buildOrder({ jobPosting: longPosting(number).slice(0, 15_000), length: "long" });
  return { answer: person.post("/api/cvs/generate", order) };
}

/** What the stream told, one event a line, as the app reads it. */
const eventsIn = (body: string): GenerateEvent[] =>
  [...body.matchAll(/\{"type":"(?:waiting|step|done)"[^{}]*/g)].map(
    ([event]) => JSON.parse(event.replace(/,"answer":$/, "").replace(/\}?$/, "}")) as GenerateEvent,
  );

const REST = { running: 0, waiting: 0 };

describe("while all threads are taken", () => {
  it("a person is told how many come first, until it is their turn, and others' reads are answered at once", {
    tags: "long",
  }, async () => {
    const person = await openPerson(app);
    const reader = await openPerson(app);
    const others: { answer: Promise<Answer> }[] = [];
    for (let number = 0; number < THREADS + 2; number++) others.push(await beginLong(number));
    // Where the process holds much already, fewer threads than there are take something on.
    const asked = () => {
      const { running, waiting } = app.workers.counts();
      return running + waiting;
    };
    await expect.poll(asked).toBe(others.length);
    const { waiting } = app.workers.counts();
    expect(waiting).toBeGreaterThanOrEqual(2);

    const stream = person.post("/trpc/cv.generate?batch=1", JSON.stringify({ 0: buildOrder() }), {
      "content-type": "application/json",
      "trpc-accept": "application/jsonl",
    });
    await expect.poll(() => app.workers.counts().waiting).toBe(waiting + 1);
    const reads = await Promise.all([
      reader.get("/healthz"),
      reader.get("/api/career-data"),
      reader.get("/api/cvs"),
    ]);
    expect(reads.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200]);
    expect(app.workers.counts().waiting).toBeGreaterThan(0);

    const told = eventsIn((await stream).body);
    const places = told.flatMap((event) => (event.type === "waiting" ? [event.ahead] : []));
    // Two that are done at once let two begin.
    expect(places[0]).toBe(waiting);
    expect(places).toEqual([...new Set(places)].toSorted((one, other) => other - one));
    expect(told.findIndex(({ type }) => type === "step")).toBe(places.length);
    expect(told.at(-1)?.type).toBe("done");

    const statuses = (await Promise.all(others.map(({ answer }) => answer))).map(
      ({ statusCode }) => statusCode,
    );
    expect(statuses).toEqual(others.map(() => 200));
    expect([app.workers.counts(), app.printer.counts()]).toEqual([REST, REST]);
  });

  it("everybody's generations, prints and uploads are done, and reads come between them", async () => {
    const people = await Promise.all(Array.from({ length: 4 }, () => openPerson(app)));
    const [printing, reader] = [await openPerson(app), await openPerson(app)];
    const { previewData } = await generate(printing);
    const { id } = (await printing.post("/api/cvs/save", previewData)).json();
    const docx = await printing.get(`/api/cvs/${id}/download/docx`);
    const work = [
      ...people.map((person) => person.post("/api/cvs/generate", buildOrder())),
      ...people.map((person) => person.upload("/api/career-data/upload-cv", docx.rawPayload, "cv.docx")),
      printing.get(`/api/cvs/${id}/download/pdf`),
    ];
    await expect.poll(() => app.workers.counts().waiting).toBeGreaterThan(0);
    expect((await reader.get("/api/career-data")).statusCode).toBe(200);
    expect((await reader.get("/readyz")).statusCode).toBe(200);
    const { running, waiting } = app.workers.counts();
    expect(running + waiting).toBeGreaterThan(0);
    const statuses = (await Promise.all(work)).map(({ statusCode }) => statusCode);
    expect(statuses).toEqual(work.map(() => 200));
    expect([app.workers.counts(), app.printer.counts()]).toEqual([REST, REST]);
  });
});
