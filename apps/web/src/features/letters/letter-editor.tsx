import {
  Alert,
  Card,
  Grid,
  Group,
  Select,
  SimpleGrid,
  Stack,
  Text,
  Textarea,
  TextInput,
} from "@mantine/core";
import type { CvDetail } from "@terzi/contracts/cv-detail";
import type { Letter, LetterContent } from "@terzi/contracts/letter";
import { showDay } from "@terzi/ui/show-values";
import { useTranslation } from "react-i18next";
import { SaveNote } from "../studio/save-note.tsx";
import { StaleDialog } from "../studio/stale-dialog.tsx";
import { LetterActions } from "./letter-actions.tsx";
import { LetterProofs } from "./letter-proofs.tsx";
import { LetterSheet } from "./letter-sheet.tsx";
import { useLetter } from "./use-letter.ts";

type Props = { cv: CvDetail; letter: Letter; all: Letter[]; onPick: (id: string | null) => void };

/** A letter, to be read and changed: what is typed at the left, the page at the right. */
export function LetterEditor({ cv, letter, all, onPick }: Props) {
  const { t } = useTranslation("letter");
  const { content, saving, newer, change, takeTheirs, keepMine } = useLetter(letter);
  const line = (name: keyof LetterContent) => (
    <TextInput
      label={t(`fields.${name}`)}
      value={content[name]}
      maxLength={300}
      onChange={(event) => change({ [name]: event.currentTarget.value })}
    />
  );
  return (
    <>
      <Group justify="space-between" align="flex-end" gap="sm">
        {all.length > 1 ? (
          <Select
            label={t("which")}
            value={letter.id}
            allowDeselect={false}
            onChange={onPick}
            data={all.map(({ id, length, createdAt }) => ({
              value: id,
              label: t("one", { length: t(`lengths.${length}`), date: showDay(createdAt) }),
            }))}
          />
        ) : (
          <Text size="sm" c="dimmed" role="status">
            <SaveNote state={saving.state} />
          </Text>
        )}
        <LetterActions cv={cv} letter={letter} content={content} onOpen={saving.flush} onPick={onPick} />
      </Group>
      {all.length > 1 && (
        <Text size="sm" c="dimmed" role="status" mt={-8}>
          <SaveNote state={saving.state} />
        </Text>
      )}
      {letter.notices.map((notice) => (
        <Alert key={notice} color="orange">
          {t(`notices.${notice}`)}
        </Alert>
      ))}
      <Grid gap="lg">
        <Grid.Col span={{ base: 12, lg: 6 }}>
          <Card>
            <Stack gap="md">
              <Textarea
                label={t("fields.recipient")}
                autosize
                minRows={1}
                maxLength={1_000}
                value={content.recipient}
                onChange={(event) => change({ recipient: event.currentTarget.value })}
              />
              <SimpleGrid cols={{ base: 1, sm: 2 }} spacing="md">
                {line("date")}
                {line("salutation")}
              </SimpleGrid>
              {line("subject")}
              <Textarea
                label={t("fields.body")}
                description={t("bodyHint")}
                autosize
                minRows={8}
                maxLength={20_000}
                value={content.body}
                onChange={(event) => change({ body: event.currentTarget.value })}
              />
              <SimpleGrid cols={{ base: 1, sm: 2 }} spacing="md">
                {line("closing")}
                {line("signature")}
              </SimpleGrid>
            </Stack>
          </Card>
          <LetterProofs proofs={letter.proofs} body={content.body} />
        </Grid.Col>
        <Grid.Col span={{ base: 12, lg: 6 }}>
          <LetterSheet cv={cv} content={content} />
        </Grid.Col>
      </Grid>
      <StaleDialog isOpen={newer !== null} onKeepMine={keepMine} onTakeTheirs={takeTheirs} />
    </>
  );
}
