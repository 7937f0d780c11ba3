import { fieldPlace } from "@terzi/contracts/place";
import { randomBytes } from "node:crypto";
import { zodResponseFormat } from "openai/helpers/zod";
import { z } from "zod";
import { listLines } from "../letter/choose-lines.ts";
import type { LetterSentence, LetterTask } from "../letter/letter-task.ts";
import { type LetterParagraphs, proves } from "../letter/write-letter.ts";
import { textAt } from "../writing/content-places.ts";
import { sentencesOf } from "../writing/own-summary.ts";
import { askModel } from "./ask-model.ts";
import { openConnection } from "./connection.ts";
import { createContactCheck } from "./contact-lines.ts";
import { readFailure } from "./failure.ts";
import { jsonValuesIn } from "./json-values.ts";
import { LETTER_SHAPE, letterInstructions } from "./letter-instructions.ts";
import type { Message } from "./message.ts";
import { type ModelOptions, reportUsage } from "./model-usage.ts";
import type { Pause } from "./retry.ts";

const Answer = z.object({ paragraphs: z.array(z.array(z.string())) });
const LETTER_FORMAT = zodResponseFormat(Answer, "letter");

const LINES_AT_MOST = 40;
const ASKED_AT_MOST = 20;
const PARAGRAPHS_AT_MOST = 4;
/** A one-page letter, plus what a model thinks before it. */
const MAX_TOKENS = 3_000;
/** With fewer proven sentences, the letter written without the model says more. */
const FEWEST_SENTENCES = 2;

/** Who words the part of a letter about the person's work. Null when nothing usable came. */
export type LetterModel = {
  word(task: LetterTask, local: LetterParagraphs, signal: AbortSignal): Promise<LetterSentence[][] | null>;
};

/**
 * A letter writer that asks a language model. Every sentence is put to the guard, and an unproven one is left out.
 * Failures are logged without any of the texts. Throws the signal's reason when it is aborted.
 */
export function openLetterModel(options: ModelOptions): LetterModel {
  const connection = openConnection(options);
  const pause: Pause = { until: 0 };
  return {
    async word(task, local, signal) {
      const tries = {
        signal,
        deadline: performance.now() + options.timeoutMs,
        tryMs: options.timeoutMs / 2,
        pause,
        onFailure: () => {},
      };
      const question = {
        messages: messagesFor(task, local),
        shape: LETTER_SHAPE,
        read: readAnswer,
        maxTokens: MAX_TOKENS,
      };
      try {
        const paragraphs = await reportUsage(options, (meter) =>
          askModel(question, (messages, maxTokens) =>
            connection.complete({ messages, answerFormat: LETTER_FORMAT, maxTokens, meter, tries }),
          ),
        );
        return keepProven(task, paragraphs);
      } catch (error) {
        signal.throwIfAborted();
        options.log.warn({ reason: readFailure(error).reason }, "a letter was not worded by the model");
        return null;
      }
    },
  };
}

function readAnswer(text: string): string[][] | null {
  for (const value of jsonValuesIn(text)) {
    const answer = Answer.safeParse(value).data;
    if (answer?.paragraphs.length) return answer.paragraphs.slice(0, PARAGRAPHS_AT_MOST);
  }
  return null;
}

/** The sentences that the whole profile proves, in order; null when too few remain. */
function keepProven(task: LetterTask, paragraphs: string[][]): LetterSentence[][] | null {
  const kept = paragraphs
    .map((sentences) =>
      sentences.flatMap(sentencesOf).flatMap((text): LetterSentence[] => {
        const restsOn = proves(task, text, { kind: "profile" });
        return restsOn ? [{ text, restsOn }] : [];
      }),
    )
    .filter((some) => some.length > 0);
  return kept.flat().length >= FEWEST_SENTENCES ? kept : null;
}

/** Instructions, and the data between markers that no text of it can hold. */
function messagesFor(task: LetterTask, local: LetterParagraphs): Message[] {
  const { order, profile, match, relevance } = task;
  const isPrivate = createContactCheck(profile.personalInfo);
  const marker = `===== ${randomBytes(12).toString("hex")} =====`;
  const lines = listLines(profile)
    .filter(({ text }) => text.trim() && !isPrivate(text))
    .toSorted((a, b) => relevance(b.text) - relevance(a.text))
    .slice(0, LINES_AT_MOST)
    .map(({ entry, text, isPast }) => ({
      job: ["position", "company", "name"]
        .flatMap((field) => textAt(profile, fieldPlace(entry, field)) ?? [])
        .join(", "),
      isOver: isPast,
      line: text,
    }));
  const material = {
    jobTitle: order.jobTitle,
    company: order.company,
    asked: match.matches
      .toSorted((a, b) => b.requirement.weight - a.requirement.weight)
      .slice(0, ASKED_AT_MOST)
      .map(({ requirement, verdict }) => ({ text: requirement.text, inProfile: verdict })),
    lines,
    before: local.opening.map(({ text }) => text).join(" "),
  };
  const json = JSON.stringify(material, null, 1);
  return [
    { role: "system", content: letterInstructions(order, marker) },
    { role: "user", content: `${marker}\n${json}\n${marker}` },
  ];
}
