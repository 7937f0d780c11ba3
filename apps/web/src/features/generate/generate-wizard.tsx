import { Box, Grid, Stepper } from "@mantine/core";
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
import { useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { noticeLostAccess, queryClient } from "../../app/query-client.ts";
import { trpc, userKey } from "../../app/trpc.ts";
import { AskGapsButton } from "../gaps/ask-gaps-button.tsx";
import { GapsOfferSlot } from "../match/gaps-offer.ts";
import { keepPreview, openPreview } from "../preview/kept-preview.ts";
import { followPosting } from "./follow-posting.ts";
import { GenerateProgress } from "./generate-progress.tsx";
import { JobStep, type StepFocus } from "./job-step.tsx";
import { LiveMatch } from "./live-match.tsx";
import { OptionsStep } from "./options-step.tsx";
import { SettledChips } from "./settled-chips.tsx";
import { UnanswerableNotice } from "./unanswerable-notice.tsx";
import { useBrought } from "./use-brought.ts";
import { useGeneration } from "./use-generation.ts";
import { useKeptOrder } from "./use-kept-order.ts";
import { useLiveMatch } from "./use-live-match.ts";

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
  useBrought({ order, change });
  // Asked for before it is needed, so that step 2 opens with the person's own pages.
  const ownDesign = trpc.cv.ownDesign.useQuery().data ?? null;
  const { step } = route.useSearch();
  /**
   * A step is a place: the browser's Back and a reload know it. It goes to its own head as it is drawn; the router would
   * only after a while, when a hand may be on a button.
   */
  const setStep = (step?: "options") =>
    void navigate({ to: "/generate", search: step ? { step } : {}, resetScroll: false });
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
  const live = useLiveMatch({ posting: order.jobPosting, profile });
  const followed = followPosting(order, live);
  useEffect(() => {
    if (followed) change(followed);
  });
  const [id, set] = useState<string | null>(null);
  const active = { id, set };
  /** Nobody who opens the page is led anywhere; who comes back from step 2 goes on where they want to be. */
  const [focusOn, setFocusOn] = useState<StepFocus>(null);
  const hasBeenFurther = useRef(false);
  if (isOptions) hasBeenFurther.current = true;
  const backTo = (field: StepFocus) => {
    setFocusOn(field);
    setStep();
  };
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
        sentences={generation.sentences}
        onCancel={cancel}
      />
    );
  return (
    <>
      <PageHeading title={t("title")} />
      <Stepper
        active={isOptions ? 1 : 0}
        onStepClick={(chosen) => isOptions && chosen === 0 && backTo("head")}
        mb="xl"
        size="sm"
        maw={560}
        wrap={false}
      >
        <Stepper.Step label={t("stepJob")} description={<Box visibleFrom="xs">{t("stepJobHint")}</Box>} />
        <Stepper.Step
          label={t("stepOptions")}
          description={<Box visibleFrom="xs">{t("stepOptionsHint")}</Box>}
        />
      </Stepper>
      <UnanswerableNotice profile={profile} user={user} />
      {!isOptions ? (
        <JobStep
          order={order}
          live={live}
          active={active}
          change={change}
          onContinue={() => setStep("options")}
          focusOn={focusOn ?? (hasBeenFurther.current ? "head" : null)}
        />
      ) : (
        <Grid gap="lg">
          <Grid.Col span={{ base: 12, lg: 7 }}>
            <SettledChips order={order} onEdit={backTo} />
            <OptionsStep
              order={order}
              profile={profile}
              ownDesign={ownDesign}
              change={change}
              credits={user.credits}
              cost={cost}
              onBack={() => backTo("head")}
              onGenerate={() => void generation.start(order)}
            />
          </Grid.Col>
          <Grid.Col span={{ base: 12, lg: 5 }}>
            <GapsOfferSlot
              value={
                <AskGapsButton
                  jobPosting={order.jobPosting}
                  next={{ label: t("backToOptions"), go: () => undefined }}
                />
              }
            >
              <LiveMatch live={live} posting={order.jobPosting} active={active} />
            </GapsOfferSlot>
          </Grid.Col>
        </Grid>
      )}
    </>
  );
}
