import { readFileSync } from "node:fs";
import { CareerProfile } from "@terzi/contracts/career";
import { expect, test } from "vitest";
import { matchProfile } from "../src/match-profile.ts";
import { KIND_WEIGHT } from "../src/posting/weights.ts";
import { readPosting } from "../src/read-posting.ts";

const page = readFileSync(new URL("../../../docs/matching.md", import.meta.url), "utf8");

const block = (kind: string): string =>
  new RegExp(`\`\`\`${kind}\\n([\\s\\S]*?)\`\`\``).exec(page)?.[1]?.trim() ?? "";

test("the worked example of docs/matching.md comes out as the page says", () => {
  const match = matchProfile(readPosting(block("posting")), CareerProfile.parse(JSON.parse(block("json"))), {
    language: "en",
    today: { year: 2026, month: 11 },
  });
  for (const { requirement, credit, verdict } of match.matches)
    expect(page).toContain(
      `| ${requirement.text} | ${requirement.kind} | ${requirement.weight} | ${credit} | ${verdict} |`,
    );
  expect(page).toContain(`Earned ${match.earned} of ${match.possible}: **score ${match.score}**`);
});

test("the weights of docs/matching.md are the code's", () => {
  for (const [kind, weight] of Object.entries(KIND_WEIGHT)) expect(page).toContain(`| ${kind} | ${weight} |`);
});
