import { Badge, Card, Group, Text } from "@mantine/core";
import type { RequirementMatch } from "@terzi/contracts/match";
import { useTranslation } from "react-i18next";
import { RequirementAccount } from "../match/requirement-account.tsx";
import { VERDICT_LOOK } from "../match/verdict-look.ts";
import { VerdictMark } from "../match/verdict-mark.tsx";
import classes from "./requirement-card.module.css";

/** One requirement: the posting's words, the verdict, and why. */
export function RequirementCard({ match, posting }: { match: RequirementMatch; posting: string }) {
  const { t } = useTranslation("match");
  const { requirement, verdict } = match;
  return (
    <Card component="li" padding="md">
      <Group wrap="nowrap" align="flex-start" gap="sm">
        <VerdictMark verdict={verdict} size={28} />
        <div className={classes.body}>
          <Group justify="space-between" align="flex-start" gap="xs">
            <Text fw={600} className={classes.words} dir="auto">
              {requirement.isJob ? t("theJob", { title: requirement.text }) : requirement.text}
            </Text>
            <Group gap={6}>
              <Badge color={VERDICT_LOOK[verdict].color}>{t(`verdicts.${verdict}`)}</Badge>
              <Badge color="gray">{t(requirement.importance)}</Badge>
            </Group>
          </Group>
          <RequirementAccount match={match} posting={posting} />
        </div>
      </Group>
    </Card>
  );
}
