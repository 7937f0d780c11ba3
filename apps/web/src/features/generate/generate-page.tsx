import { Button, Group } from "@mantine/core";
import { IconUserCircle } from "@tabler/icons-react";
import { Link } from "@tanstack/react-router";
import { isProfileEmpty } from "@terzi/contracts/career";
import { failureText } from "@terzi/ui/failures";
import { PageHeading } from "@terzi/ui/page-heading";
import { EmptyState, ErrorState, PageSkeleton } from "@terzi/ui/page-states";
import { usePageTitle } from "@terzi/ui/page-title";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { trpc } from "../../app/trpc.ts";
import { findBegun, keepBegun } from "./begun-generation.ts";
import { FollowGeneration } from "./follow-generation.tsx";
import { GenerateWizard } from "./generate-wizard.tsx";
import { TryExample } from "./try-example.tsx";

export function GeneratePage() {
  const { t } = useTranslation("generate");
  const basics = useTranslation().t;
  usePageTitle(t("title"));
  const [user] = trpc.auth.user.useSuspenseQuery();
  const career = trpc.career.read.useQuery();
  const price = trpc.credits.price.useQuery();
  const draft = trpc.cv.draft.useQuery(undefined, { refetchOnMount: "always" });
  const [begun, setBegun] = useState(findBegun);
  const failed = [career, price].find((query) => query.isLoadingError);
  if (failed)
    return (
      <ErrorState text={failureText(failed.error, basics("offline"))} onRetry={() => failed.refetch()} />
    );
  // Without the account's draft, this tab's own is used.
  const isDraftKnown = draft.isFetchedAfterMount || draft.isError;
  if (!career.data || !price.data || !user || !isDraftKnown) return <PageSkeleton lines={2} />;
  if (isProfileEmpty(career.data))
    return (
      <>
        <PageHeading title={t("title")} />
        <EmptyState
          icon={<IconUserCircle size={40} stroke={1.4} />}
          title={t("emptyTitle")}
          text={t("emptyText")}
          action={
            <Group justify="center">
              <Button component={Link} to="/profile">
                {t("emptyAction")}
              </Button>
              <TryExample version={career.data.version} />
            </Group>
          }
        />
      </>
    );
  const forget = () => {
    keepBegun(null);
    setBegun(null);
  };
  if (begun) return <FollowGeneration userId={user.id} previewId={begun} onEnd={forget} />;
  return (
    <GenerateWizard
      user={user}
      cost={price.data.cost}
      profile={career.data}
      draft={draft.data ?? null}
      onLost={setBegun}
    />
  );
}
