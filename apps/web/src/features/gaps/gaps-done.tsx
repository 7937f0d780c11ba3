import { Button, Stack, Text, Title } from "@mantine/core";
import { useTranslation } from "react-i18next";

/** What comes after the answers. `hint`: what they mean for the page below. */
export type NextStep = { hint?: string; label: string; go: () => void };

type Props = { next: NextStep; before: number; score: number; hadQuestions: boolean };

/** What the answers have gained, and the way to a CV that includes them. */
export function GapsDone({ next, before, score, hadQuestions }: Props) {
  const { t } = useTranslation("gaps");
  return (
    <Stack align="flex-start" gap="sm">
      <Title order={2} size="h3">
        {t("doneTitle")}
      </Title>
      <Text>
        {!hadQuestions
          ? t("nothing")
          : score > before
            ? t("doneGain", { before, score })
            : t("doneText", { score })}
      </Text>
      {score > before && (
        <>
          {next.hint && <Text c="dimmed">{next.hint}</Text>}
          <Button onClick={next.go}>{next.label}</Button>
        </>
      )}
    </Stack>
  );
}
