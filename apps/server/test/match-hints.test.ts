import type { DecidedMatch, MatchResult } from "@terzi/contracts/match";
import type { PreviewData } from "@terzi/contracts/preview";
import { type ChatServer, sendError, startChatServer } from "@terzi/testing/chat-server";
import { hinting, linking } from "@terzi/testing/hinting-model";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { readConfig } from "../src/config.ts";
import { openMatcher } from "../src/open-models.ts";
import { buildProfile, generate, giveCredits, idOf, openPerson } from "./builders.ts";
import { startApp, type TestApp } from "./start-app.ts";
import type { Visitor } from "./visitor.ts";

type Answer = Parameters<typeof startChatServer>[0];

let app: TestApp;
let endpoint: ChatServer;
let answer: Answer;
const logged: object[] = [];
/** The match by the rules alone. */
let rules: MatchResult;
beforeAll(async () => {
  endpoint = await startChatServer((request, response) => answer(request, response));
  const keep = (details: object, message: string) => void logged.push({ ...details, message });
  const log = { debug: keep, info: keep, warn: keep, error: keep };
  const config = readConfig({ OPENAI_API_KEY: "sk-secret", OPENAI_BASE_URL: endpoint.baseUrl });
  app = await startApp({ ports: { modelMatcher: await openMatcher(config, log, 6_000) } });
  answer = (_, response) => sendError(response, 500);
  rules = (await generateFor(await openPerson(app))).match;
});
afterAll(async () => {
  await app.stop();
  await endpoint.close();
});
beforeEach(() => {
  answer = linking([ASKED, MENTORED]);
});

const DAY = 86_400_000;
const MENTORED = "Mentored three engineers";
const ORDER = {
  jobTitle: "Backend Engineer",
  jobPosting: `Backend Engineer

The team works from the office in Ankara on Tuesdays.

Requirements
- TypeScript
- PostgreSQL
- Bringing up junior colleagues
- Kubernetes
- Fluent English
- Terraform`,
};
const ASKED = "Bringing up junior colleagues";

const lineOf = ({ matches }: MatchResult, text = ASKED) =>
  matches.find(({ requirement }) => requirement.text === text);

const generateFor = async (person: Visitor): Promise<PreviewData> =>
  (await generate(person, ORDER)).previewData;

const decide = (person: Visitor, preview: PreviewData, verdict: "confirmed" | "denied") =>
  person.call("cv.decideLink", {
    previewId: preview.previewId,
    requirementId: lineOf(preview.match)?.requirement.id,
    verdict,
  });

describe("a model that sees what the rules miss", () => {
  it("lifts a requirement to partly, and the same pair has the same number without asking again", async () => {
    expect(lineOf(rules)?.verdict).toBe("missing");
    const before = endpoint.received.length;
    const person = await openPerson(app);
    const first = await generateFor(person);
    expect(lineOf(first.match)).toMatchObject({
      verdict: "partly",
      link: { place: "experiences.0.responsibilities.1", quote: MENTORED, isConfirmed: false },
    });
    expect(first.matchScore).toBe(first.match.score);
    expect(first.matchScore).toBeGreaterThan(rules.score);
    expect(first.matchScore).toBeLessThanOrEqual(rules.score + 10);

    const second = await generateFor(person);
    expect(second.match).toEqual(first.match);
    expect(endpoint.received).toHaveLength(before + 1);

    await person.post("/api/career-data", buildProfile({ summary: "Backend engineer." }));
    await generateFor(person);
    expect(endpoint.received).toHaveLength(before + 2);
  });

  it("that invents lines, quotations and requirements moves nothing", async () => {
    answer = hinting(({ asked, lines }) => ({
      links: asked.flatMap((_, at) => [
        { asked: at + 1, line: lines.length + 5, quote: MENTORED },
        { asked: at + 1, line: 1, quote: "Led twenty engineers on Kubernetes" },
      ]),
      requirements: [{ quote: "Ten years at the company", kind: "experience", importance: "must" }],
    }));
    expect((await generateFor(await openPerson(app))).match).toEqual(rules);
  });

  it("shows what else is asked, in the posting's words, without a change of the number", async () => {
    const quote = "works from the office in Ankara on Tuesdays";
    answer = hinting(() => ({ requirements: [{ quote, kind: "condition", importance: "must" }] }));
    const { match } = await generateFor(await openPerson(app));
    expect(lineOf(match, quote)?.requirement).toMatchObject({ isProposed: true, weight: 0 });
    expect(match.score).toBe(rules.score);
  });

  it.each<[string, Answer]>([
    ["is down", (_, response) => sendError(response, 500)],
    ["takes too long", () => {}],
    ["knows nothing", hinting(() => ({}))],
  ])("that %s leaves the match to the rules", async (_, given) => {
    answer = given;
    expect((await generateFor(await openPerson(app))).match).toEqual(rules);
    expect(JSON.stringify(logged)).not.toMatch(/sk-secret|Mentored|Terraform/);
  });
});

describe("what a person says of a link", () => {
  it("confirmed it is met, in the preview, in the saved CV and the next time; taken back it is gone", async () => {
    const person = await openPerson(app);
    await giveCredits(app, person, 20);
    const preview = await generateFor(person);
    const promised = preview.matchScore + (lineOf(preview.match)?.gain ?? 0);

    const decided = (await decide(person, preview, "confirmed")).json().result.data as DecidedMatch;
    expect(lineOf(decided.match)).toMatchObject({ verdict: "met", link: { isConfirmed: true } });
    expect(decided.matchScore).toBeGreaterThanOrEqual(promised);
    expect(decided.gapAnalysis.covered).toContainEqual({ requirement: ASKED, evidence: MENTORED });

    const again = await generateFor(person);
    expect(again.match).toEqual(decided.match);
    const { id } = (await person.post("/api/cvs/save", preview)).json();
    expect((await person.get(`/api/cvs/${id}`)).json()).toMatchObject({
      matchScore: decided.matchScore,
      match: decided.match,
      gapAnalysis: decided.gapAnalysis,
    });
    expect((await decide(person, preview, "denied")).json().error.data.failure.code).toBe("PREVIEW_EXPIRED");

    const denied = (await decide(person, again, "denied")).json().result.data as DecidedMatch;
    expect(lineOf(denied.match)).toMatchObject({ verdict: "missing" });
    expect(lineOf(denied.match)?.link).toBeUndefined();
    expect((await generateFor(person)).matchScore).toBe(denied.matchScore);
  });

  it("is nobody else's to say", async () => {
    const [person, other] = [await openPerson(app), await openPerson(app)];
    const preview = await generateFor(person);
    expect((await decide(other, preview, "confirmed")).statusCode).toBe(409);
    expect((await generateFor(person)).match).toEqual(preview.match);
  });

  it("is refused where the profile has changed since, or nothing is linked", async () => {
    const person = await openPerson(app);
    const preview = await generateFor(person);
    const unlinked = { previewId: preview.previewId, requirementId: "r1", verdict: "confirmed" };
    expect((await person.call("cv.decideLink", unlinked)).statusCode).toBe(404);
    await person.post("/api/career-data", buildProfile({ summary: "Backend engineer." }));
    const answer = await decide(person, preview, "confirmed");
    expect(answer.json().error.data.failure).toMatchObject({
      code: "MATCH_OUTDATED",
      message: expect.stringContaining("profile"),
    });
  });

  it("is kept for 90 days, is part of the person's export, and goes with the account", async () => {
    const [person, leaver] = [await openPerson(app), await openPerson(app)];
    await decide(person, await generateFor(person), "confirmed");
    await generateFor(leaver);
    const { matchHints } = (await person.get("/api/user/export")).json();
    expect(matchHints).toMatchObject([{ hints: { links: [{ asked: ASKED, verdict: "confirmed" }] } }]);

    const keptOf = async (accountId: string) =>
      (await app.db.selectFrom("matchHint").selectAll().where("accountId", "=", accountId).execute()).length;
    const [staying, leaving] = [await idOf(person), await idOf(leaver)];
    expect(await keptOf(leaving)).toBe(1);
    await leaver.call("privacy.deleteAccount", { password: "correct horse" });
    expect(await keptOf(leaving)).toBe(0);
    app.passTime(89 * DAY);
    await app.runJobs("cleanUp");
    expect(await keptOf(staying)).toBe(1);
    app.passTime(2 * DAY);
    await app.runJobs("cleanUp");
    expect(await keptOf(staying)).toBe(0);
    app.passTime(-91 * DAY);
  });
});
