import { z } from "zod";
import { type Answer, type Received, sendCompletion } from "./chat-server.ts";

const Material = z.object({
  jobTitle: z.string(),
  posting: z.string(),
  summary: z.object({ own: z.record(z.string(), z.string()), slots: z.array(z.string()).optional() }),
  entries: z.array(
    z.object({ id: z.string(), is: z.string(), lines: z.record(z.string(), z.string()).optional() }),
  ),
  facts: z.record(z.string(), z.string()),
});
export type Material = z.infer<typeof Material>;

/** The data between the markers of a request, as a model would read it. */
export function dataOf({ messages }: Received): unknown {
  const lines = messages.find(({ role }) => role === "user")?.content.split("\n") ?? [];
  if (lines[0] !== lines.at(-1)) throw new Error("the data is not between two markers");
  return JSON.parse(lines.slice(1, -1).join("\n"));
}

/** What a model is shown of a whole CV; null where the request asks for something else. */
export const materialOf = (request: Received): Material | null =>
  Material.safeParse(dataOf(request)).data ?? null;

const Refused = z.array(
  z.object({ id: z.int(), yours: z.string(), wrong: z.array(z.string()), lines: z.array(z.string()) }),
);
/** What a model is asked to word once more; null where the request asks for something else. */
export const refusedOf = (request: Received): z.infer<typeof Refused> | null =>
  Refused.safeParse(dataOf(request)).data ?? null;

const Pairs = z.array(z.object({ id: z.int(), evidence: z.array(z.string()), sentence: z.string() }));
/** What a model is asked to judge; null where the request asks for something else. */
export const pairsOf = (request: Received): z.infer<typeof Pairs> | null =>
  Pairs.safeParse(dataOf(request)).data ?? null;

type Worded = { id: string; text: string };
type Willing = {
  /** Each line, in other words; null leaves it as it is. */
  word: (line: Worded) => string | null;
  summary?: string[];
  /** What it says to what was refused; the first words once more where it is left out. */
  again?: (yours: string, lines: string[]) => string | null;
  follows?: (sentence: string, evidence: string[]) => boolean;
};

/** The JSON with which a willing model answers whatever it is asked about a CV. */
export function willingContent(
  request: Received,
  { word, summary = [], again = () => null, follows = () => false }: Willing,
): string {
  const material = materialOf(request);
  if (material)
    return JSON.stringify({
      summary: summary.map((text) => ({ text, from: ["w0"] })),
      entries: material.entries.map(({ id, lines = {} }) => ({
        id,
        lines: Object.entries(lines).map(([line, text]) => ({
          from: [line],
          text: word({ id: line, text }),
        })),
        drop: [],
      })),
    });
  const pairs = pairsOf(request);
  if (pairs)
    return JSON.stringify({
      verdicts: pairs.map(({ id, sentence, evidence }) => ({ id, follows: follows(sentence, evidence) })),
    });
  return JSON.stringify({
    again: (refusedOf(request) ?? []).map(({ id, yours, lines }) => ({ id, text: again(yours, lines) })),
  });
}

/** What a willing model answers, whole. */
export const willing =
  (will: Willing): Answer =>
  (request, response) =>
    sendCompletion(response, { content: willingContent(request, will) });
