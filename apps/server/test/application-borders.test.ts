import type { Letter } from "@terzi/contracts/letter";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { confirmEmail, openPerson } from "./builders.ts";
import { openOwner } from "./saved-cvs.ts";
import {
  addApplication as add,
  changeApplication as change,
  listApplications as listed,
  importApplications as load,
  moveApplication as move,
  readApplication as read,
} from "./some-applications.ts";
import { startApp, type TestApp } from "./start-app.ts";

const MINUTE = 60_000;

let app: TestApp;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.stop());

const inMinutes = (minutes: number) => new Date(app.now().getTime() + minutes * MINUTE).toISOString();

describe("a CSV file", () => {
  it("adds a line that stands in it twice once, and the same job at another date again", async () => {
    const person = await openPerson(app);
    const csv = "Title,Company,Applied on\nCook,Ege,2026-11-01\nCook,Ege,2026-11-01\nCook,Ege,2026-11-09\n";
    expect((await load(person, csv)).json()).toMatchObject({ added: 2, known: 1 });
    expect((await listed(person)).map(({ appliedOn }) => appliedOn).sort()).toEqual([
      "2026-11-01",
      "2026-11-09",
    ]);
  });

  it("takes what has a date and no status for sent, a match of 100, and an outcome of what is closed alone", async () => {
    const person = await openPerson(app);
    const csv =
      "Title,Status,Applied on,Match score,Outcome\nCook,,2026-11-01,100,\nBaker,Applied,,,Rejected\nMiller,Closed,,,Rejected\n";
    expect((await load(person, csv)).json()).toMatchObject({ added: 3 });
    const all = await listed(person);
    const one = (title: string) => all.find(({ jobTitle }) => jobTitle === title);
    expect(one("Cook")).toMatchObject({ status: "applied", matchScore: 100 });
    const [baker, miller] = [one("Baker")?.id ?? "", one("Miller")?.id ?? ""];
    expect(await read(person, baker)).toMatchObject({ status: "applied", outcome: null });
    expect(await read(person, miller)).toMatchObject({ status: "closed", outcome: "rejected" });
  });
});

describe("a draft again", () => {
  it("was never sent: no version stands beside its CV", async () => {
    const { person, id: cvId } = await openOwner(app);
    const id = await add(person, { cvId, status: "applied" });
    expect((await read(person, id)).cv?.sent).toBe(1);
    await move(person, id, "saved");
    expect((await read(person, id)).cv?.sent).toBeNull();
  });
});

it("another CV doesn't go out with the letter of the one before", async () => {
  const { person, id: cvId } = await openOwner(app);
  const letter = (await person.post(`/api/cvs/${cvId}/letters`, {})).json<Letter>();
  const other = (await person.post(`/api/cvs/${cvId}/duplicate`, {})).json<{ id: string }>().id;
  const id = await add(person, { cvId });
  await change(person, id, { letterId: letter.id });
  expect((await read(person, id)).letterId).toBe(letter.id);
  await change(person, id, { cvId: other });
  expect(await read(person, id)).toMatchObject({ cv: { id: other }, letterId: null });
});

describe("a reminder", () => {
  const plan = async (email: string, step: object) => {
    const person = app.visitor();
    await person.signUp({ email });
    await confirmEmail(app, email);
    const id = await add(person, { jobTitle: "Cook" });
    await change(person, id, { nextStep: "Call", timeZone: "UTC", remindMinutesBefore: 0, ...step });
    return { person, id };
  };
  const remindersTo = async (to: string) => {
    await app.runJobs("remindOfSteps");
    return (await app.readOutbox()).filter((mail) => mail.to === to && mail.subject.includes("Cook"));
  };

  it("that is due comes also where something else was edited in that minute", async () => {
    const { person, id } = await plan("due@example.com", { nextStepAt: inMinutes(30) });
    app.passTime(31 * MINUTE);
    await change(person, id, { notes: "On my way." });
    expect(await remindersTo("due@example.com")).toHaveLength(1);
  });

  it("of a moment that is over doesn't come, whatever the time before it", async () => {
    const { person, id } = await plan("over@example.com", { nextStepAt: inMinutes(-5) });
    expect((await read(person, id)).remindAt).toBeNull();
    expect(await remindersTo("over@example.com")).toEqual([]);
  });

  it("is due again when what was closed goes on", async () => {
    const { person, id } = await plan("again@example.com", { nextStepAt: inMinutes(60) });
    await move(person, id, "closed");
    expect((await read(person, id)).remindAt).toBeNull();
    await move(person, id, "interview");
    expect((await read(person, id)).remindAt).not.toBeNull();
    app.passTime(61 * MINUTE);
    expect(await remindersTo("again@example.com")).toHaveLength(1);
  });
});
