import { Button, Group, SegmentedControl } from "@mantine/core";
import { useDisclosure } from "@mantine/hooks";
import { IconBriefcase, IconPlus } from "@tabler/icons-react";
import { getRouteApi, Link } from "@tanstack/react-router";
import { failureText } from "@terzi/ui/failures";
import { PageHeading } from "@terzi/ui/page-heading";
import { EmptyState, ErrorState, PageSkeleton } from "@terzi/ui/page-states";
import { usePageTitle } from "@terzi/ui/page-title";
import { useTranslation } from "react-i18next";
import { trpc } from "../../app/trpc.ts";
import { ApplicationBoard } from "./application-board.tsx";
import { ApplicationList } from "./application-list.tsx";
import { FilesMenu } from "./files-menu.tsx";
import { NewApplicationDialog } from "./new-application-dialog.tsx";
import { TotalsView } from "./totals-view.tsx";
import { readView, VIEWS } from "./views.ts";

const route = getRouteApi("/_account/applications/");

/** All that the person applies for: as a board, as a list, and in numbers. */
export function ApplicationsPage() {
  const { t } = useTranslation("applications");
  const basics = useTranslation().t;
  usePageTitle(t("title"));
  const { view = "board" } = route.useSearch();
  const navigate = route.useNavigate();
  const [isAdding, adding] = useDisclosure(false);
  const applications = trpc.applications.list.useQuery();
  if (applications.isPending) return <PageSkeleton />;
  if (!applications.data)
    return (
      <ErrorState
        text={failureText(applications.error, basics("offline"))}
        onRetry={() => applications.refetch()}
      />
    );
  const all = applications.data;
  const toNew = (
    <Button leftSection={<IconPlus size={18} />} onClick={adding.open}>
      {t("add")}
    </Button>
  );
  return (
    <div data-desk>
      <PageHeading
        title={t("title")}
        lead={t("lead")}
        action={
          <Group gap="xs">
            <FilesMenu hasAny={all.length > 0} />
            {all.length > 0 && toNew}
          </Group>
        }
      />
      {all.length === 0 ? (
        <EmptyState
          icon={<IconBriefcase size={40} stroke={1.4} />}
          title={t("emptyTitle")}
          text={t("emptyText")}
          action={
            <Group justify="center">
              {toNew}
              <Button renderRoot={(props) => <Link to="/bookmarklet" {...props} />} variant="subtle">
                {t("bring")}
              </Button>
            </Group>
          }
        />
      ) : (
        <>
          <SegmentedControl
            aria-label={t("views.label")}
            mb="md"
            value={view}
            data={VIEWS.map((value) => ({ value, label: t(`views.${value}`) }))}
            onChange={(chosen) => {
              const next = readView(chosen) ?? "board";
              void navigate({ search: next === "board" ? {} : { view: next }, replace: true });
            }}
          />
          {view === "board" && <ApplicationBoard applications={all} />}
          {view === "list" && <ApplicationList applications={all} />}
          {view === "totals" && <TotalsView />}
        </>
      )}
      {isAdding && <NewApplicationDialog onClose={adding.close} />}
    </div>
  );
}
