import { z } from "zod";
import { type Answer, type Received, sendCompletion } from "./chat-server.ts";

const Material = z.object({
  posting: z.string(),
  asked: z.array(z.string()),
  met: z.array(z.string()),
  lines: z.array(z.string()),
});
export type ShownToHint = z.infer<typeof Material>;

/** What a request for hints shows, as a model would read it. */
export function hintMaterialOf({ messages }: Received): ShownToHint {
  const lines = messages.find(({ role }) => role === "user")?.content.split("\n") ?? [];
  if (lines[0] !== lines.at(-1)) throw new Error("the data is not between two markers");
  return Material.parse(JSON.parse(lines.slice(1, -1).join("\n")));
}

/** The number of the item, from 1, that holds these words; 0 where none does. */
export const numberOf = (items: string[], words: string): number =>
  items.findIndex((item) => item.includes(words)) + 1;

type Hints = {
  links?: { asked: number; line: number; quote: string }[];
  requirements?: { quote: string; kind: string; importance: string }[];
};

/** A model that answers so to what it is shown. */
export const hinting =
  (hintsFor: (shown: ShownToHint) => Hints): Answer =>
  (request, response) =>
    sendCompletion(response, {
      content: JSON.stringify({ links: [], requirements: [], ...hintsFor(hintMaterialOf(request)) }),
    });

/** Links each pair of words, of what is asked and of the profile's line, that a model is shown. */
export const linking = (...pairs: [asked: string, line: string][]): Answer =>
  hinting(({ asked, lines }) => ({
    links: pairs.map(([ask, line]) => ({
      asked: numberOf(asked, ask),
      line: numberOf(lines, line),
      quote: line,
    })),
  }));
