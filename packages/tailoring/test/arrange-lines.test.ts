import { itemPlace, type Place, sentencePlace } from "@terzi/contracts/place";
import { expect, test } from "vitest";
import { arrangeLines } from "../src/writing/arrange-lines.ts";
import type { ArrangedEntry } from "../src/writing/writer.ts";
import { nurseProfile, writingTask } from "./llm/writing-task.ts";

const profile = nurseProfile({
  experiences: [
    {
      company: "Kent Hospital",
      position: "Staff Nurse",
      startDate: "2020-01",
      endDate: "present",
      description: "Cared for patients on ventilators.\nAssisted the head nurse with rosters.",
      responsibilities: ["Triage in the emergency room", "Dressed wounds", "Ordered tea"],
      achievements: ["Cut waiting times by 20%"],
    },
  ],
});
const task = writingTask({ generationMode: "enhanced" }, profile);
const duty = (index: number) => itemPlace("workExperience.0.responsibilities", index);
/** Where each duty stands in the base, whatever the posting asks for. */
const jobIn = ({ workExperience }: typeof task.base) => {
  const [job] = typeof workExperience === "string" ? [] : workExperience;
  if (!job) throw new Error("the job is gone");
  return job;
};
const at = (text: string) => duty(jobIn(task.base).responsibilities.indexOf(text));
const RESULT = "workExperience.0.achievements.0";

function arrange(changes: Partial<ArrangedEntry>, mode: "enhanced" | "extensive" = "enhanced") {
  const entry: ArrangedEntry = { at: "workExperience.0", lines: [], drop: [], added: [], ...changes };
  const { content, ...rest } = arrangeLines(task.base, [entry], { guard: task.guard, mode });
  return { ...rest, job: jobIn(content) };
}

test("lines stand in the order that was proposed, printed one list after the other; what isn't named comes behind", () => {
  const { job, rejections } = arrange({
    lines: [
      { from: [at("Dressed wounds")], text: null },
      { from: [RESULT], text: null },
    ],
  });
  expect(job.achievements).toEqual(["Dressed wounds", "Cut waiting times by 20%"]);
  expect(job.responsibilities.toSorted()).toEqual(["Ordered tea", "Triage in the emergency room"]);
  expect(job.description).toBe("Cared for patients on ventilators.\nAssisted the head nurse with rosters.");
  expect(rejections).toEqual([]);
});

test("a merged line that is proven stands in place of all that it was made of", () => {
  const { job, rejections } = arrange({
    lines: [
      {
        from: [at("Triage in the emergency room"), at("Dressed wounds")],
        text: "Triage in the emergency room. Dressed wounds.",
      },
    ],
  });
  expect(rejections).toEqual([]);
  expect(job.responsibilities).toEqual(["Triage in the emergency room. Dressed wounds.", "Ordered tea"]);
});

test("of a merged line that isn't, all the lines stand, and the offer names those that it would take with it", () => {
  const { job, rejections } = arrange({
    lines: [
      {
        from: [at("Triage in the emergency room"), at("Dressed wounds")],
        text: "Triage and wounds, day and night",
      },
    ],
  });
  expect(job.responsibilities).toEqual(["Triage in the emergency room", "Dressed wounds", "Ordered tea"]);
  expect(rejections).toMatchObject([
    {
      at: duty(0),
      proposed: "Triage and wounds, day and night",
      instead: "Triage in the emergency room",
      also: ["Dressed wounds"],
      verdict: "unproven",
    },
  ]);
});

test("sentences of a description change places, and one that is merged with a point becomes one", () => {
  const [first, second] = [0, 1].map((index) => sentencePlace("workExperience.0.description", index));
  const swapped = arrange({
    lines: [
      { from: [second ?? ""], text: null },
      { from: [first ?? ""], text: null },
    ],
  });
  expect(swapped.job.description).toBe(
    "Assisted the head nurse with rosters.\nCared for patients on ventilators.",
  );
  const merged = arrange({
    lines: [
      {
        from: [at("Dressed wounds"), first ?? ""],
        text: "Dressed wounds. Cared for patients on ventilators.",
      },
    ],
  });
  expect(merged.job.description).toBe("Assisted the head nurse with rosters.");
  expect(merged.job.responsibilities[0]).toBe("Dressed wounds. Cared for patients on ventilators.");
});

test("what a writer would leave out still stands, last of its list, and is told as the first to go", () => {
  const { job, dropped } = arrange({ drop: [at("Ordered tea")] });
  expect(job.responsibilities.at(-1)).toBe("Ordered tea");
  expect(dropped).toEqual([duty(2)]);
});

test("what goes beyond the profile is added in extensive mode alone", () => {
  const added = ["Taught new nurses on the ward"];
  expect(arrange({ added }, "extensive").job.responsibilities).toContain(added[0]);
  expect(arrange({ added }).job.responsibilities).not.toContain(added[0]);
});

test("an entry that isn't there, or isn't one that anybody words, changes nothing", () => {
  const places: Place[] = ["workExperience.7", "personalInfo", "certifications.0", "hobbies.0"];
  for (const at of places) {
    const entry: ArrangedEntry = { at, lines: [{ from: [RESULT], text: "Lies" }], drop: [], added: ["Lies"] };
    const { content } = arrangeLines(task.base, [entry], { guard: task.guard, mode: "extensive" });
    expect(content).toEqual(task.base);
  }
});
