import { SimpleGrid, Stack } from "@mantine/core";
import { cvsPer } from "@terzi/contracts/cvs-per";
import { failureText } from "@terzi/ui/failures";
import { PageHeading } from "@terzi/ui/page-heading";
import { ErrorState, PageSkeleton } from "@terzi/ui/page-states";
import { usePageTitle } from "@terzi/ui/page-title";
import { showPercent } from "@terzi/ui/show-values";
import { useTranslation } from "react-i18next";
import { trpc } from "../../app/trpc.ts";
import { UnconfirmedNotice } from "../confirmation/unconfirmed-notice.tsx";
import { UnfinishedList } from "../unfinished/unfinished-list.tsx";
import { averageScore } from "./average-score.ts";
import { FigureCard } from "./figure-card.tsx";
import { FirstSteps } from "./first-steps.tsx";
import { LowCredits } from "./low-credits.tsx";
import { QuickActions } from "./quick-actions.tsx";
import { RecentCvs } from "./recent-cvs.tsx";

export function DashboardPage() {
  const { t } = useTranslation("dashboard");
  const basics = useTranslation().t;
  usePageTitle(t("title"));
  const [user] = trpc.auth.user.useSuspenseQuery();
  const cvs = trpc.cv.list.useQuery();
  const price = trpc.credits.price.useQuery();
  const career = trpc.career.read.useQuery();
  if (cvs.isPending || price.isPending || career.isPending) return <PageSkeleton />;
  const failed = [cvs, price, career].find((query) => query.error);
  if (!user || !cvs.data || !price.data || !career.data)
    return (
      <ErrorState text={failureText(failed?.error, basics("offline"))} onRetry={() => failed?.refetch()} />
    );
  const { cost } = price.data;
  const score = averageScore(cvs.data);
  return (
    <Stack gap="lg">
      <PageHeading
        title={user.firstName ? t("welcome", { name: user.firstName }) : t("welcomeNameless")}
        lead={t("lead")}
      />
      <UnconfirmedNotice user={user} />
      {cvs.data.length === 0 && <FirstSteps user={user} profile={career.data} />}
      {user.credits < cost && <LowCredits credits={user.credits} cost={cost} />}
      <UnfinishedList userId={user.id} />
      <SimpleGrid cols={{ base: 1, xs: 3 }}>
        <FigureCard
          label={t("availableCredits")}
          value={String(user.credits)}
          hint={t("creditsPayFor", { count: cvsPer(user.credits, cost) })}
        />
        <FigureCard label={t("totalCvs")} value={String(cvs.data.length)} />
        <FigureCard
          label={t("averageScore")}
          value={score === null ? "–" : showPercent(score)}
          hint={score === null ? t("noScore") : undefined}
        />
      </SimpleGrid>
      <QuickActions />
      {cvs.data.length > 0 && <RecentCvs cvs={cvs.data} />}
    </Stack>
  );
}
