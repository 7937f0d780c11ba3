import { Button, Group, Modal, Radio, ScrollArea, SimpleGrid, Stack, Text, Title } from "@mantine/core";
import type { CareerProfile } from "@terzi/contracts/career";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { sectionName } from "../match/place-name.ts";
import { mergeProfiles, type Section } from "./merge-profiles.ts";
import { outlineSection } from "./outline-section.ts";
import type { CareerDraft } from "./use-career-draft.ts";

type Props = { draft: CareerDraft; save: (profile: CareerProfile, version: number) => Promise<boolean> };

/** Two tabs changed the same sections: both are shown, and the person chooses for each. */
export function ConflictDialog({ draft, save }: Props) {
  const { t } = useTranslation("career");
  const [takeTheirs, setTakeTheirs] = useState<Section[]>([]);
  const { conflict } = draft;
  if (!conflict) return null;
  const { theirs } = conflict;

  const apply = () => {
    const profile = mergeProfiles({ base: draft.base, mine: draft.profile, theirs }, takeTheirs);
    draft.settle(theirs, profile);
    setTakeTheirs([]);
    void save(profile, theirs.version);
  };
  const choose = (section: Section, side: string) =>
    setTakeTheirs((now) => [
      ...now.filter((other) => other !== section),
      ...(side === "theirs" ? [section] : []),
    ]);

  return (
    <Modal
      opened
      onClose={apply}
      withCloseButton={false}
      closeOnEscape={false}
      closeOnClickOutside={false}
      size="xl"
      title={t("conflict.title")}
    >
      <Text c="dimmed" mb="lg">
        {t("conflict.text")}
      </Text>
      <Stack gap="xl">
        {conflict.sections.map((section) => (
          <Radio.Group
            key={section}
            label={
              <Title order={3} mb="xs">
                {sectionName(section)}
              </Title>
            }
            value={takeTheirs.includes(section) ? "theirs" : "mine"}
            onChange={(side) => choose(section, side)}
          >
            <SimpleGrid cols={{ base: 1, xs: 2 }}>
              <Version side="mine" label={t("conflict.mine")} value={draft.profile[section]} />
              <Version side="theirs" label={t("conflict.theirs")} value={theirs[section]} />
            </SimpleGrid>
          </Radio.Group>
        ))}
      </Stack>
      <Group justify="flex-end" mt="xl">
        <Button onClick={apply}>{t("conflict.apply")}</Button>
      </Group>
    </Modal>
  );
}

function Version({ side, label, value }: { side: string; label: string; value: unknown }) {
  const { t } = useTranslation("career");
  const lines = outlineSection(value);
  return (
    <Radio.Card value={side} p="md" radius="md">
      <Group wrap="nowrap" mb="xs">
        <Radio.Indicator />
        <Text fw={600}>{label}</Text>
      </Group>
      <ScrollArea.Autosize mah={200}>
        <Text
          size="sm"
          style={{ whiteSpace: "pre-wrap", overflowWrap: "anywhere" }}
          c={lines ? undefined : "dimmed"}
        >
          {lines || t("conflict.empty")}
        </Text>
      </ScrollArea.Autosize>
    </Radio.Card>
  );
}
