import { describe, expect, test } from "vitest";
import { readPosting } from "../src/read-posting.ts";

/** The words of each thing a list asks for. */
const asked = (item: string, heading = "Requirements"): string[] =>
  readPosting(`Stage Carpenter\n\n${heading}\n- ${item}\n- Own transport`)
    .requirements.map(({ text }) => text)
    .filter((text) => text !== "Stage Carpenter" && text !== "Own transport");

describe("a requirement can be understood without its neighbour", () => {
  test("a verb keeps its object", () => {
    expect(asked("Ability to cultivate and maintain good relations with touring companies")).toEqual([
      "Ability to cultivate and maintain good relations with touring companies",
    ]);
  });

  test("the rest of a list stays with what it began with", () => {
    expect(asked("Proven commitment to fairness, openness, and honest work with volunteers.")).toHaveLength(
      1,
    );
    expect(asked("Experience in repairing flats, traps, and revolving stages for rep theatres")).toHaveLength(
      1,
    );
  });

  test("a bracket is closed in the requirement that opened it", () => {
    for (const text of asked(
      "Working knowledge of timber (grading, moisture, and Seasoning) before cutting it",
    ))
      expect(text.split("(").length).toBe(text.split(")").length);
  });

  test("what is included is told with what includes it", () => {
    expect(
      asked("Look after the scene dock, including storage, labelling and disposal.", "Your tasks"),
    ).toEqual(["Look after the scene dock, including storage, labelling and disposal."]);
  });

  test("a word with hyphens isn't torn, and a name keeps its full stop", () => {
    expect(asked("Your day-to-day work will be building flats", "Your tasks")).toEqual([
      "Your day-to-day work will be building flats",
    ]);
    expect(asked("Sound knowledge of C# and .NET Core")).toContain(".NET Core");
  });
});

test("Turkish words wait for what says what is asked of them", () => {
  const { requirements } = readPosting(
    "Sahne Marangozu\n\nAranan Nitelikler\n- Dekor yapımı, boya, döşeme işlerinde deneyimli\n- Fransızca, AutoCAD bilen",
  );
  const texts = requirements.map(({ text }) => text);
  expect(texts).toContain("Dekor yapımı, boya, döşeme işlerinde deneyimli");
  expect(texts.some((text) => text.includes("Fransızca") && text.includes("AutoCAD"))).toBe(false);
});

describe("things that are asked one beside the other stay apart", () => {
  test.each([
    ["Five years in a theatre workshop, experience with CNC routers, fluent Welsh", 3],
    ["Python, Docker and Kubernetes", 3],
  ])("%s", (item, count) => {
    expect(asked(item).length).toBeGreaterThanOrEqual(count);
  });

  test("other deeds of the same person", () => {
    expect(
      asked(
        "You will build and repair scenery for six productions a year, train the apprentices, and order timber and steel",
        "Your tasks",
      ).length,
    ).toBeGreaterThan(1);
  });
});
