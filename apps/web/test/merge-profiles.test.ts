import { type CareerProfile, Experience, emptyProfile } from "@terzi/contracts/career";
import { describe, expect, test } from "vitest";
import { findConflicts, mergeProfiles } from "../src/features/career/merge-profiles.ts";

const job = (position: string) => Experience.parse({ position });
const base: CareerProfile = { ...emptyProfile(), summary: "Tailor", experiences: [job("Apprentice")] };

describe("two tabs that changed the same profile", () => {
  test("are merged without a question when each changed another section", () => {
    const mine = { ...base, summary: "Master tailor" };
    const theirs = { ...base, experiences: [job("Apprentice"), job("Tailor")] };
    expect(findConflicts(base, mine, theirs)).toEqual([]);
    expect(mergeProfiles({ base, mine, theirs })).toEqual({
      ...base,
      summary: mine.summary,
      experiences: theirs.experiences,
    });
  });

  test("are asked about a section that both changed, and only about that one", () => {
    const mine = { ...base, summary: "Master tailor", hobbies: ["Chess"] };
    const theirs = { ...base, summary: "Cutter", additionalInfo: "Own car" };
    expect(findConflicts(base, mine, theirs)).toEqual(["summary"]);
  });

  test("get the side that the person chose, and keep everything else of both", () => {
    const mine = { ...base, summary: "Master tailor", hobbies: ["Chess"] };
    const theirs = { ...base, summary: "Cutter", additionalInfo: "Own car" };
    const keptMine = mergeProfiles({ base, mine, theirs });
    expect(keptMine).toMatchObject({
      summary: "Master tailor",
      hobbies: ["Chess"],
      additionalInfo: "Own car",
    });
    const tookTheirs = mergeProfiles({ base, mine, theirs }, ["summary"]);
    expect(tookTheirs).toMatchObject({ summary: "Cutter", hobbies: ["Chess"], additionalInfo: "Own car" });
  });

  test("are asked nothing where only the order of the keys differs", () => {
    const { name, ...rest } = base.personalInfo;
    const theirs = { ...base, personalInfo: { ...rest, name } };
    const mine = { ...base, personalInfo: { ...base.personalInfo, name: "Ayşe" } };
    expect(findConflicts(base, mine, theirs)).toEqual([]);
    expect(mergeProfiles({ base, mine, theirs }).personalInfo.name).toBe("Ayşe");
  });

  test("don't disagree when both made the same change", () => {
    const both = { ...base, summary: "Cutter" };
    expect(findConflicts(base, both, { ...both })).toEqual([]);
  });
});
