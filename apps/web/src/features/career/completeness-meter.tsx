import { Button, Group, Progress, Text } from "@mantine/core";
import type { CareerProfile } from "@terzi/contracts/career";
import { showPercent } from "@terzi/ui/show-values";
import { useTranslation } from "react-i18next";
import type { CareerTab } from "./career-tab.ts";
import { measureCompleteness } from "./completeness.ts";

type Props = { profile: CareerProfile; onOpen: (tab: CareerTab) => void };

/** How complete the profile is, and the one thing that would help most. A complete one needs no meter. */
export function CompletenessMeter({ profile, onOpen }: Props) {
  const { t } = useTranslation("career");
  const { percent, next } = measureCompleteness(profile);
  if (!next) return null;
  const label = t("completeness.title", { percent: showPercent(percent) });
  return (
    <section aria-label={label}>
      <Group justify="space-between" gap="xs" mb={6}>
        <Text size="sm" fw={600}>
          {label}
        </Text>
        <Group gap="xs">
          <Text size="sm" c="dimmed">
            {t(`completeness.next.${next.part}`)}
          </Text>
          <Button size="compact-sm" variant="subtle" onClick={() => onOpen(next.tab)}>
            {t("completeness.go", { tab: t(`tabs.${next.tab}`) })}
          </Button>
        </Group>
      </Group>
      <Progress value={percent} size="sm" aria-hidden />
    </section>
  );
}
