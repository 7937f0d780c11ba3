import type { Tally } from "./tally.ts";
import type { Target } from "./target.ts";

export type Orders = {
  seed: number;
  /** Under two minutes for all attacks together: fewer files, fewer requests, no long waits. */
  isQuick: boolean;
  /** The folder of measured data, whether it is there or not. */
  dataFolder: string;
};

export type Attack = {
  name: string;
  run(target: Target, tally: Tally, orders: Orders): Promise<void>;
  /** Left out of a quick run. */
  isLong?: true;
};
