import { CvContent } from "@terzi/contracts/cv";
import { expect, test } from "vitest";
import { type Edit, editContent } from "../src/features/studio/edit-content.ts";

const content = CvContent.parse({
  summary: "Nurse.",
  workExperience: [
    {
      company: "Kent Hospital",
      position: "Nurse",
      responsibilities: ["Ran the ward", "Trained nurses"],
      achievements: ["Cut waiting times by 20%", "Wrote the manual"],
    },
    { company: "Dover Clinic", position: "Assistant", responsibilities: ["Kept records"] },
  ],
  skills: {
    technical: ["Triage", "ECG"],
    languages: [{ language: "English" }, { language: "Turkish", proficiency: "Fluent" }],
  },
});

const job = (edited: CvContent, entry = 0) => {
  const { workExperience } = edited;
  if (typeof workExperience === "string") throw new Error("The jobs have become a text");
  return workExperience[entry];
};
const after = (edit: Edit) => editContent(content, edit);

test("a written line changes that line alone", () => {
  const edited = after({ type: "write", at: "workExperience.0.position", text: "Head nurse" }).content;
  expect(job(edited)?.position).toBe("Head nurse");
  expect(edited.skills).toBe(content.skills);
  expect(job(edited, 1)).toBe(job(content, 1));
});

test("Enter makes two points of one, and the caret stands in the second", () => {
  const { content: edited, caret } = after({
    type: "split",
    at: "workExperience.0.responsibilities.0",
    offset: 4,
  });
  expect(job(edited)?.responsibilities).toEqual(["Ran", "the ward", "Trained nurses"]);
  expect(caret).toEqual({ at: "workExperience.0.responsibilities.1", offset: 0 });
});

test("Backspace at a point's start joins it to the one before, also to the list printed above it", () => {
  const within = after({ type: "join", at: "workExperience.0.achievements.1" });
  expect(job(within.content)?.achievements).toEqual(["Cut waiting times by 20% Wrote the manual"]);
  expect(within.caret).toEqual({ at: "workExperience.0.achievements.0", offset: 25 });
  const across = after({ type: "join", at: "workExperience.0.responsibilities.0" });
  expect(job(across.content)).toMatchObject({
    achievements: ["Cut waiting times by 20%", "Wrote the manual Ran the ward"],
    responsibilities: ["Trained nurses"],
  });
  expect(after({ type: "join", at: "workExperience.0.achievements.0" }).content).toBe(content);
});

test("a point changes places with the next one on the page, whichever list holds it", () => {
  const down = after({ type: "move", at: "workExperience.0.achievements.1", by: 1 });
  expect(job(down.content)).toMatchObject({
    achievements: ["Cut waiting times by 20%"],
    responsibilities: ["Ran the ward", "Wrote the manual", "Trained nurses"],
  });
  expect(down.caret?.at).toBe("workExperience.0.responsibilities.1");
  const up = after({ type: "move", at: "workExperience.0.responsibilities.0", by: -1 });
  expect(job(up.content)).toMatchObject({
    achievements: ["Cut waiting times by 20%", "Ran the ward", "Wrote the manual"],
    responsibilities: ["Trained nurses"],
  });
  expect(after({ type: "move", at: "workExperience.0.achievements.0", by: -1 }).content).toBe(content);
});

test("jobs change places whole", () => {
  const { content: edited, caret } = after({ type: "move", at: "workExperience.1", by: -1 });
  expect(job(edited)?.company).toBe("Dover Clinic");
  expect(caret?.at).toBe("workExperience.0");
});

test("what is removed leaves its list; a field is emptied; a language goes with its level", () => {
  expect(job(after({ type: "remove", at: "workExperience.0" }).content)?.company).toBe("Dover Clinic");
  expect(after({ type: "remove", at: "skills.technical.0" }).content.skills).toMatchObject({
    technical: ["ECG"],
  });
  expect(after({ type: "remove", at: "skills.languages.0.language" }).content.skills).toMatchObject({
    languages: [{ language: "Turkish", proficiency: "Fluent" }],
  });
  expect(job(after({ type: "remove", at: "workExperience.0.position" }).content)?.position).toBe("");
});

test("what is inserted stands before what stood there, or at the end", () => {
  const list = "workExperience.1.responsibilities";
  const edited = after({ type: "insert", list, position: 9, value: "Led rounds" }).content;
  expect(job(edited, 1)?.responsibilities).toEqual(["Kept records", "Led rounds"]);
});

test("a place that is no longer there changes nothing", () => {
  expect(after({ type: "split", at: "workExperience.7.achievements.0", offset: 0 }).content).toBe(content);
  expect(after({ type: "write", at: "workExperience.7.position", text: "x" }).content).toEqual(content);
});

test("what is dropped stands where it was dropped, within its list and in the one beside it", () => {
  const list = "workExperience.0.responsibilities";
  const down = after({ type: "place", at: `${list}.0`, list, position: 2 });
  expect(job(down.content)?.responsibilities).toEqual(["Trained nurses", "Ran the ward"]);
  expect(down.caret?.at).toBe(`${list}.1`);
  const up = after({ type: "place", at: `${list}.1`, list, position: 0 });
  expect(job(up.content)?.responsibilities).toEqual(["Trained nurses", "Ran the ward"]);
  const across = after({
    type: "place",
    at: `${list}.0`,
    list: "workExperience.0.achievements",
    position: 1,
  });
  expect(job(across.content)).toMatchObject({
    achievements: ["Cut waiting times by 20%", "Ran the ward", "Wrote the manual"],
    responsibilities: ["Trained nurses"],
  });
  const entry = after({ type: "place", at: "workExperience.1", list: "workExperience", position: 0 });
  expect(job(entry.content)?.company).toBe("Dover Clinic");
  // Where it stood before, and where nothing stands, nothing changes.
  for (const [at, position] of [
    [`${list}.0`, 0],
    [`${list}.0`, 1],
    [`${list}.7`, 0],
  ] as const)
    expect(after({ type: "place", at, list, position }).content).toBe(content);
});
