import { Card, Group, Text, Title } from "@mantine/core";
import type { MatchResult } from "@terzi/contracts/match";
import { showPercent } from "@terzi/ui/show-values";
import { useTranslation } from "react-i18next";
import { bandOf } from "../cvs/match-band.ts";
import { ScoreBreakdown } from "../match/score-breakdown.tsx";
import { ScoreRing } from "../match/score-ring.tsx";

/** The score, what it means, and how it came about; where nothing is asked, why there is none. */
export function ScoreCard({ match, posting }: { match: MatchResult; posting: string }) {
  const { t } = useTranslation("preview");
  const cvs = useTranslation("cvs").t;
  const basics = useTranslation("match").t;
  if (!match.matches.length)
    return (
      <Card>
        <Title order={2}>{t("matchScore")}</Title>
        <Text>{basics("nothingAsked")}</Text>
      </Card>
    );
  return (
    <Card>
      <Group gap="lg">
        <ScoreRing score={match.score} />
        <div style={{ flex: "1 1 16rem" }}>
          <Title order={2}>
            {t("matchScore")}: {showPercent(match.score)}
          </Title>
          <Text>{cvs(`bands.${bandOf(match.score)}`)}</Text>
        </div>
      </Group>
      <ScoreBreakdown match={match} posting={posting} />
    </Card>
  );
}
