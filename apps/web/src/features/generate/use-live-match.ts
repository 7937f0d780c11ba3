import { useDebouncedValue } from "@mantine/hooks";
import type { CareerProfile } from "@terzi/contracts/career";
import { POSTING_MAX } from "@terzi/contracts/limits";
import { shownLanguage } from "@terzi/ui/texts";
import { useEffect, useRef, useState } from "react";
import { askLatest } from "./ask-latest.ts";
import type { MatchAnswer, MatchQuestion } from "./match-worker.ts";

const PAUSE_MS = 300;

/** Until then the previous score stays, marked as outdated. */
const FAILURES_TOLD = 3;

/** `isBehind`: what is shown belongs to an earlier state of the posting. */
export type LiveMatch =
  | { status: "blank" | "reading" | "failed" }
  | ({ status: "shown"; isBehind: boolean } & Pick<
      MatchAnswer,
      "match" | "warnings" | "postingLanguage" | "company"
    >);

export type Scored = { posting: string; profile: CareerProfile };

/** How well the profile matches the posting while it is typed. Computed in this browser, off the page's thread. */
export function useLiveMatch({ posting, profile }: Scored): LiveMatch {
  const [settled] = useDebouncedValue(posting, PAUSE_MS);
  const [answer, setAnswer] = useState<MatchAnswer | null>(null);
  const [failures, setFailures] = useState(0);
  const ask = useRef<(question: MatchQuestion) => void>(null);

  useEffect(() => {
    const asking = askLatest(
      () => new Worker(new URL("./match-worker.ts", import.meta.url), { type: "module" }),
      {
        onAnswer: (answer) => {
          setFailures(0);
          setAnswer(answer);
        },
        onFailure: setFailures,
      },
    );
    ask.current = asking.ask;
    return asking.close;
  }, []);
  useEffect(() => {
    if (!isScorable(settled)) return;
    const today = new Date().toISOString().slice(0, 10);
    ask.current?.({
      jobPosting: settled,
      profile,
      language: shownLanguage(),
      today,
    });
  }, [settled, profile]);

  if (!isScorable(posting)) return { status: "blank" };
  if (failures >= FAILURES_TOLD) return { status: "failed" };
  if (!answer) return { status: "reading" };
  const { match, warnings, postingLanguage, company } = answer;
  const isBehind = answer.jobPosting !== posting;
  return { status: "shown", match, warnings, postingLanguage, company, isBehind };
}

const isScorable = (posting: string): boolean => posting.trim() !== "" && posting.length <= POSTING_MAX;
