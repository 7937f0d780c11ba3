import { Claim, CvContent, OriginalContent, Rejection } from "@terzi/contracts/cv";
import { Place } from "@terzi/contracts/place";
import { expect, it } from "vitest";
import type { StudioCv } from "../src/features/preview/reviewed.ts";
import { proofOfLine } from "../src/features/studio/proof-of-line.ts";

const AT = "workExperience.0.responsibilities.0";
const claim = (at: string, text: string, restsOn: string[] = ["experiences.0.company"]): Claim =>
  Claim.parse({ at, text, restsOn, added: !restsOn.length, confirmed: false });

const lineOf = (at: string, text: string) => ({ at: Place.parse(at), text });

const cvOf = (claims: Claim[], contradicted: Rejection[] | null = []): StudioCv => ({
  jobTitle: "",
  company: "",
  jobPosting: "",
  language: "en",
  length: "standard",
  content: CvContent.parse({}),
  originalContent: OriginalContent.parse({}),
  match: { score: 0, earned: 0, possible: 0, matches: [] },
  claims: contradicted ? [] : claims,
  notices: [],
  rejections: [],
  leftOut: [],
  nextToGo: [],
  ...(contradicted && { proof: { claims, contradicted } }),
});

it("a line is spoken for by the sentences that it is made of", () => {
  const [first, second] = [claim("summary", "Nurse."), claim("summary", "Speaks Turkish.")];
  const cv = cvOf([first, second, claim("summary", "Speaks Greek.")]);
  expect(proofOfLine(lineOf("summary", "Nurse. Speaks Turkish."), cv).claims).toEqual([first, second]);
});

it("a name that stands in a sentence doesn't speak for it, nor a word within a word", () => {
  const whole = claim(AT, "Moved Acme's books to R");
  const cv = cvOf([claim("workExperience.0.company", "Acme"), claim("skills.technical.0", "R"), whole]);
  expect(proofOfLine(lineOf(AT, whole.text), cv).claims).toEqual([whole]);
  expect(proofOfLine(lineOf(AT, "Run by Acmeists"), cv).claims).toEqual([]);
});

it("of two jobs that say the same each line names its own", () => {
  const other = "workExperience.1.responsibilities.0";
  const [first, second] = [claim(AT, "Kept the books"), claim(other, "Kept the books")];
  const cv = cvOf([first, second]);
  expect(proofOfLine(lineOf(other, "Kept the books"), cv).claims).toEqual([second]);
  expect(proofOfLine(lineOf(AT, "Kept the books"), cv).claims).toEqual([first]);
});

it("a line that moved keeps its proof", () => {
  const moved = claim(AT, "Kept the books");
  const line = lineOf("workExperience.1.responsibilities.4", moved.text);
  expect(proofOfLine(line, cvOf([moved])).claims).toEqual([moved]);
});

it("what the profile doesn't show is told of a saved CV, and in a preview waits to be confirmed", () => {
  const own = claim(AT, "Walked on the moon", []);
  const line = lineOf(AT, own.text);
  expect(proofOfLine(line, cvOf([own])).unshown).toBe(true);
  expect(proofOfLine(line, cvOf([own], null)).unshown).toBe(false);
});

it("what differs from the profile is told as that, and not as unknown to it", () => {
  const own = claim(AT, "Cut costs by 60%", []);
  const refused = Rejection.parse({
    at: AT,
    proposed: own.text,
    reason: "number",
    instead: "",
    verdict: "contradicted",
  });
  const proof = proofOfLine(lineOf(AT, own.text), cvOf([own], [refused]));
  expect(proof).toMatchObject({ contradicted: [refused], unshown: false });
});
