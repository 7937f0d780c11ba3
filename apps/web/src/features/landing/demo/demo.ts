import type { Language } from "@terzi/contracts/languages";
import { shownLanguage } from "@terzi/ui/texts";
import en from "./made-en.gen.json";
import tr from "./made-tr.gen.json";

/** A stretch of the posting; `number` links what is asked with what answers it, 0 links nothing. */
export type DemoPart = { text: string; verdict: string; number: number };
/** A line of the CV: "heading", "entry", "facts", "text" or "point". */
export type DemoLine = { kind: string; text: string; numbers: number[] };

/**
 * A posting and the CV that came of it. The engine made them of the product's own example; landing-demo.test.ts makes them
 * anew and fails when they are not as it makes them today.
 */
export type Demo = { score: number; name: string; title: string; posting: DemoPart[]; cv: DemoLine[] };

const DEMOS: Record<Language, Demo> = { en, tr };

export const shownDemo = (): Demo => DEMOS[shownLanguage()];
