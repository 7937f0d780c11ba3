import { Stepper } from "@mantine/core";
import { getRouteApi, useNavigate } from "@tanstack/react-router";
import type { User } from "@terzi/contracts/account";
import type { CareerData } from "@terzi/contracts/career";
import { JobDetails } from "@terzi/contracts/cv";
import type { KeptDraft } from "@terzi/contracts/cv-draft";
import { failureOf, failureText } from "@terzi/ui/failures";
import { PageHeading } from "@terzi/ui/page-heading";
import { renewReads } from "@terzi/ui/query-client";
import { showToast } from "@terzi/ui/toast";
import { getQueryKey } from "@trpc/react-query";
import { useTranslation } from "react-i18next";
import { noticeLostAccess, queryClient } from "../../app/query-client.ts";
import { trpc, userKey } from "../../app/trpc.ts";
import { keepPreview, openPreview } from "../preview/kept-preview.ts";
import { GenerateProgress } from "./generate-progress.tsx";
import { JobStep } from "./job-step.tsx";
import { OptionsStep } from "./options-step.tsx";
import { UnanswerableNotice } from "./unanswerable-notice.tsx";
import { useGeneration } from "./use-generation.ts";
import { useKeptOrder } from "./use-kept-order.ts";

const route = getRouteApi("/_account/generate");

type Props = {
  user: User;
  cost: number;
  profile: CareerData;
  draft: KeptDraft | null;
  onLost: (previewId: string) => void;
};

/** The two steps; both survive a reload. */
export function GenerateWizard({ user, cost, profile, draft, onLost }: Props) {
  const { t } = useTranslation("generate");
  const basics = useTranslation().t;
  const navigate = useNavigate();
  const { order, change } = useKeptOrder(user, draft);
  const { step } = route.useSearch();
  /** A step is a place: the browser's Back and a reload know it. */
  const setStep = (step?: "options") => void navigate({ to: "/generate", search: step ? { step } : {} });
  const isOptions = step === "options" && JobDetails.safeParse(order).success;
  const generation = useGeneration({
    onLost,
    onDone: (preview) => {
      keepPreview(user.id, openPreview(preview));
      void navigate({ to: "/cv-preview" });
    },
    onFailed: (error) => {
      const code = failureOf(error)?.code;
      const title = code === "INSUFFICIENT_CREDITS" ? t("insufficientTitle") : basics("error");
      showToast({ tone: "error", title, text: failureText(error, t("failed")) });
      noticeLostAccess(code);
      if (code === "INSUFFICIENT_CREDITS") void renewAffordability();
    },
  });

  /** The balance or the price is not what this page believed. */
  const renewAffordability = () =>
    Promise.all([userKey, getQueryKey(trpc.credits.price)].map((key) => renewReads(queryClient, key)));
  const cancel = () => {
    generation.cancel();
    showToast({ tone: "plain", title: t("cancelled"), text: t("cancelledText") });
  };

  if (generation.isRunning)
    return (
      <GenerateProgress
        jobTitle={order.jobTitle}
        step={generation.step}
        ahead={generation.ahead}
        onCancel={cancel}
      />
    );
  return (
    <>
      <PageHeading title={t("title")} />
      <Stepper
        active={isOptions ? 1 : 0}
        onStepClick={(chosen) => isOptions && chosen === 0 && setStep()}
        mb="xl"
        size="sm"
        maw={560}
      >
        <Stepper.Step label={t("stepJob")} description={t("stepJobHint")} />
        <Stepper.Step label={t("stepOptions")} description={t("stepOptionsHint")} />
      </Stepper>
      <UnanswerableNotice profile={profile} user={user} />
      {!isOptions ? (
        <JobStep order={order} profile={profile} change={change} onContinue={() => setStep("options")} />
      ) : (
        <OptionsStep
          order={order}
          change={change}
          credits={user.credits}
          cost={cost}
          onBack={() => setStep()}
          onGenerate={() => void generation.start(order)}
        />
      )}
    </>
  );
}
