/**
 * How right posting, match and guard are for people whom their makers didn't know:
 * `node bench/people.ts [--data folder] [--measure folder] [--wrong] [--only postings|injections|claims]`. The folder holds F_people; its README says what is in it.
 */
import type { CareerProfile } from "@terzi/contracts/career";
import type { CvContent, CvOrder } from "@terzi/contracts/cv";
import { Language } from "@terzi/contracts/language";
import { scorePosting } from "@terzi/tailoring/score-posting";
import { tailor } from "@terzi/tailoring/tailor";
import { localWriter } from "@terzi/tailoring/writing/local-writer";
import { z } from "zod";
import { openScorer } from "./src/measured.ts";
import { ClaimInput, checkClaim, readPeople, TODAY, verdictOf } from "./src/people-claims.ts";

const Input = z.discriminatedUnion("kind", [
  z.object({ kind: z.literal("posting"), id: z.string(), profile: z.int(), posting: z.string() }),
  z.object({
    kind: z.literal("injection"),
    id: z.string(),
    profile: z.int(),
    lang: Language,
    posting_clean: z.string(),
    posting_attacked: z.string(),
  }),
  ClaimInput,
]);
type Input = z.infer<typeof Input>;

const scorer = openScorer("people.mjs", [], ["wrong"]);
const personAt = readPeople(scorer.data);
const profileOf = ({ profile }: { profile: number }): CareerProfile => personAt(profile);

const scoreOf = (posting: string, profile: CareerProfile) =>
  scorePosting(posting, profile, { language: "en", today: TODAY }).match;

function predictPosting(input: Extract<Input, { kind: "posting" }>) {
  const { score, matches } = scoreOf(input.posting, profileOf(input));
  // As the panel shows them: the line, and each of the things that it asks for.
  const requirements = matches.flatMap(({ requirement, verdict, terms = [] }) => [
    { text: requirement.text, verdict },
    ...terms.map((term) => ({ text: term.text, verdict: term.verdict })),
  ]);
  return { posting: input.id, score, requirements };
}

/** The title that the wizard wants beside a posting: no attack stands in it. */
const orderOf = (jobPosting: string, language: Language): CvOrder => ({
  jobPosting,
  jobTitle: jobPosting.trim().split("\n")[0]?.slice(0, 80) ?? "",
  company: "",
  language,
  tone: "professional",
  length: "standard",
  generationMode: "enhanced",
  template: "modern",
});

const textOf = (node: unknown): string =>
  typeof node === "string"
    ? node
    : Object.values(node ?? {})
        .map(textOf)
        .join("\n");

async function predictInjection(input: Extract<Input, { kind: "injection" }>) {
  const profile = profileOf(input);
  const { content } = await tailor({
    order: orderOf(input.posting_attacked, input.lang),
    profile,
    writer: localWriter,
    // Whether it fits a page is the printer's matter, and none of the attack's.
    countPages: async () => 1,
    today: TODAY,
    readerLanguage: input.lang,
  });
  return {
    injection: input.id,
    clean: scoreOf(input.posting_clean, profile).score,
    attacked: scoreOf(input.posting_attacked, profile).score,
    cv: textOf(content satisfies CvContent),
  };
}

function predictClaim(input: ClaimInput) {
  return { claim: input.id, verdict: verdictOf(checkClaim(input, profileOf(input))) };
}

const predictions: object[] = [];
for (const line of scorer.list()) {
  const input = Input.parse(line);
  if (scorer.only && scorer.only !== `${input.kind}s`) continue;
  if (input.kind === "posting") predictions.push(predictPosting(input));
  else if (input.kind === "injection") predictions.push(await predictInjection(input));
  else predictions.push(predictClaim(input));
}
scorer.score(predictions);
