import { Card, Textarea, Title } from "@mantine/core";
import { APPLICATION_NOTES_MAX } from "@terzi/contracts/applications";
import { useTranslation } from "react-i18next";
import type { DraftProps } from "./draft-props.ts";

/** Whatever the person wants to remember. */
export function NotesCard({ draft, change }: DraftProps) {
  const { t } = useTranslation("applications");
  return (
    <Card component="section">
      <Title order={2} size="h3" mb="sm">
        {t("detail.notes")}
      </Title>
      <Textarea
        aria-label={t("detail.notes")}
        placeholder={t("detail.notesPlaceholder")}
        autosize
        minRows={5}
        maxRows={24}
        maxLength={APPLICATION_NOTES_MAX}
        value={draft.notes}
        onChange={(event) => change({ notes: event.currentTarget.value })}
      />
    </Card>
  );
}
