import { Card, Group, Loader, Stack, Text, Title } from "@mantine/core";
import type { MatchResult, Verdict } from "@terzi/contracts/match";
import { showPercent } from "@terzi/ui/show-values";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { PostingWarnings } from "../match/posting-warnings.tsx";
import { ScoreRing } from "../match/score-ring.tsx";
import { ScoringLink } from "../match/scoring-link.tsx";
import { AskedList } from "./asked-list.tsx";
import { type LiveMatch as Live, type Scored, useLiveMatch } from "./use-live-match.ts";

const VERDICTS: Verdict[] = ["met", "partly", "missing"];

/** The match of the profile with the posting as it stands in the fields now. */
export function LiveMatch(scored: Scored) {
  const { t } = useTranslation("match");
  const live = useLiveMatch(scored);
  const isBusy = live.status === "reading" || (live.status === "shown" && live.isBehind);
  return (
    <Card component="section" padding="lg" aria-labelledby="live-match" aria-busy={isBusy}>
      <Group gap="xs" mb="sm">
        <Title order={2} size="h3" id="live-match">
          {t("live.title")}
        </Title>
        {isBusy && <Loader size={16} aria-hidden />}
      </Group>
      <LiveMatchBody live={live} />
    </Card>
  );
}

function LiveMatchBody({ live }: { live: Live }) {
  const { t } = useTranslation("match");
  if (live.status !== "shown") return <Hint>{t(`live.${live.status}`)}</Hint>;
  const { match, warnings } = live;
  return (
    <Stack gap="md">
      {match.matches.length ? <ScoreLine match={match} /> : <Hint>{t("nothingAsked")}</Hint>}
      <PostingWarnings warnings={warnings} />
      {VERDICTS.map((verdict) => (
        <AskedList
          key={verdict}
          verdict={verdict}
          matches={match.matches.filter((one) => one.verdict === verdict)}
        />
      ))}
      {match.matches.length > 0 && <ScoringLink />}
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
  return (
    <Group gap="md" wrap="nowrap">
      <ScoreRing score={match.score} size={84} />
      <div role="status">
        <Text fw={600}>{t("live.score", { score: showPercent(match.score) })}</Text>
        <Text size="sm" c="dimmed">
          {t("live.counts", { met, partly, missing })}
        </Text>
      </div>
    </Group>
  );
}
