import { expect, it } from "vitest";
import { addFact } from "../src/gaps/add-fact.ts";
import { profile } from "./people/person.ts";

const speaker = profile({
  skills: {
    languages: [
      { language: "german", proficiency: "Basic" },
      { language: "English", proficiency: "Fluent" },
    ],
  },
});

it("a language that is answered anew takes the place of the old level, however it was written", () => {
  const after = addFact(speaker, { form: "language", language: " German", proficiency: "Fluent" });
  expect(after?.skills.languages).toEqual([
    { language: "English", proficiency: "Fluent" },
    { language: "German", proficiency: "Fluent" },
  ]);
});

it("an answer for a job that isn't there changes nothing", () => {
  expect(addFact(speaker, { form: "deed", job: "experiences.0", text: "Baked bread" })).toBeNull();
});
