import { pairsIn } from "../entail/number-pairs.ts";
import type { Line } from "../parse/line.ts";

/** Whether the values of a line rise or fall; null where it doesn't tell. */
export function directionOf(line: Line): "up" | "down" | null {
  const [pair] = pairsIn(line);
  if (!pair || pair.from.value === pair.to.value) return null;
  return pair.to.value > pair.from.value ? "up" : "down";
}
