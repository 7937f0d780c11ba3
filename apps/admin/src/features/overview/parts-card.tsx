import { Badge, Group, SimpleGrid, Text } from "@mantine/core";
import { partText } from "@terzi/i18n/parts";
import { shownLanguage } from "@terzi/ui/texts";
import { useTranslation } from "react-i18next";
import { knownText } from "../../app/known-text.ts";
import { SectionCard } from "../../app/section-card.tsx";
import { trpc } from "../../app/trpc.ts";
import { ReadPart } from "../../lists/list-states.tsx";

/** What a part is told as while the operator has still to name it. */
const UNSET: readonly string[] = ["no-operator", "no-support-address"];

/** What the product runs on, as it said when it started: embedded, or connected to something outside. */
export function PartsCard() {
  const { t } = useTranslation("admin");
  const parts = trpc.admin.parts.useQuery();
  const names = t("parts.names", { returnObjects: true });
  return (
    <SectionCard title={t("parts.title")}>
      <ReadPart read={parts}>
        {(parts) => (
          <SimpleGrid component="ul" cols={{ base: 1, sm: 2 }} spacing="md" p={0} m={0}>
            {parts.map(({ name, use, values, isEmbedded }) => (
              <li key={name} style={{ listStyle: "none", minWidth: 0 }}>
                <Group gap="xs">
                  <Text fw={600} size="sm">
                    {knownText(names, name)}
                  </Text>
                  {UNSET.includes(use) ? (
                    <Badge color="orange">{t("parts.unset")}</Badge>
                  ) : (
                    <Badge color={isEmbedded ? "gray" : "green"}>
                      {isEmbedded ? t("parts.embedded") : t("parts.real")}
                    </Badge>
                  )}
                </Group>
                <Text size="sm" c="dimmed" style={{ overflowWrap: "anywhere" }}>
                  {partText(shownLanguage(), use, values)}
                </Text>
              </li>
            ))}
          </SimpleGrid>
        )}
      </ReadPart>
    </SectionCard>
  );
}
