import { Card, Group, Progress, Text, Title } from "@mantine/core";
import type { CvDetail } from "@terzi/contracts/cv";
import { showPercent } from "@terzi/ui/show-values";
import { useTranslation } from "react-i18next";
import { ScoreBreakdown } from "../match/score-breakdown.tsx";
import { BAND_COLOR, bandOf } from "./match-band.ts";

type Props = { cv: Pick<CvDetail, "matchScore" | "match" | "jobPosting"> };

/** The score, its bar, what it means in a sentence, and how it came about where that was kept. */
export function MatchScoreCard({ cv: { matchScore, match, jobPosting } }: Props) {
  const { t } = useTranslation("cvs");
  const isAsked = match === null || match.matches.length > 0;
  const band = bandOf(matchScore);
  return (
    <Card>
      <Group justify="space-between" align="baseline">
        <Title order={2}>{t("matchScore")}</Title>
        {isAsked && (
          <Text ff="var(--t-serif)" fw={600} fz={32} lh={1}>
            {showPercent(matchScore)}
          </Text>
        )}
      </Group>
      {isAsked ? (
        <>
          <Progress
            value={matchScore}
            color={BAND_COLOR[band]}
            size="lg"
            radius="xl"
            my="sm"
            aria-label={t("matchScore")}
          />
          <Text>{t(`bands.${band}`)}</Text>
          {match && <ScoreBreakdown match={match} posting={jobPosting} />}
        </>
      ) : (
        <NothingAsked />
      )}
    </Card>
  );
}

function NothingAsked() {
  const { t } = useTranslation("match");
  return <Text>{t("nothingAsked")}</Text>;
}
