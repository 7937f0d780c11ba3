import { Alert, Button, Group, Stack, Text, Title } from "@mantine/core";
import { GapFact, type GapQuestion, type GapQuestions, type GapSource } from "@terzi/contracts/gaps";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { trpc } from "../../app/trpc.ts";
import { blankFields, factOf } from "./gap-fields.ts";
import { GapForm } from "./gap-form.tsx";
import { useWeighed } from "./use-weighed.ts";

type Props = {
  source: GapSource;
  version: number;
  question: GapQuestion;
  jobs: GapQuestions["jobs"];
  isStale: boolean;
  isAdding: boolean;
  onAdd: (fact: GapFact) => void;
  onSkip: () => void;
};

const NAME_WORDS = 3;

/** "Have you worked with Kafka?"; of what is no name but a piece of work, whether they have done it. */
const wordingOf = ({ kind, name }: GapQuestion): GapQuestion["kind"] =>
  kind === "skill" && name.split(/\s+/).length > NAME_WORDS ? "knowledge" : kind;

/** One question, the answer as it will stand in the profile, and what it wins. */
export function GapAnswer({ source, version, question, jobs, isStale, isAdding, onAdd, onSkip }: Props) {
  const { t } = useTranslation("gaps");
  const [fields, setFields] = useState(() => blankFields(question, jobs));
  const fact = GapFact.safeParse(factOf(question.form, fields)).data ?? null;
  const weighed = useWeighed({ source, version, fact });
  const cost = trpc.credits.extraCosts.useQuery().data?.gap ?? 0;
  const gain = weighed ? weighed.after - weighed.before : 0;
  return (
    <Stack gap="md">
      <div>
        <Title order={2} size="h3" dir="auto">
          {t(`questions.${wordingOf(question)}`, { name: question.name })}{" "}
          <Text span c="dimmed" fw={600}>
            {t("upTo", { gain: question.gain })}
          </Text>
        </Title>
        {question.asked !== question.name && (
          <Text size="sm" c="dimmed" mt={4}>
            {t("asked", { asked: question.asked })}
          </Text>
        )}
      </div>
      {isStale && <Alert color="orange">{t("stale")}</Alert>}
      <GapForm
        form={question.form}
        jobs={jobs}
        fields={fields}
        change={(changed) => setFields({ ...fields, ...changed })}
      />
      <Text
        size="sm"
        role="status"
        mih="1.5em"
        c={gain > 0 ? "var(--mantine-color-green-light-color)" : "dimmed"}
        fw={gain > 0 ? 600 : 400}
      >
        {weighed &&
          fact &&
          (gain > 0 ? t("worth", { after: weighed.after, gain: `+${gain}` }) : t("worthNothing"))}
      </Text>
      {cost > 0 && (
        <Text size="sm" c="dimmed">
          {t("costs", { count: cost })}
        </Text>
      )}
      <Group justify="space-between">
        <Button variant="default" onClick={onSkip}>
          {t("no")}
        </Button>
        <Button disabled={!fact} loading={isAdding} onClick={() => fact && onAdd(fact)}>
          {fact && gain > 0 ? t("addFor", { gain }) : t("add")}
        </Button>
      </Group>
    </Stack>
  );
}
