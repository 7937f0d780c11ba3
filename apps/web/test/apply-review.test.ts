import { CareerProfile } from "@terzi/contracts/career";
import type { ReadValue } from "@terzi/contracts/document-reading";
import type { Place } from "@terzi/contracts/place";
import { describe, expect, it } from "vitest";
import { applyReview, noDecisions } from "../src/features/career/review/apply-review.ts";
import { rowsOf } from "../src/features/career/review/review-rows.ts";

const read = CareerProfile.parse({
  personalInfo: { name: "Deniz Aksoy", phone: "+90 532 000 11 22" },
  summary: "Nurse.",
  experiences: [
    { company: "Ege Hospital", position: "Senior Nurse", responsibilities: ["Led a ward", "Trained nurses"] },
    { company: "Körfez Clinic", position: "Nurse" },
  ],
  skills: { technical: ["Triage", "Wound care"], languages: [{ language: "Turkish" }] },
  additionalInfo: "First aid, Fire safety\nLikes maps",
});
const value = (place: Place, text: string): ReadValue => ({
  place,
  text,
  lines: [],
  spots: [],
  doubt: null,
});
const values = [
  value("personalInfo.name", "Deniz Aksoy"),
  value("personalInfo.phone", "+90 532 000 11 22"),
  value("summary", "Nurse."),
  value("experiences.0.company", "Ege Hospital"),
  value("experiences.0.position", "Senior Nurse"),
  value("experiences.0.responsibilities.0", "Led a ward"),
  value("experiences.0.responsibilities.1", "Trained nurses"),
  value("experiences.1.company", "Körfez Clinic"),
  value("experiences.1.position", "Nurse"),
  value("skills.technical.0", "Triage"),
  value("skills.technical.1", "Wound care"),
  value("skills.languages.0", "Turkish"),
];
const lines = ["First aid, Fire safety", "Likes maps"].map((text) => ({ text, spots: [] }));
const document = {
  ...{ kind: "lines" as const, sureness: null, pages: [], lines, unclear: [], profile: read, values },
  leftOver: [0, 1],
};
const review = (before: object = {}) => ({
  ...{ document, before: CareerProfile.parse(before), wasUnwritten: false },
});

describe("a review", () => {
  it("in which nothing is decided changes nothing of what the upload filled in", () => {
    expect(applyReview(review(), noDecisions())).toEqual(CareerProfile.parse(read));
    expect(document.profile).toEqual(read);
  });

  it("leaves out what isn't taken, points and whole entries too, and takes what is corrected", () => {
    const profile = applyReview(review(), {
      ...noDecisions(),
      left: new Set([
        "personalInfo.phone",
        "experiences.0.responsibilities.0",
        "experiences.1.company",
        "experiences.1.position",
        "skills.technical.0",
        "skills.languages.0",
      ]),
      edits: new Map([["experiences.0.company", "Ege University Hospital"]]),
    });
    expect(profile.personalInfo).toMatchObject({ name: "Deniz Aksoy", phone: "" });
    expect(profile.experiences).toMatchObject([
      { company: "Ege University Hospital", responsibilities: ["Trained nurses"] },
    ]);
    expect(profile.skills).toMatchObject({ technical: ["Wound care"], languages: [] });
  });

  it("replaces what the person wrote only where they say so", () => {
    const before = { personalInfo: { name: "D. Aksoy" }, summary: "My own words." };
    expect(applyReview(review(before), noDecisions())).toMatchObject(before);
    const decided = { ...noDecisions(), theirs: new Set<Place>(["personalInfo.name"]) };
    const profile = applyReview(review(before), decided);
    expect(profile.personalInfo.name).toBe("Deniz Aksoy");
    expect(profile.summary).toBe("My own words.");
  });

  it("takes the account's own name for nobody's words, and keeps of it what the document doesn't say", () => {
    const fresh = {
      ...review({ personalInfo: { name: "Nia", email: "nia@example.com" } }),
      wasUnwritten: true,
    };
    expect(rowsOf(fresh).some(({ state }) => state === "differs")).toBe(false);
    expect(applyReview(fresh, noDecisions()).personalInfo).toMatchObject({
      name: "Deniz Aksoy",
      email: "nia@example.com",
    });
  });

  it("puts a line that was left over into the field that the person chose, and takes it from the rest", () => {
    const put = new Map<number, Place>([
      [0, "skills.technical"],
      [1, "experiences.0.responsibilities"],
    ]);
    const profile = applyReview(review(), { ...noDecisions(), put });
    expect(profile.skills.technical).toEqual(["Triage", "Wound care", "First aid", "Fire safety"]);
    expect(profile.experiences[0]?.responsibilities.at(-1)).toBe("Likes maps");
    expect(profile.additionalInfo).toBe("");
  });

  it("says which values are new, which were there, and which say something else", () => {
    const before = {
      personalInfo: { name: "deniz aksoy", phone: "123" },
      experiences: [{ company: "Körfez Clinic", position: "Nurse" }],
      skills: { technical: ["Triage"] },
    };
    const states = new Map(rowsOf(review(before)).map(({ place, state }) => [place, state]));
    expect(Object.fromEntries(states)).toMatchObject({
      "personalInfo.name": "known",
      "personalInfo.phone": "differs",
      summary: "new",
      "experiences.0.company": "new",
      "experiences.1.company": "known",
      "skills.technical.0": "known",
      "skills.technical.1": "new",
    });
    expect(rowsOf(review()).every(({ state }) => state === "new")).toBe(true);
  });
});
