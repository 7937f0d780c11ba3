import type { CareerProfile } from "@terzi/contracts/career";
import type { InterviewPack, InterviewQuestion } from "@terzi/contracts/interview";
import type { Language } from "@terzi/contracts/languages";
import type { RequirementMatch } from "@terzi/contracts/match";
import { partOf } from "@terzi/contracts/place";
import type { RequirementKind } from "@terzi/contracts/posting";
import { tellInterview } from "@terzi/i18n/interview";
import { composeParagraphs, prepareLetter } from "../letter/write-letter.ts";
import type { LetterTask } from "../letter/letter-task.ts";
import { nameOf } from "./requirement-name.ts";
import { tellStar } from "./star.ts";
import { listWeakSpots } from "./weak-spots.ts";

const QUESTIONS_AT_MOST = 12;

export type InterviewTask = {
  order: { jobPosting: string; jobTitle: string; company: string; language: Language };
  profile: CareerProfile;
  /** "2026-11-21" */
  today: string;
};

/**
 * What the posting invites to ask, each question with the line that proves it and an outline of the answer from the
 * person's own lines; and what the profile doesn't show, with what is true instead. Pure.
 */
export function prepareInterview({ order, profile, today }: InterviewTask): InterviewPack {
  const letter = prepareLetter({
    order: { ...order, tone: "conversational", length: "short" },
    profile,
    today,
  });
  // Who speaks to them needs not be told that they ask for it.
  const { opening, rest } = composeParagraphs({ ...letter, match: { ...letter.match, matches: [] } });
  const ranked = letter.match.matches
    .filter(({ requirement }) => !requirement.isProposed)
    .toSorted((a, b) => rank(b) - rank(a));
  return {
    language: order.language,
    // What isn't about the person belongs in the letter.
    introduction: [...opening, ...rest].filter(({ restsOn }) => restsOn.length > 0).map(({ text }) => text),
    questions: ranked
      .filter(({ verdict, requirement }) => verdict === "met" && !requirement.isJob)
      .map((match) => askOf(match, letter))
      // Two requirements of schooling, say, are one question.
      .filter(({ question }, at, all) => all.findIndex((one) => one.question === question) === at)
      .slice(0, QUESTIONS_AT_MOST),
    weakSpots: listWeakSpots(ranked, letter, today),
  };
}

/** Musts first, then what weighs most. */
const rank = ({ requirement }: RequirementMatch): number =>
  requirement.weight + (requirement.importance === "must" ? 100 : 0);

/** Questions differ by what proves the answer: a certificate is asked about differently than work. */
function questionKind({ requirement: { kind }, evidence }: RequirementMatch): RequirementKind {
  const proof = partOf(evidence[0]?.place ?? "");
  if (proof === "certifications") return "certificate";
  if (proof === "education") return "education";
  // An item in a list isn't work that one last did.
  return kind === "task" && proof === "skills" ? "knowledge" : kind;
}

function askOf(match: RequirementMatch, task: LetterTask): InterviewQuestion {
  const { requirement, evidence } = match;
  return {
    id: requirement.id,
    asked: requirement.text,
    isMust: requirement.importance === "must",
    question: tellInterview(task.order.language, "question", questionKind(match), {
      name: nameOf(requirement),
    }),
    proof: evidence.slice(0, 1),
    star: tellStar(match, task),
  };
}
