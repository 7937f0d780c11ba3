import { z } from "zod";

/** The parts of one event of a streamed completion we use. */
const Chunk = z.object({
  choices: z
    .array(
      z.object({
        finish_reason: z.string().nullish().catch(null),
        delta: z
          .object({
            content: z.string().nullish().catch(null),
            refusal: z.string().nullish().catch(null),
          })
          .catch({}),
      }),
    )
    .catch([]),
  usage: z.unknown().optional(),
});

function parseEvent(line: string): z.infer<typeof Chunk> | null {
  try {
    return Chunk.safeParse(JSON.parse(line)).data ?? null;
  } catch {
    return null;
  }
}

const chunksOf = (body: string) =>
  body
    .split(/\r?\n/)
    .filter((line) => line.startsWith("data:"))
    .flatMap((line) => parseEvent(line.slice("data:".length)) ?? []);

/** The answer so far, from the events of a body that is still arriving; an incomplete event adds nothing. */
export const textSoFar = (body: string): string =>
  chunksOf(body)
    .map(({ choices: [choice] }) => choice?.delta.content ?? "")
    .join("");

/**
 * The completion in a body of server-sent events, in the shape of an unstreamed one: some endpoints stream whatever
 * they are asked. One that ends without saying so was cut off. Null when the body isn't such a stream.
 */
export function joinStream(body: string): object | null {
  const chunks = chunksOf(body);
  const choices = chunks.flatMap((chunk) => chunk.choices.slice(0, 1));
  if (!choices.length) return null;
  const joined = (part: "content" | "refusal"): string | null =>
    choices.map(({ delta }) => delta[part] ?? "").join("") || null;
  return {
    choices: [
      {
        finish_reason: choices.findLast((choice) => choice.finish_reason)?.finish_reason ?? "length",
        message: { content: joined("content"), refusal: joined("refusal") },
      },
    ],
    usage: chunks.findLast(({ usage }) => usage)?.usage ?? null,
  };
}
