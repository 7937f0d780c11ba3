import { Stack } from "@mantine/core";
import type { MatchResult } from "@terzi/contracts/match";
import { useState } from "react";
import classes from "./match.module.css";
import type { LinkDecision } from "./model-link-note.tsx";
import { NextStepList } from "./next-step-list.tsx";
import { PostingText } from "./posting-text.tsx";
import { RequirementList } from "./requirement-list.tsx";
import type { Active } from "./requirement-row.tsx";

type Props = { match: MatchResult; posting: string; decision?: LinkDecision };

/** What is asked and what speaks for it, beside the posting that it was read from. */
export function MatchPanel({ match, posting, decision }: Props) {
  const [id, set] = useState<string | null>(null);
  const active: Active = { id, set };
  return (
    <div className={classes.panel}>
      <Stack gap="xl">
        <NextStepList matches={match.matches} />
        <RequirementList match={match} posting={posting} active={active} decision={decision} />
      </Stack>
      <PostingText posting={posting} match={match} active={active} />
    </div>
  );
}
