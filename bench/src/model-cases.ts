import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { CareerProfile } from "@terzi/contracts/career";
import { CvOrder } from "@terzi/contracts/cv";
import { type ChatServer, startChatServer, streamCompletion } from "@terzi/testing/chat-server";
import { materialOf, pairsOf, refusedOf } from "@terzi/testing/shown-cv";
import { z } from "zod";

const From = z.array(z.string());
const Answers = z.object({
  /** What a model answered for the whole CV, with the ids under which it was shown the lines. */
  cv: z.object({
    /** What the CV should call the person; in answers from before there was one, nothing. */
    headline: z.string().default(""),
    summary: z.array(z.object({ text: z.string(), from: From })),
    entries: z.array(
      z.object({
        id: z.string(),
        lines: z.array(z.object({ from: From, text: z.string().nullable() })),
        drop: From,
      }),
    ),
  }),
  /** How it worded once more what was refused; null where it left the person's own words. */
  again: z.record(z.string(), z.string().nullable()),
  /** Whether it found that a sentence follows from what the person wrote. */
  follows: z.record(z.string(), z.boolean()),
});
type Answers = z.infer<typeof Answers>;

const ModelCase = z.object({
  id: z.string(),
  jobTitle: z.string(),
  company: z.string(),
  language: z.string(),
  mode: z.string(),
  length: z.string(),
  tone: z.string(),
  posting: z.string(),
  profile: CareerProfile,
  /** The lines by the ids that they had when the answers were given. */
  shown: z.record(z.string(), z.string()),
  /** Letters of the requests that the writer before this one sent: first, and for what was refused where it was measured. */
  charsBefore: z.object({ first: z.int(), again: z.int().nullable() }),
  answers: z.record(z.enum(["honest", "careless"]), Answers.optional()),
});
export type ModelCase = z.infer<typeof ModelCase>;

export const readModelCases = (folder: string): ModelCase[] =>
  readdirSync(folder)
    .filter((name) => name.endsWith(".json"))
    .sort()
    .map((name) => ModelCase.parse(JSON.parse(readFileSync(join(folder, name), "utf8"))));

export const orderOf = ({ jobTitle, company, posting, language, mode, length, tone }: ModelCase): CvOrder =>
  CvOrder.parse({ jobTitle, company, jobPosting: posting, language, generationMode: mode, length, tone });

/** The recorded ids as those under which the same lines are shown today; a line that is gone has none. */
function withIdsOfToday(cv: Answers["cv"], shown: ModelCase["shown"], lines: Map<string, string>): object {
  const today = (ids: string[]) => ids.flatMap((id) => (shown[id] ? (lines.get(shown[id]) ?? []) : id));
  return {
    headline: cv.headline,
    summary: cv.summary.map(({ text, from }) => ({ text, from: today(from) })),
    entries: cv.entries.map(({ id, lines: list, drop }) => ({
      id,
      lines: list.map(({ from, text }) => ({ from: today(from), text })),
      drop: today(drop),
    })),
  };
}

const LETTERS_PER_TOKEN = 4;
const tokensOf = (text: string): number => Math.ceil(text.length / LETTERS_PER_TOKEN);

export type Replay = ChatServer & {
  /** What it was asked and has no answer to. */
  open: string[];
  /** Letters of each request and of each answer. */
  asked: number[];
  answered: number[];
};

/** An endpoint that answers as the model once did, a token each `msPerToken`; what it never was asked stays open. */
export async function openReplay(
  { shown }: ModelCase,
  { cv, again, follows }: Answers,
  msPerToken: number,
): Promise<Replay> {
  const open: string[] = [];
  const asked: number[] = [];
  const answered: number[] = [];
  const known = <T>(answers: Record<string, T>, words: string, kind: string, otherwise: T): T => {
    if (!(words in answers)) open.push(`${kind}: ${words}`);
    return answers[words] ?? otherwise;
  };
  const server = await startChatServer((request, response) => {
    const material = materialOf(request);
    const pairs = pairsOf(request);
    const lines = new Map(
      (material?.entries ?? []).flatMap(({ lines: list = {} }) =>
        Object.entries(list).map(([id, text]) => [text, id] as const),
      ),
    );
    const answer = material
      ? withIdsOfToday(cv, shown, lines)
      : pairs
        ? {
            verdicts: pairs.map(({ id, sentence }) => ({
              id,
              follows: known(follows, sentence, "follows", false),
            })),
          }
        : {
            again: (refusedOf(request) ?? []).map(({ id, yours }) => ({
              id,
              text: known(again, yours, "again", null),
            })),
          };
    const content = JSON.stringify(answer);
    const question = request.messages.map((message) => message.content).join("");
    asked.push(question.length);
    answered.push(content.length);
    const usage = { prompt_tokens: tokensOf(question), completion_tokens: tokensOf(content) };
    return streamCompletion(response, { content, usage, msPerToken });
  });
  return { ...server, open, asked, answered };
}
