import { Alert, Button, Card, Group, Stack, Text, Title } from "@mantine/core";
import { Link } from "@tanstack/react-router";
import { Tone } from "@terzi/contracts/cv";
import type { CvDetail } from "@terzi/contracts/cv-detail";
import { LetterLength } from "@terzi/contracts/letter";
import { failureOf } from "@terzi/ui/failures";
import { getQueryKey } from "@trpc/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { trpc } from "../../app/trpc.ts";
import { ChoiceGroup } from "../generate/choice-group.tsx";

type Props = { cv: CvDetail; onWritten: (id: string) => void; onCancel?: () => void };

/** How the letter should be, and what it costs. */
export function LetterStart({ cv, onWritten, onCancel }: Props) {
  const { t } = useTranslation("letter");
  const basics = useTranslation().t;
  const [length, setLength] = useState<LetterLength>("medium");
  const [tone, setTone] = useState<Tone>(cv.tone);
  const cache = trpc.useUtils();
  const costs = trpc.credits.extraCosts.useQuery();
  const writing = trpc.letters.write.useMutation({
    meta: {
      failure: { title: basics("error"), text: basics("offline") },
      touches: [getQueryKey(trpc.auth.user)],
    },
    onSuccess: async (letter) => {
      cache.letters.list.setData({ cvId: cv.id }, (known) => [letter, ...(known ?? [])]);
      onWritten(letter.id);
    },
  });
  const cost = costs.data?.letter ?? 0;
  return (
    <Card padding="xl">
      <Stack gap="xl">
        <div>
          <Title order={2}>{t("startTitle")}</Title>
          <Text c="dimmed" mt={4} maw={640}>
            {t("startText")}
          </Text>
        </div>
        <ChoiceGroup
          label={t("length")}
          value={length}
          onChange={setLength}
          choices={LetterLength.options.map((value) => ({
            value,
            label: t(`lengths.${value}`),
            hint: t(`lengthHints.${value}`),
          }))}
        />
        <ChoiceGroup
          label={t("tone")}
          value={tone}
          onChange={setTone}
          choices={Tone.options.map((value) => ({ value, label: basics(`tones.${value}`) }))}
        />
        {failureOf(writing.error)?.code === "PROFILE_EMPTY" && (
          <Alert color="orange" role="alert">
            <Text size="sm" mb="xs">
              {t("profileEmpty")}
            </Text>
            <Button component={Link} to="/profile" size="sm">
              {t("toProfile")}
            </Button>
          </Alert>
        )}
        <Group justify="flex-end">
          {onCancel && (
            <Button variant="default" onClick={onCancel}>
              {basics("cancel")}
            </Button>
          )}
          <Button
            size="md"
            loading={writing.isPending}
            onClick={() => writing.mutate({ cvId: cv.id, length, tone })}
          >
            {cost ? t("writeFor", { count: cost }) : t("write")}
          </Button>
        </Group>
      </Stack>
    </Card>
  );
}
