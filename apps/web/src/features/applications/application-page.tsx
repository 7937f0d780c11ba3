import { Alert, Button, Grid, Group, Stack } from "@mantine/core";
import { IconArrowLeft, IconTrash } from "@tabler/icons-react";
import { getRouteApi, Link, useNavigate } from "@tanstack/react-router";
import type { ApplicationDetail } from "@terzi/contracts/applications";
import { failureOf, failureText } from "@terzi/ui/failures";
import { PageHeading } from "@terzi/ui/page-heading";
import { ErrorState, PageSkeleton } from "@terzi/ui/page-states";
import { usePageTitle } from "@terzi/ui/page-title";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { trpc } from "../../app/trpc.ts";
import { ContactsCard } from "./contacts-card.tsx";
import { CvCard } from "./cv-card.tsx";
import { DeleteDialog } from "./delete-dialog.tsx";
import { HistoryCard } from "./history-card.tsx";
import { JobCard } from "./job-card.tsx";
import { NotesCard } from "./notes-card.tsx";
import { PostingCard } from "./posting-card.tsx";
import { SavingNote } from "./saving-note.tsx";
import { StatusCard } from "./status-card.tsx";
import { StepCard } from "./step-card.tsx";
import { useApplicationDraft } from "./use-application-draft.ts";

const route = getRouteApi("/_account/applications/$id");

export function ApplicationPage() {
  const { t } = useTranslation("applications");
  const basics = useTranslation().t;
  const { id } = route.useParams();
  // A CV may have been attached meanwhile.
  const application = trpc.applications.find.useQuery({ id }, { refetchOnMount: "always", staleTime: 0 });
  usePageTitle(application.data?.jobTitle || t("title"));
  if (application.isPending) return <PageSkeleton />;
  if (application.data) return <ApplicationView key={id} application={application.data} />;
  const code = failureOf(application.error)?.code;
  if (code !== "NOT_FOUND" && code !== "INVALID_INPUT")
    return (
      <ErrorState
        text={failureText(application.error, basics("offline"))}
        onRetry={() => application.refetch()}
      />
    );
  return (
    <>
      <PageHeading title={t("title")} />
      <Alert color="red" title={t("notFound")} role="alert">
        <BackLink />
      </Alert>
    </>
  );
}

function BackLink() {
  const { t } = useTranslation("applications");
  return (
    <Button
      component={Link}
      to="/applications"
      variant="subtle"
      size="compact-md"
      leftSection={<IconArrowLeft size={16} />}
      style={{ alignSelf: "flex-start" }}
    >
      {t("back")}
    </Button>
  );
}

/** A whole application; every field saves itself. */
function ApplicationView({ application }: { application: ApplicationDetail }) {
  const { t } = useTranslation("applications");
  const navigate = useNavigate();
  const { draft, change, state, flush } = useApplicationDraft(application);
  const [isDeleting, setDeleting] = useState(false);
  return (
    <Stack gap="md">
      <Group justify="space-between">
        <BackLink />
        <SavingNote state={state} />
      </Group>
      <PageHeading
        title={draft.jobTitle || t("title")}
        lead={draft.company}
        action={
          <Button
            variant="subtle"
            color="red"
            leftSection={<IconTrash size={18} />}
            onClick={() => setDeleting(true)}
          >
            {t("detail.remove")}
          </Button>
        }
      />
      <Grid gap="md">
        <Grid.Col span={{ base: 12, lg: 5 }} order={{ base: 1, lg: 2 }}>
          <Stack gap="md">
            <StatusCard application={application} draft={draft} change={change} flush={flush} />
            <StepCard application={application} draft={draft} change={change} flush={flush} />
            <CvCard application={application} draft={draft} flush={flush} />
            <HistoryCard events={application.events} />
          </Stack>
        </Grid.Col>
        <Grid.Col span={{ base: 12, lg: 7 }} order={{ base: 2, lg: 1 }}>
          <Stack gap="md">
            <NotesCard draft={draft} change={change} />
            <ContactsCard draft={draft} change={change} />
            <JobCard draft={draft} change={change} />
            <PostingCard application={application} draft={draft} change={change} flush={flush} />
          </Stack>
        </Grid.Col>
      </Grid>
      {isDeleting && (
        <DeleteDialog
          id={application.id}
          onClose={() => setDeleting(false)}
          onDeleted={() => navigate({ to: "/applications" })}
        />
      )}
    </Stack>
  );
}
