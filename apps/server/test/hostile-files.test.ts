import { afterAll, beforeAll, expect, it } from "vitest";
import { listHostileFiles } from "./hostile-files.ts";
import { faultOf } from "./judge-answer.ts";
import { startApp, type TestApp } from "./start-app.ts";

/** One of each kind, of those that are quickly made; bench/attack.ts sends them all. */
const SAMPLE =
  /: (zip bomb|zip bomb that claims ten bytes|billion laughs|external entity|parts outside the archive|10,000 nested tables|a million pages in \/Count|pages that are their own children|a form that draws itself|nothing at all|rich text)$/;

let app: TestApp;
beforeAll(async () => {
  app = await startApp({ env: { LOG_LEVEL: "fatal" } });
});
afterAll(() => app.stop());

const files = listHostileFiles({ bombMb: 32 }).filter(({ name }) => SAMPLE.test(name));

it.each(files)(
  "a file that is hostile is read or refused in a sentence, and shows nothing of the machine: $name",
  async ({ fileName, make }) => {
    const person = app.visitor();
    await person.signUp();
    const answer = await person.upload("/api/career-data/upload-cv", make(), fileName);
    expect([200, 413, 415, 422]).toContain(answer.statusCode);
    expect(faultOf({ status: answer.statusCode, text: answer.body })).toBeNull();
    expect(answer.body).not.toContain("root:");
    if (answer.statusCode !== 200) expect(answer.json().message).toMatch(/\w+ \w+/);
  },
  30_000,
);
