import { Badge, Button } from "@mantine/core";
import type { SentMail } from "@terzi/contracts/operations";
import { showToast } from "@terzi/ui/toast";
import { useTranslation } from "react-i18next";
import { knownText } from "../../app/known-text.ts";
import { Moment } from "../../app/moment.tsx";
import { trpc } from "../../app/trpc.ts";
import { ListTable } from "../../lists/list-table.tsx";
import { LastError } from "./jobs-card.tsx";

const STATUS_COLOR = { queued: "gray", sent: "green", failed: "red" };

export function MailsTable({ mails }: { mails: SentMail[] }) {
  const { t } = useTranslation("admin");
  const basics = useTranslation().t;
  const templates = t("mails.templates", { returnObjects: true });
  const retry = trpc.admin.retryMail.useMutation({
    meta: { failure: { title: basics("error"), text: t("mails.failed") } },
    onSuccess: () => showToast({ tone: "success", title: t("mails.retried") }),
  });
  return (
    <ListTable
      label={t("mails.title")}
      rows={mails}
      columns={[
        { title: t("mails.recipient"), cell: ({ recipient }) => recipient },
        {
          title: t("mails.template"),
          cell: ({ template, lastError }) => (
            <>
              {knownText(templates, template)}
              {lastError && <LastError text={lastError} />}
            </>
          ),
        },
        {
          title: t("status"),
          kind: "fixed",
          cell: ({ status }) => <Badge color={STATUS_COLOR[status]}>{t(`mails.states.${status}`)}</Badge>,
        },
        { title: t("date"), kind: "fixed", cell: ({ createdAt }) => <Moment at={createdAt} /> },
        {
          title: t("actions"),
          kind: "fixed",
          cell: ({ id, status }) =>
            status === "sent" ? (
              "–"
            ) : (
              <Button
                size="compact-sm"
                variant="default"
                disabled={retry.isPending}
                onClick={() => retry.mutate({ id })}
              >
                {t("mails.retry")}
              </Button>
            ),
        },
      ]}
    />
  );
}
