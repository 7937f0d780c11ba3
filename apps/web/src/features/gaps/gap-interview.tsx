import { Group, Stack, Text } from "@mantine/core";
import type { GapFact, GapQuestions, GapSource } from "@terzi/contracts/gaps";
import { failureOf } from "@terzi/ui/failures";
import { getQueryKey } from "@trpc/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { trpc, userKey } from "../../app/trpc.ts";
import { bandOf } from "../cvs/match-band.ts";
import { ScoreRing } from "../match/score-ring.tsx";
import { askGaps } from "./ask-gaps.ts";
import { GapAnswer } from "./gap-answer.tsx";
import { GapsDone, type NextStep } from "./gaps-done.tsx";

type Props = { source: GapSource; asked: GapQuestions; next: NextStep };

/** The questions one after the other, with the score as it stands. */
export function GapInterview({ source, asked, next }: Props) {
  const { t } = useTranslation("gaps");
  const basics = useTranslation().t;
  const [at, setAt] = useState(0);
  const [{ score, version }, setKnown] = useState({ score: asked.score, version: asked.version });
  const [isStale, setStale] = useState(false);
  const cache = trpc.useUtils();
  const adding = trpc.gaps.answer.useMutation({
    meta: {
      failure: { title: basics("error"), text: basics("offline") },
      touches: [getQueryKey(trpc.career.read), getQueryKey(trpc.cv.outdatedFacts), userKey],
    },
    onSuccess: ({ after, version: next }) => {
      setKnown({ score: after, version: next });
      setStale(false);
      setAt(at + 1);
    },
    onError: async (error) => {
      if (failureOf(error)?.code !== "STALE_PROFILE") return;
      const now = await askGaps(cache.client, source);
      setKnown({ score: now.score, version: now.version });
      setStale(true);
    },
  });
  const question = asked.questions[at];
  return (
    <Stack gap="lg">
      <Group wrap="nowrap" gap="lg">
        <ScoreRing score={score} band={bandOf(score)} size={88} />
        <div>
          <Text fw={600}>{t("doneText", { score })}</Text>
          {question && (
            <Text size="sm" c="dimmed" role="status">
              {t("position", { at: at + 1, all: asked.questions.length })}
            </Text>
          )}
        </div>
      </Group>
      {question ? (
        <GapAnswer
          key={question.id}
          source={source}
          version={version}
          question={question}
          jobs={asked.jobs}
          isStale={isStale}
          isAdding={adding.isPending}
          onAdd={(fact: GapFact) => adding.mutate({ ...source, version, fact })}
          onSkip={() => setAt(at + 1)}
        />
      ) : (
        <GapsDone next={next} before={asked.score} score={score} hadQuestions={asked.questions.length > 0} />
      )}
    </Stack>
  );
}
