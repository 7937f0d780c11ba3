import { expect, test } from "vitest";
import { priorityColor } from "../src/priority-color.ts";

test("priorities are blue, yellow and red, and an unknown one looks like medium", () => {
  expect(["low", "medium", "high"].map(priorityColor)).toEqual(["blue", "yellow", "red"]);
  expect(priorityColor("urgent")).toBe(priorityColor("medium"));
});
