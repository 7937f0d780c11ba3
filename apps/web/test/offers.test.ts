import { CvContent, Rejection } from "@terzi/contracts/cv";
import { expect, test } from "vitest";
import { listOffers, listRefused, offersBeside, takeOffer } from "../src/features/studio/offers.ts";

const content = CvContent.parse({
  summary: "Nurse with ten years in emergency care. Calm.",
  workExperience: [
    { company: "Kent", responsibilities: ["Trained nurses", "Cut waiting times by 20%"] },
    { company: "Dover", responsibilities: ["Kept records"] },
  ],
});
const rejection = (at: string, proposed: string, instead: string, verdict = "unproven") =>
  Rejection.parse({ at, proposed, instead, reason: "words", verdict });
const POINT = rejection(
  "workExperience.0.responsibilities.3",
  "Reduced waiting times by 20%",
  "Cut waiting times by 20%",
);
const SENTENCE = rejection("summary#1", "Calm under $& pressure.", "Calm.");
const LIE = rejection("workExperience.1.responsibilities.0", "Led archives", "Kept records", "contradicted");

test("an offer stands at the line that holds the person's own words, wherever that has moved to", () => {
  expect(listOffers([POINT, SENTENCE, LIE], content, []).map(({ at }) => at)).toEqual([
    "workExperience.0.responsibilities.1",
    "summary",
  ]);
  expect(listRefused([POINT, SENTENCE, LIE])).toEqual([LIE]);
});

test("an offer stays with its job where another one says the same, also where that comes first by now", () => {
  const [kent, dover] = content.workExperience as { responsibilities: string[] }[]; // safe: as written above
  const twice = CvContent.parse({
    ...content,
    workExperience: [kent, { ...dover, responsibilities: ["Cut waiting times by 20%, too"] }],
  });
  const second = rejection(
    "workExperience.1.responsibilities.7",
    "Shortened queues",
    "Cut waiting times by 20%",
  );
  const [offer] = listOffers([second], twice, []);
  expect(offer?.at).toBe("workExperience.1.responsibilities.0");
});

test("taken, it stands in place of them, to the letter, and is offered no more", () => {
  const taken = listOffers([POINT, SENTENCE], content, []).reduce(takeOffer, content);
  expect(taken.summary).toBe("Nurse with ten years in emergency care. Calm under $& pressure.");
  expect(JSON.stringify(taken.workExperience)).toContain("Reduced waiting times by 20%");
  expect(JSON.stringify(taken.workExperience)).not.toContain("Cut waiting");
  expect(listOffers([POINT, SENTENCE], taken, [])).toEqual([]);
});

test("an offer that says several lines takes all of them away when it is taken, and no other", () => {
  const merged = {
    ...rejection(
      "workExperience.0.responsibilities.1",
      "Trained nurses; cut waiting times by 20%",
      "Cut waiting times by 20%",
    ),
    also: ["Trained nurses"],
  };
  const two = CvContent.parse({
    workExperience: [
      { company: "Kent", responsibilities: ["Trained nurses", "Cut waiting times by 20%", "Kept records"] },
      { company: "Dover", responsibilities: ["Trained nurses"] },
    ],
  });
  const [offer] = listOffers([merged], two, []);
  const taken = offer && takeOffer(two, offer);
  expect(taken?.workExperience).toMatchObject([
    { responsibilities: ["Trained nurses; cut waiting times by 20%", "Kept records"] },
    { responsibilities: ["Trained nurses"] },
  ]);
});

test("an offer that was taken isn't made again to a line of another job that says the same and more", () => {
  const twice = CvContent.parse({
    workExperience: [
      { company: "Kent", responsibilities: ["Cut waiting times by 20%"] },
      { company: "Dover", responsibilities: ["Cut waiting times by 20% in a year"] },
    ],
  });
  const [offer] = listOffers([POINT], twice, []);
  expect(offer?.at).toBe("workExperience.0.responsibilities.0");
  const taken = offer && takeOffer(twice, offer);
  expect(taken && listOffers([POINT], taken, [])).toEqual([]);
});

test("left, it is offered no more; so is one whose line the person has rewritten", () => {
  const [first] = listOffers([POINT], content, []);
  expect(listOffers([POINT], content, [first?.key ?? ""])).toEqual([]);
  const rewritten = CvContent.parse({ ...content, workExperience: [] });
  expect(listOffers([POINT], rewritten, [])).toEqual([]);
});

test("the offers of one job go together, and not with those of another", () => {
  const other = rejection("workExperience.1.responsibilities.0", "Kept all records", "Kept records");
  const second = rejection("workExperience.0.responsibilities.0", "Taught nurses", "Trained nurses");
  const offers = listOffers([POINT, other, second], content, []);
  const [first] = offers;
  expect(first && offersBeside(offers, first).map(({ rejection }) => rejection)).toEqual([POINT, second]);
});

test("a sentence that was left out is offered at the end of its text", () => {
  const added = rejection("summary#2", "Speaks Turkish.", "");
  const [offer] = listOffers([added], content, []);
  expect(offer && takeOffer(content, offer).summary).toBe(`${content.summary} Speaks Turkish.`);
});
