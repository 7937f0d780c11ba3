import type { CareerProfile } from "@terzi/contracts/career";
import { readScannedPages } from "@terzi/cv-import/ocr/read-scan";
import { recognisePage } from "@terzi/cv-import/ocr/scanned-page";
import { readCvFile } from "@terzi/cv-import/read-cv";
import { takeSuggestion } from "@terzi/cv-import/take-suggestion";
import { UnreadableCv } from "@terzi/cv-import/unreadable-cv";
import type { CvDocument } from "@terzi/documents/cv-document";
import { cvDocx } from "@terzi/documents/docx";
import { letterDocx } from "@terzi/documents/letter-docx";
import type { LetterDocument } from "@terzi/documents/letter-document";
import { readBack } from "@terzi/documents/read-back";
import { draftCv, listClaims } from "@terzi/tailoring/draft-cv";
import { type InterviewTask, prepareInterview } from "@terzi/tailoring/interview/prepare-interview";
import type { WriteLetterTask } from "@terzi/tailoring/letter/write-letter";
import { writeLetterWith } from "@terzi/tailoring/letter/write-letter-with";
import { collectHintMaterial } from "@terzi/tailoring/llm/hint-material";
import { readPosting } from "@terzi/tailoring/read-posting";
import { type ScoreOptions, scorePosting } from "@terzi/tailoring/score-posting";
import { proveContent } from "@terzi/tailoring/prove-content";
import { pairUp } from "@terzi/tailoring/translation/pair-up";
import { type TwinSource, twinContent } from "@terzi/tailoring/translation/twin-content";
import { type TwinTask, wordTwin } from "@terzi/tailoring/translation/word-twin";
import type { Language } from "@terzi/contracts/languages";
import type { Config } from "../config.ts";
import type { Log } from "../log.ts";
import { openLetterWriter, openTwinTranslator, openWriter } from "./open-writer.ts";
import { shortJobs } from "./short-jobs.ts";

type DraftTask = Omit<Parameters<typeof draftCv>[0], "writer" | "onStep" | "onSentence" | "signal">;

/** `tokensAtMost`: the model budget of the CV; null without one. */
type WriteTask = DraftTask & { writer: Config["writer"]; tokensAtMost?: number | null };

/** A posting and a profile to match. */
type ScoreTask = Pick<ScoreOptions, "language" | "today" | "hints"> & {
  posting: string;
  profile: CareerProfile;
};

/** What a running job may tell the thread that asked for it, and hear from it. */
export type Talk = {
  onStep: NonNullable<Parameters<typeof draftCv>[0]["onStep"]>;
  onSentence: (sentence: string) => void;
  log: Log;
  /** Aborted when the person has left. */
  signal: AbortSignal;
};

/** A fault in the file is "broken", whatever it broke. */
function asUnreadable(cause: unknown): never {
  throw cause instanceof UnreadableCv ? cause : new UnreadableCv("broken", { cause });
}

/** Everything done in threads of its own, because it can take longer than others may wait. Inputs are plain data. */
export const jobs = {
  ...shortJobs,
  draftCv: (task: WriteTask, { onStep, onSentence, log, signal }: Talk) =>
    draftCv({ ...task, writer: openWriter(task, log), onStep, onSentence, signal }),
  listClaims: async ({ content, ...task }: DraftTask & { content: Parameters<typeof listClaims>[0] }) =>
    listClaims(content, task),
  proveContent: async (task: Parameters<typeof proveContent>[0]) => proveContent(task),
  scorePosting: async ({ posting, profile, ...options }: ScoreTask) =>
    scorePosting(posting, profile, options).match,
  collectHintMaterial: async ({ posting, profile, ...options }: ScoreTask) =>
    collectHintMaterial(posting, profile, options),
  writeLetter: (task: WriteLetterTask & { writer: Config["writer"] }, { log, signal }: Talk) =>
    writeLetterWith(task, openLetterWriter(task, log), signal),
  prepareInterview: async (task: InterviewTask) => prepareInterview(task),
  makeTwin: async ({ to, ...source }: TwinSource & { to: Language }) => twinContent(source, to),
  wordTwin: async ({ writer, ...task }: TwinTask & { writer: Config["writer"] }, { log, signal }: Talk) => {
    const translator = openTwinTranslator({ writer }, log);
    return translator && wordTwin(task, translator, signal);
  },
  pairUp: async (both: Parameters<typeof pairUp>[0]) => pairUp(both),
  makeLetterDocx: ([letter, options]: [LetterDocument, Parameters<typeof letterDocx>[1]]) =>
    letterDocx(letter, options),
  readCvFile: (file: Uint8Array) => readCvFile(file).catch(asUnreadable),
  recognisePage: ([file, page]: Parameters<typeof recognisePage>) =>
    recognisePage(file, page).catch(asUnreadable),
  readScannedPages: async (pages: Parameters<typeof readScannedPages>[0]) => readScannedPages(pages),
  takeSuggestion: async ([reading, suggested]: Parameters<typeof takeSuggestion>) =>
    takeSuggestion(reading, suggested),
  makeDocx: ([cv, options]: [CvDocument, Parameters<typeof cvDocx>[1]]) => cvDocx(cv, options),
  readBack: ([bytes, format, cv]: Parameters<typeof readBack>) => readBack(bytes, format, cv),
  /** The engine's lexicon takes a third of a second to load: better at the start than in somebody's generation. */
  warmUp: async () => void readPosting("Requirements: TypeScript"),
};

export type Jobs = typeof jobs;
export type JobName = keyof Jobs;
export type JobInput<N extends JobName> = Parameters<Jobs[N]>[0];
export type JobOutput<N extends JobName> = Awaited<ReturnType<Jobs[N]>>;
