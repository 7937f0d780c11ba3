import Papa from "papaparse";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { confirmEmail, openPerson } from "./builders.ts";
import {
  addApplication as add,
  changeApplication as change,
  listApplications as listed,
  importApplications as load,
  readApplication as read,
} from "./some-applications.ts";
import { startApp, type TestApp } from "./start-app.ts";

const MINUTE = 60_000;

let app: TestApp;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.stop());

describe("the CSV file", () => {
  it("holds no formula, and comes back as it went", async () => {
    const [person, other] = [await openPerson(app), await openPerson(app)];
    const hostile = '=HYPERLINK("https://evil.example","Click")';
    const id = await add(person, { jobTitle: hostile, company: "@SUM(1+1)", jobPosting: 'a;b,"c"\nd' });
    const contacts = [{ name: "+90", role: "Boss", email: "b@example.com", phone: "+90 1" }];
    await change(person, id, { notes: "-2+3\n\tsecond", contacts, nextStep: "Call" });
    await person.post(`/api/applications/${id}/move`, { status: "offer", on: "2026-11-20" });
    const file = await person.get("/api/applications/export");
    expect(file.headers["content-type"]).toContain("text/csv");
    expect(file.body.startsWith("\uFEFF")).toBe(true);
    for (const row of Papa.parse<string[]>(file.body.slice(1)).data)
      for (const cell of row) expect(cell).not.toMatch(/^[=+\-@\t\r]/);
    expect((await load(other, file.body)).json()).toEqual({ added: 1, known: 0, unreadable: [] });
    const [{ id: copy } = { id: "" }] = await listed(other);
    const same = ["jobTitle", "company", "jobPosting", "notes", "contacts", "status", "nextStep"] as const;
    const [before, after] = [await read(person, id), await read(other, copy)];
    for (const field of [...same, "appliedOn", "answeredOn"] as const)
      expect(after[field]).toEqual(before[field]);
    expect((await load(other, file.body)).json()).toEqual({ added: 0, known: 1, unreadable: [] });
  });

  it("is written and read in either language, with the separators of either", async () => {
    const person = app.visitor();
    await person.signUp({ language: "tr" });
    const csv =
      "Firma;Pozisyon;Başvuru Tarihi;DURUM;Link\nEge;Aşçı;20.11.2026;Mülakat;https://a.example/1\n;;;;\nX;;;;\n";
    // Numbered as a spreadsheet numbers them, blank ones too.
    expect((await load(person, csv)).json()).toEqual({ added: 1, known: 0, unreadable: [4] });
    expect(await listed(person)).toMatchObject([
      { jobTitle: "Aşçı", company: "Ege", status: "interview", appliedOn: "2026-11-20" },
    ]);
    const file = await person.get("/api/applications/export");
    expect(file.body).toContain("Pozisyon;Şirket;Durum");
    expect(file.body).toContain("Aşçı;Ege;Mülakat");
  });

  it("may have two columns alone, whatever separates them, and blank lines", async () => {
    const person = await openPerson(app);
    for (const sign of [",", ";", "\t"]) {
      const csv = [`Firma${sign}Pozisyon`, "", `Ege ${sign.codePointAt(0)}${sign}Aşçı`, ""].join("\n");
      expect((await load(person, csv)).json()).toEqual({ added: 1, known: 0, unreadable: [] });
    }
  });

  it("without a column for the job is refused, and nothing is added", async () => {
    const person = await openPerson(app);
    for (const csv of ["", "a,b\n1,2", "not a table at all"]) {
      const answer = await load(person, csv);
      expect(answer.statusCode).toBe(422);
      expect(answer.json()).toMatchObject({ code: "CSV_UNREADABLE" });
    }
    expect(await listed(person)).toEqual([]);
  });

  it("takes what it can of strange cells", async () => {
    const person = await openPerson(app);
    const csv = `Title,URL,Date applied,Match score,Next step at\nCook,javascript:alert(1),31.02.2026,1000,soon\n`;
    expect((await load(person, csv)).json()).toMatchObject({ added: 1 });
    expect(await listed(person)).toMatchObject([
      { jobTitle: "Cook", status: "saved", appliedOn: null, matchScore: null, nextStepAt: null },
    ]);
  });
});

describe("the calendar file", () => {
  it("holds the next steps of what is open, with their alarms", async () => {
    const person = await openPerson(app);
    const id = await add(person, { jobTitle: "Cook", company: "Ege; Ltd" });
    const nextStepAt = "2026-12-01T11:00:00.000Z";
    const postingUrl = "https://jobs.example/a?ids=1,2;3";
    await change(person, id, { nextStep: "Inter\nview", nextStepAt, remindMinutesBefore: 60, postingUrl });
    await add(person, { jobTitle: "Without a date" });
    const file = await person.get("/api/applications/calendar");
    expect(file.headers["content-type"]).toContain("text/calendar");
    expect(file.body).toContain("DTSTART:20261201T110000Z");
    expect(file.body).toContain("SUMMARY:Inter view: Cook\\, Ege\\; Ltd");
    expect(file.body).toContain("TRIGGER:-PT1H");
    // As a calendar opens it: a value of this kind has no escapes.
    expect(/^URL;VALUE=URI:(.*)\r$/m.exec(file.body)?.[1]).toBe("https://jobs.example/a?ids=1%2C2%3B3");
    expect(file.body.match(/BEGIN:VEVENT/g)).toHaveLength(1);
    expect((await person.get(`/api/applications/${id}/calendar`)).body).toContain(`UID:${id}@terzi`);
    await person.post(`/api/applications/${id}/move`, { status: "closed" });
    expect((await person.get("/api/applications/calendar")).body).not.toContain("BEGIN:VEVENT");
  });
});

describe("the reminder", () => {
  const inMinutes = (minutes: number) => new Date(app.now().getTime() + minutes * MINUTE).toISOString();
  const remindersTo = async (to: string) => {
    await app.runJobs("remindOfSteps");
    return (await app.readOutbox()).filter((mail) => mail.to === to && mail.subject.includes("Aşçı"));
  };
  const plan = async (to: string, account: object = {}) => {
    const person = app.visitor();
    await person.signUp({ email: to, ...account });
    await confirmEmail(app, to);
    const id = await add(person, { jobTitle: "Aşçı", company: "Ege" });
    const step = { nextStep: "Mülakat", timeZone: "Europe/Istanbul", remindMinutesBefore: 60 };
    await change(person, id, { ...step, nextStepAt: inMinutes(90) });
    return { person, id };
  };

  it("comes once, in the person's language and time zone, when it is due", async () => {
    const { person, id } = await plan("step@example.com", { language: "tr", firstName: "Umut" });
    expect(await remindersTo("step@example.com")).toEqual([]);
    app.passTime(31 * MINUTE);
    const [mail] = await remindersTo("step@example.com");
    expect(mail).toMatchObject({ subject: "Mülakat: Aşçı, Ege" });
    expect(mail?.text).toContain("Merhaba Umut,");
    expect(mail?.html).toContain(`https://terzi.example/applications/${id}`);
    expect(await remindersTo("step@example.com")).toHaveLength(1);
    await change(person, id, { notes: "Typed later" });
    expect(await remindersTo("step@example.com")).toHaveLength(1);
  });

  it("doesn't come to who switched it off or has confirmed no address, of what is closed, or when it is too late", async () => {
    const off = await plan("off@example.com");
    await off.person.patch("/api/applications/reminders", { wantsReminders: false });
    expect((await off.person.get("/api/applications/reminders")).json()).toEqual({ wantsReminders: false });
    await plan("unconfirmed@example.com");
    await app.db
      .updateTable("account")
      .set({ emailConfirmedAt: null })
      .where("email", "=", "unconfirmed@example.com")
      .execute();
    const closed = await plan("closed@example.com");
    await closed.person.post(`/api/applications/${closed.id}/move`, { status: "closed" });
    const late = await plan("late@example.com");
    await change(late.person, late.id, { nextStepAt: inMinutes(30) });
    expect((await read(late.person, late.id)).remindAt).toBeNull();
    app.passTime(100 * MINUTE);
    for (const to of ["off@example.com", "unconfirmed@example.com", "closed@example.com", "late@example.com"])
      expect(await remindersTo(to)).toEqual([]);
  });
});
