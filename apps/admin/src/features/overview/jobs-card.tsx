import { Badge, Button, Text } from "@mantine/core";
import type { Job } from "@terzi/contracts/operations";
import { showToast } from "@terzi/ui/toast";
import { useTranslation } from "react-i18next";
import { knownText } from "../../app/known-text.ts";
import { Moment } from "../../app/moment.tsx";
import { SectionCard } from "../../app/section-card.tsx";
import { trpc } from "../../app/trpc.ts";
import { NoEntries, ReadPart } from "../../lists/list-states.tsx";
import { ListTable } from "../../lists/list-table.tsx";

const STATE_COLOR = { waiting: "gray", running: "blue", failed: "red" };

/** Background work that waits, runs or has failed. */
export function JobsCard() {
  const { t } = useTranslation("admin");
  const jobs = trpc.admin.jobs.useQuery();
  return (
    <SectionCard title={t("jobs.title")} id="jobs">
      <ReadPart read={jobs}>
        {(jobs) => (jobs.length === 0 ? <NoEntries text={t("jobs.none")} /> : <JobsTable jobs={jobs} />)}
      </ReadPart>
    </SectionCard>
  );
}

function JobsTable({ jobs }: { jobs: Job[] }) {
  const { t } = useTranslation("admin");
  const basics = useTranslation().t;
  const tasks = t("jobs.tasks", { returnObjects: true });
  const retry = trpc.admin.retryJob.useMutation({
    meta: { failure: { title: basics("error"), text: t("jobs.failed") } },
    onSuccess: () => showToast({ tone: "success", title: t("jobs.retried") }),
  });
  return (
    <ListTable
      label={t("jobs.title")}
      rows={jobs}
      columns={[
        {
          title: t("jobs.task"),
          cell: (job) => (
            <>
              {knownText(tasks, job.task)}
              {job.lastError && <LastError text={job.lastError} />}
            </>
          ),
        },
        {
          title: t("status"),
          kind: "fixed",
          cell: ({ state }) => <Badge color={STATE_COLOR[state]}>{t(`jobs.states.${state}`)}</Badge>,
        },
        {
          title: t("jobs.attempts"),
          kind: "fixed",
          cell: (job) => t("jobs.attemptsOf", { n: job.attempts, max: job.maxAttempts }),
        },
        { title: t("jobs.runAt"), kind: "fixed", cell: (job) => <Moment at={job.runAt} /> },
        {
          title: t("actions"),
          kind: "fixed",
          cell: (job) => (
            <Button
              size="compact-sm"
              variant="default"
              disabled={job.state === "running" || retry.isPending}
              onClick={() => retry.mutate({ id: job.id })}
            >
              {t("jobs.retry")}
            </Button>
          ),
        },
      ]}
    />
  );
}

/** The error as it was logged. */
export const LastError = ({ text }: { text: string }) => (
  <Text size="xs" c="var(--mantine-color-error)" lang="en" lineClamp={3}>
    {text}
  </Text>
);
