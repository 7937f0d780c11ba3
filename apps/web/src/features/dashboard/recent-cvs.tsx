import { Anchor, Button, Group, Stack, Title } from "@mantine/core";
import { IconFileText } from "@tabler/icons-react";
import { Link } from "@tanstack/react-router";
import type { CvSummary } from "@terzi/contracts/cv";
import { RECENT_CVS } from "@terzi/contracts/limits";
import { EmptyState } from "@terzi/ui/page-states";
import { useTranslation } from "react-i18next";
import { CvRow } from "../cvs/cv-row.tsx";
import { bandOf } from "../cvs/match-band.ts";

/** The specification's badge variants (default, secondary, destructive), as colours of the theme. */
const BADGE_COLOR = { excellent: "ink", good: "gray", moderate: "red" };

/** The newest CVs; a link to all of them when there are more. */
export function RecentCvs({ cvs }: { cvs: CvSummary[] }) {
  const { t } = useTranslation("dashboard");
  if (!cvs.length)
    return (
      <EmptyState
        icon={<IconFileText size={40} stroke={1.4} />}
        title={t("emptyTitle")}
        text={t("emptyText")}
        action={
          <Button component={Link} to="/generate">
            {t("emptyAction")}
          </Button>
        }
      />
    );
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
