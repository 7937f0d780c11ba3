import { Button, Group, Select } from "@mantine/core";
import { useDisclosure } from "@mantine/hooks";
import type { Language } from "@terzi/contracts/language";
import { useTranslation } from "react-i18next";
import { trpc } from "../../app/trpc.ts";
import { CannedAnswersDialog } from "./canned-answers-dialog.tsx";

/** Chooses a ready answer, in the language of the person who asked. */
export function CannedAnswers(props: { language: Language; onChoose: (text: string) => void }) {
  const { t } = useTranslation("admin");
  const [isOpen, { open, close }] = useDisclosure();
  const answers = trpc.admin.cannedAnswers.useQuery().data ?? [];
  return (
    <Group gap="xs">
      {answers.length > 0 && (
        <Select
          aria-label={t("tickets.answers.insert")}
          placeholder={t("tickets.answers.insert")}
          searchable
          nothingFoundMessage={t("nothingFound")}
          value={null}
          data={answers.map(({ id, title }) => ({ value: id, label: title }))}
          onChange={(chosen) => {
            const text = answers.find(({ id }) => id === chosen)?.texts[props.language];
            if (text) props.onChoose(text);
          }}
          style={{ flex: "1 1 12rem" }}
        />
      )}
      <Button variant="subtle" size="compact-sm" onClick={open}>
        {t("tickets.answers.edit")}
      </Button>
      <CannedAnswersDialog answers={answers} isOpen={isOpen} onClose={close} />
    </Group>
  );
}
