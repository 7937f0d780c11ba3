import { expect, test } from "vitest";
import { readPosting } from "../src/read-posting.ts";

/** The kind and level of the first thing that a line of requirements asks for. */
const kindOf = (line: string): string | undefined => {
  const [, first] = readPosting(`Yard Clerk\nRequirements:\n- ${line}`).requirements;
  return first && [first.kind, first.level].filter(Boolean).join(" ");
};

test.each([
  ["Bachelor's degree from an accredited university", "education bachelor"],
  ["Graduation from an accredited college", "education"],
  ["Master of Science degree in forestry", "education master"],
  ["High degree of patience with visitors", "soft"],
  ["Accredited by the board of surveyors", "certificate"],
])("a degree is education, a degree of something is none: %s", (line, kind) => {
  expect(kindOf(line)).toBe(kind);
});

test.each([
  ["Ensure compliance with the rules of certification", "task"],
  ["Oversee the licensing of new stalls on the market", "task"],
  ["Hold a certificate in food hygiene", "certificate"],
  ["Obtain a crane operator licence within six months", "certificate"],
])("who holds a certificate has one, who works at others' has a task: %s", (line, kind) => {
  expect(kindOf(line)).toBe(kind);
});

test.each([
  ["Move crates of up to 40 pounds"],
  ["Occasional lifting"],
  ["Long periods of standing"],
  ["Stooping, kneeling or crawling under tables"],
  ["Lift and carry 20 kg"],
])("what the body has to bear is a condition: %s", (line) => {
  expect(kindOf(line)).toBe("condition");
});

const othersIn = (posting: string) => readPosting(posting).requirements.filter(({ isJob }) => !isJob);

test.each([
  ["Drone lisansı", "certificate"],
  ["SPK lisansı", "certificate"],
  ["Odyoloji lisansı", "education bachelor"],
  ["SGK bildirgeleri", "knowledge"],
])("a licence to fly is no degree, and filing for insurance is work: %s", (line, kind) => {
  const [first] = othersIn(`Uzman\nAranan Nitelikler:\n- ${line}`);
  expect(first && [first.kind, first.level].filter(Boolean).join(" ")).toBe(kind);
});

test.each([
  ["Yard Clerk\nRequirements:", "32.5 hours a week, term time only"],
  ["Yard Clerk\nRequirements:", "Hybrid: three days in the office"],
  ["Yard Clerk\nRequirements:", "Remote two days a week"],
  ["Uzman\nAranan Nitelikler:", "Haftada iki gün uzaktan"],
  ["Uzman\nAranan Nitelikler:", "Haftada 45 saat"],
])("how much and where one works is offered, not asked: %s %s", (head, line) => {
  const asked = othersIn(`${head}\n- HACCP\n- ${line}\n- Excel`).map(({ text }) => text);
  expect(asked).toEqual(["HACCP", "Excel"]);
});

test("years that are part of the years before are no thing of their own", () => {
  const asked = othersIn(
    "Yard Clerk\nRequirements:\n- Five years of brewing experience, two of them in charge",
  );
  expect(asked.map(({ text }) => text)).toEqual(["Five years of brewing experience"]);
});

test("years are asked as experience, also among duties", () => {
  const { requirements } = readPosting(
    "Tram Controller\n\nYour tasks:\n- Regulating the service\n- Preparing the rosters\n- At least ten years in a control room",
  );
  const years = requirements.find(({ text }) => text.includes("ten years"));
  expect(years).toMatchObject({ kind: "experience", years: 10 });
});

test.each([
  ["Portuguese for our Lisbon suppliers", "language"],
  ["Greek for calls with the quarry", "language"],
])("a language is one whatever it is for: %s", (line, kind) => {
  expect(kindOf(line)).toBe(kind);
});
