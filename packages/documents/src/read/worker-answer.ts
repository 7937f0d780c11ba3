import type { CvReading } from "../read-cv.ts";
import type { UnreadableReason } from "../unreadable-cv.ts";

/** What the reading thread answers. */
export type WorkerAnswer = { reading: CvReading } | { reason: UnreadableReason; detail: string };
