import { emptyProfile } from "@terzi/contracts/career";
import { expect, test } from "vitest";
import { askLatest } from "../src/features/generate/ask-latest.ts";
import type { MatchAnswer, MatchQuestion } from "../src/features/generate/match-worker.ts";

const question = (jobPosting: string): MatchQuestion => ({
  jobPosting,
  profile: emptyProfile(),
  language: "en",
  today: "2026-11-21",
});

test("while one posting is scored, only the last of those typed meanwhile is scored after it", () => {
  const asked: string[] = [];
  const told: string[] = [];
  let answer: (jobPosting: string) => void = () => {};
  const ask = askLatest(
    {
      postMessage: ({ jobPosting }) => asked.push(jobPosting),
      addEventListener: (_type, listen) => {
        answer = (jobPosting) => {
          const match = { score: 0, earned: 0, possible: 0, matches: [] };
          listen(
            new MessageEvent<MatchAnswer>("message", {
              data: { jobPosting, match, warnings: [], postingLanguage: "en", company: "" },
            }),
          );
        };
      },
    },
    ({ jobPosting }) => told.push(jobPosting),
  );
  for (const typed of ["N", "Nu", "Nurse"]) ask(question(typed));
  expect(asked).toEqual(["N"]);
  answer("N");
  expect(asked).toEqual(["N", "Nurse"]);
  answer("Nurse");
  ask(question("Nurse!"));
  expect(asked).toEqual(["N", "Nurse", "Nurse!"]);
  expect(told).toEqual(["N", "Nurse"]);
});
