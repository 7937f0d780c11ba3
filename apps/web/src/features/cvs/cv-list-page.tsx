import { Button } from "@mantine/core";
import { IconFileText } from "@tabler/icons-react";
import { Link } from "@tanstack/react-router";
import { failureText } from "@terzi/ui/failures";
import { PageHeading } from "@terzi/ui/page-heading";
import { EmptyState, ErrorState, PageSkeleton } from "@terzi/ui/page-states";
import { usePageTitle } from "@terzi/ui/page-title";
import { useTranslation } from "react-i18next";
import { trpc } from "../../app/trpc.ts";
import { BinList } from "./bin-list.tsx";
import { CvList } from "./cv-list.tsx";

export function CvListPage() {
  const { t } = useTranslation("cvs");
  const basics = useTranslation().t;
  usePageTitle(t("title"));
  const cvs = trpc.cv.list.useQuery();
  if (cvs.isPending) return <PageSkeleton />;
  if (!cvs.data)
    return <ErrorState text={failureText(cvs.error, basics("offline"))} onRetry={() => cvs.refetch()} />;
  const toGenerate = (
    <Button component={Link} to="/generate">
      {t("emptyAction")}
    </Button>
  );
  return (
    <>
      <PageHeading
        title={t("title")}
        lead={cvs.data.length > 0 && t("lead", { count: cvs.data.length })}
        action={cvs.data.length > 0 && toGenerate}
      />
      {cvs.data.length ? (
        <CvList cvs={cvs.data} />
      ) : (
        <EmptyState
          icon={<IconFileText size={40} stroke={1.4} />}
          title={t("emptyTitle")}
          text={t("emptyText")}
          action={toGenerate}
        />
      )}
      <div style={{ marginTop: "2rem" }}>
        <BinList />
      </div>
    </>
  );
}
