import { Button, Group, Text, Title } from "@mantine/core";
import { IconArrowLeft } from "@tabler/icons-react";
import type { MatchResult } from "@terzi/contracts/match";
import { showPercent } from "@terzi/ui/show-values";
import type { ReactElement, ReactNode } from "react";
import { useTranslation } from "react-i18next";
import classes from "./studio.module.css";

type LinkProps = { className?: string | undefined; children?: ReactNode };
type Props = {
  back: (props: LinkProps) => ReactElement;
  backLabel: string;
  title: string;
  lead?: ReactNode;
  match: MatchResult;
  action?: ReactNode;
};

/** One line, so that the page begins near the top: the way back, what is being edited, its main action. */
export const StudioHeading = ({ back, backLabel, title, lead, match, action }: Props) => (
  <Group justify="space-between" gap="sm" className={classes.heading}>
    <Group gap="xs" wrap="wrap" align="baseline" style={{ flex: "1 1 18rem", minWidth: 0 }}>
      <Button
        renderRoot={back}
        variant="subtle"
        size="compact-md"
        ml={-8}
        leftSection={<IconArrowLeft size={16} />}
      >
        {backLabel}
      </Button>
      <Title order={1} size="h2" className={classes.words}>
        {title}
      </Title>
      {lead && (
        <Text span size="sm" c="dimmed">
          {lead}
        </Text>
      )}
      <ScoreLine match={match} />
    </Group>
    {action}
  </Group>
);

/** Where the match is in a separate sheet, its score is still on the screen. */
function ScoreLine({ match: { score, possible } }: { match: MatchResult }) {
  const { t } = useTranslation("preview");
  if (!(possible > 0)) return null;
  return (
    <Text span size="sm" fw={600} hiddenFrom="lg">
      {t("matchScore")}: {showPercent(score)}
    </Text>
  );
}
