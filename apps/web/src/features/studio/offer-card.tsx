import { Button, Group, Paper, Text } from "@mantine/core";
import { useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import classes from "./studio.module.css";
import type { OfferTurns } from "./use-offer-keys.ts";
import { wordChanges } from "./word-changes.ts";

type Props = { turns: OfferTurns; number: number; count: number };

/** The offer being decided, with its changes to the person's own words. */
export function OfferCard({ turns, number, count }: Props) {
  const { t } = useTranslation("studio");
  const { current, beside } = turns;
  const card = useRef<HTMLDivElement>(null);
  const key = current?.key;
  // The line is brought into view by its focus; what is asked of it stands below, and may be out of sight.
  useEffect(() => {
    if (key !== undefined) card.current?.scrollIntoView({ block: "nearest" });
  }, [key]);
  if (!current) return null;
  const { instead, also = [], proposed, isJudged } = current.rejection;
  const changes = wordChanges([instead, ...also].join("; "), proposed);
  const isWhole = changes.every(({ side }) => side !== "both");
  return (
    <Paper
      ref={card}
      className={classes.card}
      withBorder
      shadow="md"
      p="sm"
      role="group"
      aria-label={t("offers.title_one", { count })}
    >
      <Text size="sm" dir="auto" className={classes.words}>
        {changes.map(({ text, side }, position) => {
          const Tag = side === "new" ? "ins" : side === "old" ? "del" : "span";
          // Stretches of one comparison have no identity but their position.
          return (
            <Tag key={position} className={isWhole ? classes.wholeLine : undefined}>
              {text}
            </Tag>
          );
        })}
      </Text>
      {isJudged && (
        <Text size="xs" c="dimmed" mt={4}>
          {t("offers.judged")}
        </Text>
      )}
      <Group gap="xs" mt="xs">
        <Button
          size="compact-sm"
          onClick={() => turns.take([current])}
          rightSection={<kbd aria-hidden>y</kbd>}
        >
          {t("offers.take")}
        </Button>
        <Button
          size="compact-sm"
          variant="default"
          onClick={() => turns.leave(current)}
          rightSection={<kbd aria-hidden>n</kbd>}
        >
          {t("offers.leave")}
        </Button>
        {beside.length > 1 && (
          <Button size="compact-sm" variant="subtle" onClick={() => turns.take(beside)}>
            {t("offers.takeAll", { count: beside.length })}
          </Button>
        )}
        <Text size="xs" c="dimmed" ml="auto">
          {t("offers.of", { number, count })}
        </Text>
      </Group>
    </Paper>
  );
}
