import { Card, Group, Progress, Text, Title } from "@mantine/core";
import type { CvDetail } from "@terzi/contracts/cv-detail";
import { showPercent } from "@terzi/ui/show-values";
import { useTranslation } from "react-i18next";
import { countMusts } from "../match/group-shares.ts";
import { BAND_COLOR, bandOf } from "./match-band.ts";

type Props = { cv: Pick<CvDetail, "matchScore" | "match"> };

/** The score, its bar, and what it means in a sentence. */
export function MatchScoreCard({ cv: { matchScore, match } }: Props) {
  const { t } = useTranslation("cvs");
  const words = useTranslation("match").t;
  const isAsked = match === null || match.matches.length > 0;
  const musts = match ? countMusts(match.matches) : undefined;
  const band = bandOf(matchScore, musts);
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
          {musts && musts.all > 0 && (
            <Text size="sm" c="dimmed">
              {words("musts", musts)}
            </Text>
          )}
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
