import type { Language } from "@terzi/contracts/languages";
import { postingLanguage } from "../languages/posting-languages.ts";
import { isAboutApplying, isBenefit, isFormality } from "./cues.ts";
import type { Line } from "./line.ts";

/** Whether the rules see in a line what one gets, law, or how to apply. */
export const speaksOfElse = ({ text }: Pick<Line, "text">, language: Language): boolean => {
  const { isGift, isPromise } = postingLanguage(language);
  return isGift(text) || isPromise(text) || isBenefit(text) || isFormality(text) || isAboutApplying(text);
};
