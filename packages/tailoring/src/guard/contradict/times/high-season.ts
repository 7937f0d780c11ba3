import { workedOutCue } from "../../../languages/all-worked-out-cues.ts";
import type { Line } from "../../parse/line.ts";

const BUSIEST_TIME = new RegExp(workedOutCue("busiestTime"), "giu");
const HIGH_SEASON = new RegExp(workedOutCue("highSeason"), "iu");

/** A text without "at the busiest time of the season", which says no more than "in high season". */
export const withoutBusiestTime = (text: string): string => text.replace(BUSIEST_TIME, "");

export const tellHighSeason = (lines: Line[]): boolean => lines.some(({ text }) => HIGH_SEASON.test(text));

/** Whether a place in a text is inside such a time. */
export const isInBusiestTime = (text: string, at: number): boolean =>
  [...text.matchAll(BUSIEST_TIME)].some(({ 0: { length }, index }) => at >= index && at < index + length);
