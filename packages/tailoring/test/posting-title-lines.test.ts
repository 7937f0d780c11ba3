import { expect, test } from "vitest";
import { readPosting } from "../src/read-posting.ts";

const jobIn = (posting: string) => readPosting(posting).requirements.find(({ isJob }) => isJob)?.text;

test.each([
  ["Hi everybody\nwe need a hand in the stables\nRequirements:\n- Mucking out", "a greeting"],
  ["slm herkese\nAranan nitelikler:\n- Ehliyet\n- Lehim bilgisi", "a greeting, in Turkish"],
  ["BOROUGH OF AMBERLEY\nRequirements:\n- Street cleaning\n- Snow clearing", "an employer"],
  ["Bishop Museum\nRequirements:\n- Care of specimens\n- Loans", "a museum whose name has a bishop in it"],
  ["Kapımızın arkası\nAranan nitelikler:\n- Ehliyet\n- Lehim bilgisi", "a line of fancy"],
  ["Rapidly progressing on its path to becoming a global leader\nRequirements:\n- Python\n- SQL", "a boast"],
])("the first line is no job where it is something else: %s", (posting) => {
  expect(jobIn(posting)).not.toBe(posting.split("\n")[0]);
});

test("a sentence about the employer gives way to the one that says who is sought", () => {
  const posting = `Axon Networks delivers a robust AI-driven platform and a wide portfolio of routers.

Axon Networks is seeking a Data Engineer, focused on enhancing access networks.

Requirements:
- Python`;
  expect(jobIn(posting)).toBe("Data Engineer");
});

test.each([
  "Paramedic",
  "Collections Registrar",
  "Physiotherapist",
  "SHOTFIRER",
  "Odyolog",
  "Saha Hasar Eksperi",
  "Yetkili Gümrük Müşaviri",
  "NOTER KÂTİBİ",
  "İK İş Ortağı",
])("the first line is the job where it names one: %s", (title) => {
  const asked = /[ğüşıöçİ]|logu?$|log$/iu.test(title)
    ? "Aranan nitelikler:\n- Ehliyet sahibi\n- Dikkatli ve titiz"
    : "Requirements:\n- A driving licence\n- Careful records";
  expect(jobIn(`${title}\n${asked}`)).toBe(title);
});

test.each([
  [
    "We are looking for Full Stack Engineer to join our growing company, which is one of the biggest suppliers of Airbus.",
    "Full Stack Engineer",
  ],
  [
    "We are looking for a Customer Experience (CX) Analyst who examines every touchpoint of the customer journey.",
    "Customer Experience (CX) Analyst",
  ],
  [
    "We're looking for an organized, motivated, and passionate Software Engineer to join our engineering team.",
    "Software Engineer",
  ],
  ["We are looking for a skilled “Full Stack Developer” to join our expanding team.", "Full Stack Developer"],
])("a sentence says who is sought: %s", (sentence, title) => {
  expect(jobIn(`About the job\n\n${sentence}\n\nQualifications\n\n- Java\n- SQL`)).toBe(title);
});
