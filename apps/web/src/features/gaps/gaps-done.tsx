import { Button, Stack, Text, Title } from "@mantine/core";
import { useNavigate } from "@tanstack/react-router";
import type { CvDetail } from "@terzi/contracts/cv";
import { CvDraft } from "@terzi/contracts/cv-draft";
import { useTranslation } from "react-i18next";
import { trpc } from "../../app/trpc.ts";
import { keepOrder } from "../generate/kept-order.ts";

type Props = { cv: CvDetail; before: number; score: number; hadQuestions: boolean };

/** What the answers have brought, and the way to a CV that has them. */
export function GapsDone({ cv, before, score, hadQuestions }: Props) {
  const { t } = useTranslation("gaps");
  const [user] = trpc.auth.user.useSuspenseQuery();
  const navigate = useNavigate();
  /** The wizard opens with this CV's order in it, to be generated anew. */
  const generate = async () => {
    const { jobPosting, jobTitle, company, language, tone, length, generationMode, template, design } = cv;
    const order = CvDraft.parse({
      ...{ jobPosting, jobTitle, company, language, tone, length, generationMode, template },
      ...(design && { design }),
      postingUrl: "",
      isTitleTyped: true,
      isCompanyTyped: true,
      isLanguageChosen: true,
    });
    if (user) keepOrder(sessionStorage, user.id, { order, typedAt: new Date().toISOString() });
    await navigate({ to: "/generate" });
  };
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
          <Text c="dimmed">{t("saved")}</Text>
          <Button onClick={() => void generate()}>{t("generate")}</Button>
        </>
      )}
    </Stack>
  );
}
