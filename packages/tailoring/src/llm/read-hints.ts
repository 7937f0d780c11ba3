import { type HintLink, type MatchHints, ProposedRequirement } from "@terzi/contracts/match";
import { zodResponseFormat } from "openai/helpers/zod";
import { z } from "zod";
import { findWords } from "../posting/find-words.ts";
import type { HintMaterial } from "./hint-material.ts";
import { jsonValuesIn } from "./json-values.ts";

const AnsweredLink = z.object({ asked: z.int(), line: z.int(), quote: z.string() });
const Answer = z.object({ links: z.array(AnsweredLink), requirements: z.array(ProposedRequirement) });

export const HINTS_FORMAT = zodResponseFormat(Answer, "match_hints");

/** An invalid item doesn't affect the others. */
const listOf = <T extends z.ZodType>(item: T) =>
  z
    .array(z.unknown())
    .transform((items) => items.flatMap((one) => item.safeParse(one).data ?? []))
    .optional();
/** Endpoints without schemas leave out an empty list, but not both. */
const ReadAnswer = z
  .object({ links: listOf(AnsweredLink), requirements: listOf(ProposedRequirement) })
  .refine(({ links, requirements }) => links || requirements);

const PROPOSED_AT_MOST = 20;

/**
 * The parts of a model's answer that exist in what it was shown: links whose quotation is in the line they name, one
 * per thing asked, and requirements in the posting's own words. Null when the answer has another shape.
 */
export function readHints(text: string, material: HintMaterial): MatchHints | null {
  for (const value of jsonValuesIn(text)) {
    const answer = ReadAnswer.safeParse(value).data;
    if (!answer) continue;
    const links = new Map<string, HintLink>();
    for (const { asked, line, quote } of answer.links ?? []) {
      const text = material.asked[asked - 1];
      const said = material.lines[line - 1];
      if (text && said && !links.has(text) && findWords(said.quote, quote))
        links.set(text, { asked: text, ...said });
    }
    const requirements = (answer.requirements ?? [])
      .filter(({ quote }) => findWords(material.posting, quote))
      .slice(0, PROPOSED_AT_MOST);
    return { links: [...links.values()], requirements };
  }
  return null;
}
