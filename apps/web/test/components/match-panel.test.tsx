import { MatchResult } from "@terzi/contracts/match";
import { expect, test } from "vitest";
import { userEvent } from "vitest/browser";
import { MatchPanel } from "../../src/features/match/match-panel.tsx";
import { draw } from "./draw.tsx";

const POSTING = "Pastry Chef. You bake with HACCP in mind, every day from five o'clock. A plus: German.";

function asked(text: string, verdict: "met" | "partly" | "missing", more: object = {}) {
  const start = POSTING.indexOf(text);
  const span = { start: Math.max(0, start), end: Math.max(0, start) + text.length };
  return {
    requirement: { id: text, kind: "skill", importance: "must", weight: 1, text, term: text, span },
    verdict,
    credit: verdict === "met" ? 1 : verdict === "partly" ? 0.5 : 0,
    evidence: [],
    reason: "A course, no work",
    ...more,
  };
}
const quote = { quote: "Wrote the HACCP plan", place: "experiences.0.achievements.0" };
const resultOf = (matches: object[], score: number) =>
  MatchResult.parse({ score, earned: score / 10, possible: matches.length, matches });

test("each line says what it earned and on what evidence, and opens to the whole account", async () => {
  const matches = [asked("HACCP", "met", { evidence: [quote] }), asked("German", "missing", { gain: 12 })];
  const screen = await draw(<MatchPanel posting={POSTING} match={resultOf(matches, 50)} />);
  const row = screen.getByRole("button", { name: /HACCP/ });
  await expect.element(row).toMatchTextContent("Work Experience 1: “Wrote the HACCP plan”");
  await expect.element(row).toHaveAttribute("aria-expanded", "false");
  await userEvent.click(row);
  await expect.element(row).toHaveAttribute("aria-expanded", "true");
  await expect.element(row).not.toMatchTextContent("Wrote the HACCP plan");
  const account = document.getElementById(row.element().getAttribute("aria-controls") ?? "");
  expect(account?.hidden).toBe(false);
  expect(account?.textContent).toContain("Wrote the HACCP plan");
});

test("how much is met is told beside the score alone, so that no two counts seem to differ", async () => {
  const task = asked("You bake", "missing");
  const matches = [asked("HACCP", "met"), { ...task, requirement: { ...task.requirement, kind: "task" } }];
  const screen = await draw(<MatchPanel posting={POSTING} match={resultOf(matches, 50)} />);
  await expect.element(screen.getByRole("heading", { name: "Must", exact: true })).toBeVisible();
  await expect.element(screen.getByRole("heading", { name: "Tasks", exact: true })).toBeVisible();
});

test("what the eye rests on lights up on both sides", async () => {
  const matches = [asked("HACCP", "met", { evidence: [quote] }), asked("German", "missing")];
  const screen = await draw(<MatchPanel posting={POSTING} match={resultOf(matches, 50)} />);
  const marked = () => [...document.querySelectorAll("mark[data-active]")].map((mark) => mark.textContent);
  await userEvent.hover(screen.getByRole("button", { name: /German/ }));
  await expect.poll(marked).toEqual(["German"]);
  await userEvent.hover(document.querySelector("mark") ?? document.body);
  await expect.poll(() => document.querySelector("li[data-active]")?.textContent).toContain("HACCP");
});

test("the first twenty are shown, and the others on request", async () => {
  const many = Array.from({ length: 30 }, (_, number) => asked(`Skill no. ${number}`, "missing"));
  const screen = await draw(<MatchPanel posting={POSTING} match={resultOf(many, 0)} />);
  const rows = () => document.querySelectorAll("li[data-requirement]").length;
  await expect.poll(rows).toBe(20);
  await userEvent.click(screen.getByRole("button", { name: /10 more/ }));
  await expect.poll(rows).toBe(30);
});

test("what is said beside a number stands in the reader's language", async () => {
  const screen = await draw(
    <MatchPanel posting={POSTING} match={resultOf([asked("German", "missing")], 0)} />,
    "tr",
  );
  await expect.element(screen.getByRole("button", { name: /German/ })).toMatchTextContent(/Eksik/);
});
