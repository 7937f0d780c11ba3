import { Card, Group, RingProgress, Text, Title } from "@mantine/core";
import type { MatchResult } from "@terzi/contracts/match";
import { showPercent } from "@terzi/ui/show-values";
import { shownLanguage } from "@terzi/ui/texts";
import { useTranslation } from "react-i18next";
import { BAND_COLOR, bandOf } from "../cvs/match-band.ts";

/** The score, what it means, and how it came about. */
export function ScoreCard({ score, match }: { score: number; match: MatchResult }) {
  const { t } = useTranslation("preview");
  const cvs = useTranslation("cvs").t;
  const band = bandOf(score);
  const points = (value: number) => value.toLocaleString(shownLanguage(), { maximumFractionDigits: 1 });
  return (
    <Card>
      <Group gap="lg">
        <RingProgress
          size={116}
          thickness={10}
          roundCaps
          sections={[{ value: score, color: BAND_COLOR[band] }]}
          label={
            <Text ta="center" ff="var(--t-serif)" fw={600} fz={26}>
              {showPercent(score)}
            </Text>
          }
          aria-hidden
        />
        <div style={{ flex: "1 1 16rem" }}>
          <Title order={2}>
            {t("matchScore")}: {showPercent(score)}
          </Title>
          <Text>{cvs(`bands.${band}`)}</Text>
          <Text size="sm" c="dimmed" mt={4}>
            {match.possible > 0 &&
              `${t("scorePoints", { earned: points(match.earned), possible: points(match.possible) })}. `}
            {t("scoreHow")}
          </Text>
        </div>
      </Group>
    </Card>
  );
}
