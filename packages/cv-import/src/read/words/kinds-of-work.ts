import { readingCue } from "../languages/all-reading-cues.ts";

const KIND_OF_WORK = new RegExp(String.raw`^\(?${readingCue("besideNames")}\)?$`, "i");

/** How somebody is employed, and no name. */
export const isKindOfWork = (text: string): boolean => KIND_OF_WORK.test(text);
