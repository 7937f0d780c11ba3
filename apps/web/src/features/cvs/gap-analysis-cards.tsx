import { Card, Stack, Text, Title } from "@mantine/core";
import type { GapAnalysis } from "@terzi/contracts/match";
import { useTranslation } from "react-i18next";
import { readGapItem } from "./read-gap-item.ts";

/** What is covered, with its evidence, and what is missing, with what would help. */
export function GapAnalysisCards({ gaps }: { gaps: GapAnalysis }) {
  const { t } = useTranslation("cvs");
  return (
    <>
      <GapCard title={t("met", { n: gaps.covered.length })} items={gaps.covered} empty={t("noMet")} />
      <GapCard
        title={t("highlight", { n: gaps.missing.length })}
        items={gaps.missing}
        empty={t("noHighlight")}
      />
    </>
  );
}

function GapCard({ title, items, empty }: { title: string; items: unknown[]; empty: string }) {
  return (
    <Card>
      <Title order={2} mb="md">
        {title}
      </Title>
      {items.length ? (
        <Stack component="ul" gap="md" p={0} m={0} style={{ listStyle: "none" }}>
          {items.map(readGapItem).map(({ name, note }, position) => (
            // The list never changes, and a posting may ask for the same thing twice.
            <li key={position}>
              <Text fw={600} style={{ overflowWrap: "anywhere" }}>
                {name}
              </Text>
              {note && (
                <Text size="sm" c="dimmed" style={{ overflowWrap: "anywhere" }}>
                  {note}
                </Text>
              )}
            </li>
          ))}
        </Stack>
      ) : (
        <Text c="dimmed">{empty}</Text>
      )}
    </Card>
  );
}
