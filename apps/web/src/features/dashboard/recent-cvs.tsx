import { Anchor, Group, Stack, Title } from "@mantine/core";
import { Link } from "@tanstack/react-router";
import type { CvSummary } from "@terzi/contracts/cv-detail";
import { RECENT_CVS } from "@terzi/contracts/limits";
import { useTranslation } from "react-i18next";
import { CvRow } from "../cvs/cv-row.tsx";
import { bandOf } from "../cvs/match-band.ts";

/** The specification's badge variants (default, secondary, destructive), as colours of the theme. */
const BADGE_COLOR = { excellent: "ink", good: "gray", moderate: "red" };

/** The newest CVs; a link to all of them when there are more. */
export function RecentCvs({ cvs }: { cvs: CvSummary[] }) {
  const { t } = useTranslation("dashboard");
  return (
    <section aria-labelledby="recent-cvs">
      <Group justify="space-between" mb="sm">
        <Title order={2} id="recent-cvs">
          {t("recent")}
        </Title>
        {cvs.length > RECENT_CVS && (
          <Anchor component={Link} to="/cvs">
            {t("viewAll")}
          </Anchor>
        )}
      </Group>
      <Stack component="ul" gap="xs" p={0} m={0}>
        {cvs.slice(0, RECENT_CVS).map((cv) => (
          <CvRow key={cv.id} cv={cv} badgeColor={BADGE_COLOR[bandOf(cv.matchScore)]} />
        ))}
      </Stack>
    </section>
  );
}
