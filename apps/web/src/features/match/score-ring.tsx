import { RingProgress, Text } from "@mantine/core";
import { showPercent } from "@terzi/ui/show-values";
import { BAND_COLOR, type MatchBand } from "../cvs/match-band.ts";

/** The score as a ring. The number is stated beside it too. */
export function ScoreRing({ score, band, size = 116 }: { score: number; band: MatchBand; size?: number }) {
  return (
    <RingProgress
      size={size}
      thickness={Math.round(size / 12)}
      roundCaps
      sections={[{ value: score, color: BAND_COLOR[band] }]}
      label={
        <Text ta="center" ff="var(--t-serif)" fw={600} fz={Math.round(size * 0.22)}>
          {showPercent(score)}
        </Text>
      }
      aria-hidden
      style={{ flex: "none" }}
    />
  );
}
