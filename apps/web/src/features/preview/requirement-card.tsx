import { Badge, Card, Group, Text, ThemeIcon } from "@mantine/core";
import { IconCheck, IconMinus, IconX } from "@tabler/icons-react";
import type { RequirementMatch, Verdict } from "@terzi/contracts/match";
import { useTranslation } from "react-i18next";
import { placeName } from "./place-name.ts";
import { findPostingSentence } from "./posting-sentence.ts";
import classes from "./requirement-card.module.css";

const LOOK: Record<Verdict, { color: string; icon: typeof IconCheck }> = {
  met: { color: "green", icon: IconCheck },
  partly: { color: "yellow", icon: IconMinus },
  missing: { color: "orange", icon: IconX },
};

/** One requirement: the posting's words in their sentence, the verdict, the evidence quoted, why, and what would help. */
export function RequirementCard({ match, posting }: { match: RequirementMatch; posting: string }) {
  const { t } = useTranslation("preview");
  const { color, icon: Icon } = LOOK[match.verdict];
  const sentence = findPostingSentence(posting, match.requirement);
  return (
    <Card component="li" padding="md">
      <Group wrap="nowrap" align="flex-start" gap="sm">
        <ThemeIcon variant="light" color={color} size={28} radius="xl" mt={2} aria-hidden>
          <Icon size={18} />
        </ThemeIcon>
        <div className={classes.body}>
          <Group justify="space-between" align="flex-start" gap="xs">
            <Text fw={600} className={classes.words} dir="auto">
              {match.requirement.text}
            </Text>
            <Group gap={6}>
              <Badge color={color}>{t(`verdicts.${match.verdict}`)}</Badge>
              <Badge color="gray">{t(match.requirement.importance)}</Badge>
            </Group>
          </Group>
          {sentence && (
            <Text size="sm" className={classes.words} dir="auto">
              {t("inPosting", { sentence })}
            </Text>
          )}
          {match.reason && (
            <Text size="sm" c="dimmed" className={classes.words}>
              {match.reason}
            </Text>
          )}
          {match.evidence.map(({ quote, place }) => (
            <figure key={`${place}:${quote}`} className={classes.evidence}>
              <blockquote dir="auto">{quote}</blockquote>
              <figcaption>{placeName(place, t)}</figcaption>
            </figure>
          ))}
          {match.suggestion && (
            <Text size="sm" className={classes.words}>
              <strong>{t("suggestion")}:</strong> {match.suggestion}
            </Text>
          )}
        </div>
      </Group>
    </Card>
  );
}
