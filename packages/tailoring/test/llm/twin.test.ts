import { CvContent } from "@terzi/contracts/cv";
import { sendCompletion, sendError } from "@terzi/testing/chat-server";
import { dataOf } from "@terzi/testing/shown-cv";
import { describe, expect, it } from "vitest";
import { z } from "zod";
import { openTranslator } from "../../src/llm/model-translator.ts";
import { twinContent } from "../../src/translation/twin-content.ts";
import { wordTwin } from "../../src/translation/word-twin.ts";
import { start } from "./start-for-test.ts";

const POINTS = [
  "Trained three new engineers",
  "Cut the latency of checkout by 40% at Trendyol",
  "Kept the on-call rota fair for everybody",
  "Call me at +90 555 010 20 30 for references",
];
const content = CvContent.parse({
  personalInfo: { name: "Ada Lovelace", phone: "+90 555 010 20 30" },
  workExperience: [
    { company: "Umbrella", position: "Backend Developer", startDate: "2019-04", responsibilities: POINTS },
  ],
});
const original = { content, jobTitle: "Backend Developer", language: "en" as const };
const twin = { ...twinContent(original, "tr"), language: "tr" as const };

const PROVEN = "Üç yeni mühendisi eğitti";
const LIES = ["Trendyol'da ödeme gecikmesini %60 azalttı", "Amazon'da ödeme gecikmesini %40 azalttı"];
const TRUE = "Trendyol'da ödeme adımının gecikmesini %40 azalttı";
const LOOSE = "Nöbet çizelgesinin herkes için adil kalmasını sağladı";

const Lines = z.array(z.object({ id: z.number(), text: z.string(), wrong: z.array(z.string()).optional() }));
const Judged = z.array(z.object({ id: z.number(), sentence: z.string() }));

/** Lies at first, then says the truth; whoever judges agrees with what `follows`. */
const answering = (follows: (sentence: string) => boolean, ...said: Record<string, string>[]) => {
  const asked: string[][] = [];
  const endpoint = start((request, response) => {
    const data = dataOf(request);
    const judged = Judged.safeParse(data).data;
    if (judged) {
      const verdicts = judged.map(({ id, sentence }) => ({ id, follows: follows(sentence) }));
      return sendCompletion(response, { content: JSON.stringify({ verdicts }) });
    }
    const lines = Lines.parse(data);
    asked.push(lines.map(({ text }) => text));
    const words = said[lines.some(({ wrong }) => wrong) ? 1 : 0] ?? {};
    return sendCompletion(response, {
      content: JSON.stringify({
        lines: lines.flatMap(({ id, text }) => (words[text] ? [{ id, text: words[text] }] : [])),
      }),
    });
  });
  return { endpoint, asked };
};

const word = async (baseUrl: string, isStrict = false) => {
  const options = { apiKey: "sk-secret", baseUrl, model: "any", timeoutMs: 60_000, log: { warn: () => {} } };
  const task = { original, twin, today: "2026-11-23", isStrict, offers: [] };
  const done = await wordTwin(task, openTranslator(options), new AbortController().signal);
  const [job] = Array.isArray(done.content.workExperience) ? done.content.workExperience : [];
  return { ...done, points: job?.responsibilities };
};
const [training = "", latency = "", rota = "", phone = ""] = POINTS;

describe("a twin that a model words", () => {
  it("has what the own line proves, offers what nobody can tell, and never a wrong fact", async () => {
    const { endpoint, asked } = answering(
      () => true,
      { [training]: PROVEN, [latency]: LIES[0] ?? "", [rota]: LOOSE },
      { [latency]: LIES[1] ?? "" },
    );
    const server = await endpoint;
    const { points, offers, isAnswered } = await word(server.baseUrl);
    expect(isAnswered).toBe(true);
    expect(points).toEqual([PROVEN, latency, rota, phone]);
    expect(offers).toEqual([{ own: rota, proposed: LOOSE }]);
    // Once whole, once what was wrong; contact data never.
    expect(asked).toEqual([[training, latency, rota], [latency]]);
    expect(server.received.map(({ body }) => body).join()).not.toContain("555 010");
  });

  it("takes a second answer that mends what was wrong with the first", async () => {
    const { endpoint } = answering(() => true, { [latency]: LIES[1] ?? "" }, { [latency]: TRUE });
    const { points, offers } = await word((await endpoint).baseUrl);
    expect([...(points ?? []), ...offers.map(({ proposed }) => proposed)]).toContain(TRUE);
  });

  it("doesn't offer what a second look finds untrue", async () => {
    const { endpoint } = answering((sentence) => sentence !== LOOSE, { [rota]: LOOSE });
    expect((await word((await endpoint).baseUrl)).offers).toEqual([]);
  });

  it("changes no word by itself where only the person's own words may stand", async () => {
    const { endpoint } = answering(() => true, { [training]: PROVEN });
    const { points, offers } = await word((await endpoint).baseUrl, true);
    expect(points).toEqual(POINTS);
    expect(offers).toEqual([{ own: training, proposed: PROVEN }]);
  });

  it("stays as it was where the endpoint fails", async () => {
    const endpoint = await start((_, response) => sendError(response, 401));
    expect(await word(endpoint.baseUrl)).toMatchObject({ points: POINTS, offers: [], isAnswered: false });
  });
});
