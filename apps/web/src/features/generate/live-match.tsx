import { Card, Group, Loader, Stack, Text, Title } from "@mantine/core";
import type { MatchResult, Verdict } from "@terzi/contracts/match";
import { showPercent } from "@terzi/ui/show-values";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { bandOf } from "../cvs/match-band.ts";
import { countMusts } from "../match/group-shares.ts";
import { NextStepList } from "../match/next-step-list.tsx";
import { PostingWarnings } from "../match/posting-warnings.tsx";
import { RequirementList } from "../match/requirement-list.tsx";
import type { Active } from "../match/requirement-row.tsx";
import { ScoreRing } from "../match/score-ring.tsx";
import type { LiveMatch as Live } from "./use-live-match.ts";

const VERDICTS: Verdict[] = ["met", "partly", "missing"];

type Props = { live: Live; posting: string; active: Active };

/** The match of the profile with the posting as it stands in the fields now. */
export function LiveMatch({ live, posting, active }: Props) {
  const { t } = useTranslation("match");
  const isBusy = live.status === "reading" || (live.status === "shown" && live.isBehind);
  return (
    <Card component="section" padding="lg" aria-labelledby="live-match" aria-busy={isBusy}>
      <Group gap="xs" mb="sm">
        <Title order={2} size="h3" id="live-match">
          {t("live.title")}
        </Title>
        {isBusy && <Loader size={16} aria-hidden />}
      </Group>
      <LiveMatchBody live={live} posting={posting} active={active} />
    </Card>
  );
}

function LiveMatchBody({ live, posting, active }: Props) {
  const { t } = useTranslation("match");
  if (live.status !== "shown") return <Hint>{t(`live.${live.status}`)}</Hint>;
  const { match, warnings } = live;
  const isAsked = match.matches.length > 0;
  return (
    <Stack gap="lg">
      {isAsked ? <ScoreLine match={match} /> : <Hint>{t("nothingAsked")}</Hint>}
      <PostingWarnings warnings={warnings} />
      {isAsked && (
        <>
          <NextStepList matches={match.matches} />
          <RequirementList match={match} posting={posting} active={active} />
        </>
      )}
    </Stack>
  );
}

const Hint = ({ children }: { children: ReactNode }) => (
  <Text c="dimmed" role="status">
    {children}
  </Text>
);

function ScoreLine({ match }: { match: MatchResult }) {
  const { t } = useTranslation("match");
  const countOf = (verdict: Verdict) => match.matches.filter((one) => one.verdict === verdict).length;
  const [met, partly, missing] = VERDICTS.map(countOf);
  const musts = countMusts(match.matches);
  return (
    <Group gap="md" wrap="nowrap">
      <ScoreRing score={match.score} band={bandOf(match.score, musts)} size={84} />
      <div role="status">
        <Text fw={600}>{t("live.score", { score: showPercent(match.score) })}</Text>
        <Text size="sm" c="dimmed">
          {musts.all > 0 ? t("musts", musts) : t("live.counts", { met, partly, missing })}
        </Text>
      </div>
    </Group>
  );
}
