import { foldText } from "../fold-text.ts";
import { wholeWord } from "./word-pattern.ts";

const SOFT = new RegExp(wholeWord("soft skill"), "u");

/** Whether a skill is one of behaviour rather than of a craft or tool. */
export const isSoftSkill = (text: string): boolean => text.length < 60 && SOFT.test(foldText(text));
