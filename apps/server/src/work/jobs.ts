import type { CareerProfile } from "@terzi/contracts/career";
import type { Language } from "@terzi/contracts/languages";
import { draftCv, listClaims } from "@terzi/tailoring/draft-cv";
import { type InterviewTask, prepareInterview } from "@terzi/tailoring/interview/prepare-interview";
import type { WriteLetterTask } from "@terzi/tailoring/letter/write-letter";
import { writeLetterWith } from "@terzi/tailoring/letter/write-letter-with";
import { collectHintMaterial } from "@terzi/tailoring/llm/hint-material";
import { proveContent } from "@terzi/tailoring/prove-content";
import { readPosting } from "@terzi/tailoring/read-posting";
import { type ScoreOptions, scorePosting } from "@terzi/tailoring/score-posting";
import { pairUp } from "@terzi/tailoring/translation/pair-up";
import { type TwinSource, twinContent } from "@terzi/tailoring/translation/twin-content";
import { type TwinTask, wordTwin } from "@terzi/tailoring/translation/word-twin";
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

/** How a running job and the thread that ordered it talk to each other. */
export type Talk = {
  onStep: NonNullable<Parameters<typeof draftCv>[0]["onStep"]>;
  onSentence: (sentence: string) => void;
  log: Log;
  /** Aborted when the person leaves. */
  signal: AbortSignal;
};

/** File jobs need as much memory as the engine, so they have threads of their own and hold up no match. */
const loadFileJobs = () => import("./file-jobs.ts");
type FileJobs = Awaited<ReturnType<typeof loadFileJobs>>;

/** Everything done in threads of its own, because it can take longer than others may wait. Inputs are plain data. */
export const jobs = {
  ...shortJobs,
  draftCv: async (task: WriteTask, { onStep, onSentence, log, signal }: Talk) =>
    draftCv({ ...task, writer: await openWriter(task, log), onStep, onSentence, signal }),
  listClaims: async ({ content, ...task }: DraftTask & { content: Parameters<typeof listClaims>[0] }) =>
    listClaims(content, task),
  proveContent: async (task: Parameters<typeof proveContent>[0]) => proveContent(task),
  scorePosting: async ({ posting, profile, ...options }: ScoreTask) =>
    scorePosting(posting, profile, options).match,
  collectHintMaterial: async ({ posting, profile, ...options }: ScoreTask) =>
    collectHintMaterial(posting, profile, options),
  writeLetter: async (task: WriteLetterTask & { writer: Config["writer"] }, { log, signal }: Talk) =>
    writeLetterWith(task, await openLetterWriter(task, log), signal),
  prepareInterview: async (task: InterviewTask) => prepareInterview(task),
  makeTwin: async ({ to, ...source }: TwinSource & { to: Language }) => twinContent(source, to),
  wordTwin: async ({ writer, ...task }: TwinTask & { writer: Config["writer"] }, { log, signal }: Talk) => {
    const translator = await openTwinTranslator({ writer }, log);
    return translator && wordTwin(task, translator, signal);
  },
  pairUp: async (both: Parameters<typeof pairUp>[0]) => pairUp(both),
  makeLetterDocx: async (task: Parameters<FileJobs["makeLetterDocx"]>[0]) =>
    (await loadFileJobs()).makeLetterDocx(task),
  readCvFile: async (file: Uint8Array) => (await loadFileJobs()).readCvFile(file),
  recognisePage: async (task: Parameters<FileJobs["recognisePage"]>[0]) =>
    (await loadFileJobs()).recognisePage(task),
  readScannedPages: async (pages: Parameters<FileJobs["readScannedPages"]>[0]) =>
    (await loadFileJobs()).readScannedPages(pages),
  takeSuggestion: async (task: Parameters<FileJobs["takeSuggestion"]>[0]) =>
    (await loadFileJobs()).takeSuggestion(task),
  makeDocx: async (task: Parameters<FileJobs["makeDocx"]>[0]) => (await loadFileJobs()).makeDocx(task),
  readBack: async (task: Parameters<FileJobs["readBack"]>[0]) => (await loadFileJobs()).readBack(task),
  /** The engine's lexicon takes a third of a second to load: better at the start than in somebody's generation. */
  warmUp: async (forWhom: "nobody yet" | "somebody" = "nobody yet") => {
    readPosting("Requirements: TypeScript");
    if (forWhom === "somebody") await loadFileJobs();
  },
};

export type Jobs = typeof jobs;
export type JobName = keyof Jobs;
export type JobInput<N extends JobName> = Parameters<Jobs[N]>[0];
export type JobOutput<N extends JobName> = Awaited<ReturnType<Jobs[N]>>;
