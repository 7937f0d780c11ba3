import type { Language } from "@terzi/contracts/languages";
import { shownLanguage } from "@terzi/ui/texts";
import { useEffect, useReducer } from "react";
import { useTranslation } from "react-i18next";

/** A stretch of the posting; `number` links what is asked with what answers it, 0 links nothing. */
export type DemoPart = { text: string; verdict: string; number: number };
/** A line of the CV: "heading", "entry", "facts", "text" or "point". */
export type DemoLine = { kind: string; text: string; numbers: number[] };

/**
 * A posting and the CV made for it. The engine made them from the product's own example; landing-demo.test.ts makes
 * them again and fails when today's engine differs.
 */
export type Demo = { score: number; name: string; title: string; posting: DemoPart[]; cv: DemoLine[] };

const loaders: Record<Language, () => Promise<{ default: Demo }>> = {
  en: () => import("./made-en.gen.json"),
  tr: () => import("./made-tr.gen.json"),
};
const known = new Map<Language, Demo>();

/** Loads the demo in the interface's language, so that it is drawn with the page. */
export async function needDemo(): Promise<void> {
  const language = shownLanguage();
  if (!known.has(language)) known.set(language, (await loaders[language]()).default);
}

/** The demo in the language of the interface; null until it has come. */
export function useDemo(): Demo | null {
  // Drawn anew when the language changes.
  useTranslation();
  const [, draw] = useReducer((times: number) => times + 1, 0);
  const demo = known.get(shownLanguage()) ?? null;
  useEffect(() => {
    if (!demo) void needDemo().then(draw);
  }, [demo]);
  return demo;
}
