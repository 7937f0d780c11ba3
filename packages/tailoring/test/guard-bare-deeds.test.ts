import { CareerProfile } from "@terzi/contracts/career";
import { describe, expect, it } from "vitest";
import { maySay } from "./may-say.ts";

const inJob = (claim: string, ...responsibilities: string[]) =>
  maySay(
    CareerProfile.parse({
      experiences: [{ company: "Zet", position: "Brewer", startDate: "2019", responsibilities }],
    }),
    claim,
    { place: "experiences.0" },
  );

describe("a deed without what it was done to", () => {
  it.each([
    [
      "Leads a team of brewers and plans their work.",
      "Lead a team of brewers",
      "Plan and brew five batches a week",
    ],
    ["Leads a team of brewers and plans it.", "Lead a team of brewers", "Plan and brew five batches a week"],
    ["Keeps the allergen folder and stacks it.", "Keep the allergen folder", "Stack pallets"],
    [
      "Bira ekibini yönetiyor ve planlıyor.",
      "Bira ekibini yönetmek",
      "Haftalık partileri hazırlamak ve planlamak",
    ],
  ])("»%s« isn't said from two lines", (claim, ...lines) => expect(inJob(claim, ...lines)).toBe(false));

  it.each([
    ["Plans and brews five batches a week.", "Plan and brew five batches a week"],
    [
      "Sorts and stacks pallets and keeps the allergen records.",
      "Keep the allergen records",
      "Sort and stack pallets",
    ],
  ])("»%s« is told with its object", (claim, ...lines) => expect(inJob(claim, ...lines)).toBe(true));
});

describe("years under a title", () => {
  const profile = CareerProfile.parse({
    experiences: [
      { company: "Fenlark", position: "Head Brewer", startDate: "2020-06", responsibilities: ["Brew ale"] },
      {
        company: "Saltgate",
        position: "Brewer",
        startDate: "2016-09",
        endDate: "2020-05",
        responsibilities: ["Helped the head brewer write recipes"],
      },
    ],
  });

  it.each(["Ten years as head brewer.", "Head brewer with ten years as head brewer."])(
    "»%s« counts jobs of that title only",
    (claim) => expect(maySay(profile, claim)).toBe(false),
  );

  it.each(["Six years as head brewer.", "Ten years as a brewer."])("»%s« may be said", (claim) =>
    expect(maySay(profile, claim)).toBe(true),
  );
});
