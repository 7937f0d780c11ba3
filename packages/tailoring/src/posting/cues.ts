import { foldAscii } from "@terzi/language/normalise";
import { lineCues } from "../languages/all-posting-cues.ts";
import { anyOf } from "./any-of.ts";

const FORMALITY = anyOf(lineCues(({ formality }) => formality));
const BENEFIT = anyOf(lineCues(({ benefit }) => benefit));
const APPLYING = anyOf(lineCues(({ applying }) => applying));

/** Whether a line in any section is about law, privacy or applying, which is never asked of the candidate. */
export const isFormality = (text: string): boolean => FORMALITY.test(foldAscii(text));
export const isBenefit = (text: string): boolean => BENEFIT.test(foldAscii(text));
export const isAboutApplying = (text: string): boolean => APPLYING.test(foldAscii(text));
