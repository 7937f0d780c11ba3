import type { WordedSection } from "@terzi/contracts/cv";
import { parsePlace } from "@terzi/contracts/place";
import { checkHeadline, headlineStands } from "../guard/check-headline.ts";
import { mayStand } from "../guard/rejection.ts";
import { fillSummary } from "../writing/fill-summary.ts";
import { faultOf } from "../writing/style-lint.ts";
import type { Draft, Edit, Writer, WritingTask } from "../writing/writer.ts";
import { WriterUnavailable } from "../writing/writer-unavailable.ts";
import { type AskWithin, openAskWithin } from "./ask-within.ts";
import { openConnection } from "./connection.ts";
import { CV_FORMAT, CV_SHAPE, type CvAnswer, readCvAnswer, sentencesSoFar } from "./cv-answer.ts";
import { type CvMaterial, collectCvMaterial } from "./cv-material.ts";
import { isTranslating, messagesForCv } from "./cv-messages.ts";
import { type Failure, readFailure } from "./failure.ts";
import { JUDGE_FORMAT, JUDGE_SHAPE, messagesForJudge, readVerdicts } from "./judge.ts";
import { type ModelOptions, reportUsage } from "./model-usage.ts";
import { checkWording, type Wording, wordingsOf } from "./refused-wordings.ts";
import { type Proposal, takeAnswer } from "./take-answer.ts";
import { AGAIN_FORMAT, AGAIN_SHAPE, messagesToReword, readAgain, refusalsOf, takeSecond } from "./reword.ts";

export type ModelWriterOptions = ModelOptions & {
  /** How many tokens one CV may cost, in and out; null without a budget. */
  tokensAtMost?: number | null;
};

/** Room for a long CV; for what was refused of it; for a verdict on each wording. */
const CV_ROOM = { wanted: 6_000, least: 600 };
const AGAIN_ROOM = { wanted: 2_500, least: 200 };
const JUDGE_ROOM = { wanted: 1_500, least: 150 };

/**
 * A writer that asks a language model at any endpoint with OpenAI's chat-completions API: once for the whole CV, once
 * more for what the guard refused, and once whether what rules can't prove follows from the person's words. Throws
 * WriterUnavailable when the first question has no answer, and the signal's reason when it is aborted.
 */
export function openModelWriter(options: ModelWriterOptions): Writer {
  const connection = openConnection(options);
  return {
    name: "model",
    async write(task, signal, tell) {
      signal.throwIfAborted();
      return reportUsage(options, async (meter) => {
        const failures: Failure[] = [];
        const deadline = performance.now() + options.timeoutMs;
        const tryMs = options.timeoutMs / 2;
        const tries = {
          signal,
          deadline,
          tryMs,
          pause: { until: 0 },
          onFailure: (failure: Failure) => void failures.push(failure),
        };
        const ask = openAskWithin({ connection, meter, tries, tokensAtMost: options.tokensAtMost ?? null });
        const isLate = () => deadline - performance.now() < tryMs;
        const writing = { task, signal, ask, isLate, failures, log: options.log };
        return writeCv({ ...writing, ...(tell && { tell }) });
      });
    },
  };
}

type Writing = {
  task: WritingTask;
  signal: AbortSignal;
  ask: AskWithin;
  /** Whether too little time remains for another question. */
  isLate(): boolean;
  failures: Failure[];
  log: ModelOptions["log"];
  tell?: (sentence: string) => void;
};

async function writeCv(writing: Writing): Promise<Draft> {
  const { task } = writing;
  const material = collectCvMaterial(task);
  const isTranslated = isTranslating(material, task);
  const answer = await askForCv(material, writing);
  const proposal = takeAnswer(answer, material, task);
  leaveWhatServesWorse(proposal, task, isTranslated);
  await wordRefusedAgain(proposal, writing, isTranslated);
  if (task.order.generationMode === "strict") leaveWhatIsNotOwn(proposal, task);
  const judged = await judgeUnproven(proposal, writing);
  const unwritten = unwrittenSections(answer, material);
  return {
    edits: [...headlineEdit(proposal, task), ...summaryEdit(proposal, material, task)],
    arranged: proposal.arranged,
    judged,
    ...(unwritten.length && { unwritten }),
  };
}

async function askForCv(
  material: CvMaterial,
  { task, signal, ask, failures, tell }: Writing,
): Promise<CvAnswer> {
  let heard = 0;
  const [lead] = material.summary.slots;
  const onText = (text: string) => {
    const sentences = sentencesSoFar(text);
    for (const [index, sentence] of sentences.entries()) {
      if (index < heard) continue;
      // People who wait must read nothing untrue: when the first sentence isn't proven, they see the one that rules
      // would use.
      if (task.guard.proves(sentence, { kind: "profile" })) tell?.(sentence);
      else if (index === 0 && lead) tell?.(lead);
    }
    heard = sentences.length;
  };
  try {
    return await ask({
      messages: messagesForCv(material, task),
      format: CV_FORMAT,
      shape: CV_SHAPE,
      read: readCvAnswer,
      room: CV_ROOM,
      onText,
    });
  } catch (error) {
    signal.throwIfAborted();
    const waits = failures.flatMap(({ retryAfterMs }) => (retryAfterMs === null ? [] : [retryAfterMs]));
    throw new WriterUnavailable(`the model wrote nothing: ${readFailure(error).reason}`, {
      cause: error,
      retryAfterSeconds: waits.length ? Math.ceil(Math.max(...waits) / 1_000) : null,
    });
  }
}

/** The person's own lines return where the new wording is no better. */
function leaveWhatServesWorse(proposal: Proposal, task: WritingTask, isTranslated: boolean): void {
  const { language, generationMode } = task.order;
  if (generationMode === "strict") return;
  for (const wording of wordingsOf(proposal, task))
    if (wording.scope.kind === "entry" && faultOf(wording.text, wording.own, { language, isTranslated }))
      wording.replace(null);
}

/** In strict mode only the person's own words are even offered. */
function leaveWhatIsNotOwn(proposal: Proposal, task: WritingTask): void {
  for (const { wording } of refusalsOf(wordingsOf(proposal, task), task)) wording.replace(null);
}

/** A failed second question never costs the first answer. */
async function tryMore(what: string, { signal, log }: Writing, work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } catch (error) {
    signal.throwIfAborted();
    log.warn({ reason: readFailure(error).reason }, what);
  }
}

/** What the guard would reject is asked for once more. */
async function wordRefusedAgain(proposal: Proposal, writing: Writing, isTranslated: boolean): Promise<void> {
  const { task, ask, isLate } = writing;
  const refusals = refusalsOf(wordingsOf(proposal, task), task);
  if (!refusals.length || isLate()) return;
  await tryMore("what was refused was not worded again", writing, async () => {
    const second = await ask({
      messages: messagesToReword(refusals, task),
      format: AGAIN_FORMAT,
      shape: AGAIN_SHAPE,
      read: readAgain,
      room: AGAIN_ROOM,
    });
    takeSecond(second, refusals, { task, isTranslated });
  });
}

/**
 * What rules can't prove is judged by the person's words alone: a no removes the wording, a yes is passed on for the
 * person to confirm. In strict mode only their own words may stand, so nobody is asked.
 */
async function judgeUnproven(proposal: Proposal, writing: Writing): Promise<string[]> {
  const { task, ask, isLate } = writing;
  const unproven = wordingsOf(proposal, task).filter((wording) => isUnproven(wording, task));
  const judged: string[] = [];
  if (!unproven.length || isLate() || task.order.generationMode === "strict") return judged;
  await tryMore("what can't be proven was not judged", writing, async () => {
    const pairs = unproven.map(({ text, own }) => ({ evidence: own, sentence: text }));
    const verdicts = await ask({
      messages: messagesForJudge(pairs),
      format: JUDGE_FORMAT,
      shape: JUDGE_SHAPE,
      read: readVerdicts,
      room: JUDGE_ROOM,
    });
    for (const [index, wording] of unproven.entries()) {
      const verdict = verdicts.find(({ id }) => id === index + 1);
      if (verdict?.follows) judged.push(wording.text);
      else if (verdict) wording.replace(null);
    }
  });
  return judged;
}

/** Neither proven nor contradicted, and with evidence to compare with. */
function isUnproven(wording: Wording, task: WritingTask): boolean {
  const verdicts = checkWording(wording, task).map(({ verdict }) => verdict);
  return wording.own.length > 0 && verdicts.includes("unproven") && !verdicts.includes("contradicted");
}

/** The headline, if it is true as it is: nobody is asked to confirm a title. */
function headlineEdit({ headline }: Proposal, { base, guard, order }: WritingTask): Edit[] {
  const { generationMode: mode } = order;
  const checks = headline ? checkHeadline(headline, { guard, content: base, mode }) : [];
  return headlineStands(checks) ? [{ at: "headline", text: headline, restsOn: [] }] : [];
}

/** The summary as one edit, with the rules' phrasing for whatever of it doesn't stand; none when nothing changes. */
function summaryEdit({ summary }: Proposal, { summary: own }: CvMaterial, task: WritingTask): Edit[] {
  const said = summary.filter(({ text }) => text !== "");
  const { generationMode } = task.order;
  const stands = (sentence: string) => {
    const checks = task.guard.check(sentence, { kind: "profile" });
    return checks.length > 0 && checks.every((check) => mayStand(check, generationMode));
  };
  const sentences = fillSummary(
    said.map(({ text }) => text),
    { stands, slots: own.slots },
  );
  const text = sentences.join(" ");
  if (!text || text === task.base.summary) return [];
  return [{ at: "summary", text, restsOn: [...new Set(said.flatMap(({ restsOn }) => restsOn))] }];
}

/** What didn't fit, and what a truncated answer doesn't cover. */
function unwrittenSections(answer: CvAnswer, { entries, isCut }: CvMaterial): WordedSection[] {
  if (answer.isWhole && !isCut) return [];
  const missed = entries.filter(
    ({ id, lines }) =>
      (isCut && !lines.length) || (!answer.isWhole && !answer.entries.some((one) => one.id === id)),
  );
  // Safe: material has entries of worded sections only.
  return [...new Set(missed.map(({ at }) => parsePlace(at).section as WordedSection))];
}
