import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";

export type LyingModel = { env: Record<string, string>; stop(): Promise<void> };

type Shown = { id: string; lines?: Record<string, string> };

/** The entries of a CV that a request shows; none where it asks for something else. */
function entriesIn(data: unknown): Shown[] {
  const shown: Partial<Record<string, unknown>> =
    typeof data === "object" && data !== null ? { ...data } : {};
  // `as`: this is how the product shows a CV to a model.
  return Array.isArray(shown.entries) ? (shown.entries as Shown[]) : [];
}

/** The number of the item, from 1, that ends in a text, in a list that a request shows; 0 where there is none. */
function numberOf(data: unknown, list: "asked" | "lines", text: string): number {
  const shown: Partial<Record<string, unknown>> =
    typeof data === "object" && data !== null ? { ...data } : {};
  const items = shown[list];
  return Array.isArray(items) ? items.findIndex((item) => String(item).endsWith(text)) + 1 : 0;
}

/** `asked` of a posting, and the `line` of a profile in which the model sees it. */
type Link = { asked: string; line: string };

/**
 * A model's endpoint on loopback that answers each line with `lie` of it; null leaves a line as it is. Asked what a
 * match has missed, it names `link`.
 */
export async function startLyingModel(lie: (text: string) => string | null, link: Link): Promise<LyingModel> {
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    // `as`: the product sends what the chat-completions API takes; the data stands between two marker lines.
    const { messages } = JSON.parse(Buffer.concat(chunks).toString()) as { messages: { content: string }[] };
    const data: unknown = JSON.parse(messages[1]?.content.split("\n").slice(1, -1).join("\n") ?? "null");
    const entries = entriesIn(data).map(({ id, lines = {} }) => ({
      id,
      lines: Object.entries(lines).map(([line, text]) => ({ from: [line], text: lie(text) })),
      drop: [],
    }));
    const [asked, line] = [numberOf(data, "asked", link.asked), numberOf(data, "lines", link.line)];
    // Asked once more, it leaves its first words; asked to judge, it finds that all of them follow.
    const pairs = Array.isArray(data) ? data : [];
    const answer =
      asked && line
        ? { links: [{ asked, line, quote: link.line }] }
        : entries.length
          ? { summary: [], entries }
          : { again: [], verdicts: pairs.map((_, index) => ({ id: index + 1, follows: true })) };
    const message = { role: "assistant", content: JSON.stringify(answer) };
    response.writeHead(200, { "content-type": "application/json" }).end(
      JSON.stringify({
        id: "chatcmpl-1",
        object: "chat.completion",
        created: 1_790_000_000,
        model: "liar",
        choices: [{ index: 0, message, finish_reason: "stop" }],
        usage: { prompt_tokens: 10, completion_tokens: 10, total_tokens: 20 },
      }),
    );
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  // A server that listens on TCP has an address of this kind.
  const { port } = server.address() as AddressInfo;
  return {
    env: { OPENAI_API_KEY: "none", OPENAI_BASE_URL: `http://127.0.0.1:${port}/v1`, OPENAI_MODEL: "liar" },
    async stop() {
      server.closeAllConnections();
      server.close();
      await once(server, "close");
    },
  };
}
