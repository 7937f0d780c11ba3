import { CvContent } from "@terzi/contracts/cv";
import { plainDesign } from "@terzi/contracts/design";
import { expect, test } from "vitest";
import { applyChanges, listDifferences } from "../src/features/studio/differences.ts";
import { editContent } from "../src/features/studio/edit-content.ts";
import { type History, openHistory, takeStep } from "../src/features/studio/history.ts";
import {
  forgetAllSteps,
  isSoundStep,
  keepSteps,
  reopenHistory,
  type StepsStorage,
} from "../src/features/studio/kept-steps.ts";
import { hideLine, StudioDoc } from "../src/features/studio/studio-doc.ts";

/** A browser's storage with room for so many letters. */
function openStorage(room = 5_000_000): StepsStorage {
  const kept = new Map<string, string>();
  return {
    get length() {
      return kept.size;
    },
    key: (index) => [...kept.keys()][index] ?? null,
    getItem: (key) => kept.get(key) ?? null,
    removeItem: (key) => void kept.delete(key),
    setItem(key, value) {
      if (value.length > room) throw new DOMException("full", "QuotaExceededError");
      kept.set(key, value);
    },
  };
}

const POINT = "workExperience.0.responsibilities.0";
const opened: StudioDoc = {
  content: CvContent.parse({
    summary: "Nurse.",
    workExperience: [
      { position: "Nurse", responsibilities: ["Ran the ward", "Kept books", "Trained nurses"] },
    ],
  }),
  design: plainDesign("modern"),
  confirmed: [],
  declined: [],
  hidden: [],
};
const place = { userId: "ada", id: "cv" };

type Make = (now: StudioDoc) => StudioDoc;
const write =
  (text: string): Make =>
  (now) => ({
    ...now,
    content: editContent(now.content, { type: "write", at: POINT, text }).content,
  });
const hide: Make = (now) => hideLine(now, "workExperience.0.responsibilities.1");
const inRed: Make = (now) => ({ ...now, design: { ...now.design, accent: "#aa2233" } });

const run = (from: History<StudioDoc>, ...makes: Make[]): History<StudioDoc> =>
  makes.reduce((history, make) => takeStep(history, { type: "change", make }), from);
const undo = (history: History<StudioDoc>) => takeStep(history, { type: "undo" });
const redo = (history: History<StudioDoc>) => takeStep(history, { type: "redo" });
/** As the server, or the draft, gives it back: another object of the same value. */
const again = (doc: StudioDoc): StudioDoc => StudioDoc.parse(JSON.parse(JSON.stringify(doc)));

test("after a reload every step can be undone to the first, and done again to the last", () => {
  const storage = openStorage();
  const history = undo(run(openHistory(opened), write("Ran two wards"), hide, inRed, write("Ran a clinic")));
  keepSteps(place, history, storage);
  let reopened = reopenHistory(place, again(history.now), storage);
  const states = [...history.past, history.now, ...history.future];
  for (const state of states.slice(0, 3).toReversed()) {
    reopened = undo(reopened);
    expect(reopened.now).toEqual(state);
    expect(isSoundStep(reopened.now)).toBe(true);
  }
  expect(undo(reopened)).toBe(reopened);
  for (const state of states.slice(1)) {
    reopened = redo(reopened);
    expect(reopened.now).toEqual(state);
  }
});

test("what was changed elsewhere meanwhile is one step, before which the others stand", () => {
  const storage = openStorage();
  const history = run(openHistory(opened), write("Ran two wards"));
  keepSteps(place, history, storage);
  const elsewhere = again(run(history, inRed).now);
  const reopened = reopenHistory(place, elsewhere, storage);
  expect(reopened.now).toBe(elsewhere);
  expect(undo(reopened).now).toEqual(history.now);
  expect(undo(undo(reopened)).now).toEqual(opened);
});

test("of more steps than there is room for the oldest go", () => {
  const storage = openStorage();
  const makes = Array.from({ length: 3_000 }, (_, i) =>
    write(`Ran ${i} wards with ${i + 1} nurses, by day and by night`),
  );
  const history = run(openHistory(opened), ...makes);
  keepSteps(place, history, storage);
  expect(storage.getItem("terzi-steps:ada:cv")?.length).toBeLessThan(210_000);
  const { past } = reopenHistory(place, again(history.now), storage);
  expect(past.length).toBeGreaterThan(1_000);
  expect(past).toEqual(history.past.slice(-past.length));
});

test("the steps of many CVs are kept, but not of all", () => {
  const storage = openStorage();
  for (let i = 0; i < 20; i++)
    keepSteps({ userId: "ada", id: `cv${i}` }, run(openHistory(opened), hide), storage);
  expect(storage.length).toBe(8);
  expect(reopenHistory({ userId: "ada", id: "cv19" }, again(hide(opened)), storage).past).toHaveLength(1);
});

test("a full storage, or one of somebody else, costs only the steps", () => {
  const full = openStorage(10);
  keepSteps(place, run(openHistory(opened), hide), full);
  expect(reopenHistory(place, opened, full)).toEqual(openHistory(opened));
  const storage = openStorage();
  keepSteps(place, run(openHistory(opened), hide), storage);
  expect(reopenHistory({ ...place, userId: "eve" }, opened, storage).past).toEqual([]);
});

test("who logged out leaves nothing, also by a studio that closes after that", () => {
  const storage = openStorage();
  const history = run(openHistory(opened), hide);
  keepSteps(place, history, storage);
  forgetAllSteps("ada", storage);
  keepSteps(place, history, storage);
  expect(storage.length).toBe(0);
  reopenHistory(place, opened, storage);
  keepSteps(place, history, storage);
  expect(storage.length).toBe(1);
});

test("a step that this app can't show is not sound", () => {
  const storage = openStorage();
  keepSteps(place, run(openHistory(opened), hide), storage);
  const written = storage.getItem("terzi-steps:ada:cv") ?? "";
  const back = JSON.stringify([[{ at: ["content"], value: "of an older shape" }]]);
  storage.setItem(
    "terzi-steps:ada:cv",
    written.replace(/"back":.*,"ahead"/, () => `"back":${back},"ahead"`),
  );
  const [state] = reopenHistory(place, again(hide(opened)), storage).past;
  expect(state && isSoundStep(state)).toBe(false);
});

const VALUES: unknown[] = [
  null,
  "text",
  [],
  [1, 2, 3],
  [1, 3],
  [3, 2, 1, 2, 3],
  [[1], [2, { a: 1 }]],
  [[1], [2, { a: 2 }], [2, { a: 1 }]],
  {},
  { a: 1 },
  { a: { b: [1, { c: 2 }] } },
  { a: { b: [0, 1, { c: 2 }, { c: 2 }] }, d: null },
  { b: { a: [] }, a: "" },
];

test("the differences of two values make one of the other", () => {
  for (const one of VALUES)
    for (const other of VALUES) {
      // As they are kept.
      const changes = JSON.parse(JSON.stringify(listDifferences(one, other)));
      expect(applyChanges(one, changes)).toEqual(other);
    }
});
