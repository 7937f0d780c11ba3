import { Button } from "@mantine/core";
import type { Ticket } from "@terzi/contracts/tickets";
import { showToast } from "@terzi/ui/toast";
import { useTranslation } from "react-i18next";
import { trpc } from "../../app/trpc.ts";
import { useTicketKeys } from "./use-ticket-keys.ts";

export function StatusToggle({ ticket }: { ticket: Ticket }) {
  const { t } = useTranslation("admin");
  const basics = useTranslation().t;
  const setStatus = trpc.tickets.setStatus.useMutation({
    meta: {
      failure: { title: t("tickets.statusFailed"), text: basics("offline") },
    },
    onSuccess: ({ status }) =>
      showToast({
        tone: "success",
        title: t("tickets.statusUpdated"),
        text: status === "open" ? t("tickets.markedOpen") : t("tickets.markedClosed"),
      }),
  });
  const other = ticket.status === "open" ? "closed" : "open";
  const toggle = () => setStatus.mutate({ id: ticket.id, status: other });
  useTicketKeys({ e: setStatus.isPending ? undefined : toggle });
  return (
    <Button variant="default" size="xs" loading={setStatus.isPending} onClick={toggle}>
      {other === "closed" ? t("tickets.close") : t("tickets.reopen")}
    </Button>
  );
}
