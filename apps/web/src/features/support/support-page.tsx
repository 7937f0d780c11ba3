import { Button } from "@mantine/core";
import { useDisclosure } from "@mantine/hooks";
import { IconLifebuoy, IconPlus } from "@tabler/icons-react";
import { getRouteApi } from "@tanstack/react-router";
import { failureText } from "@terzi/ui/failures";
import { PageHeading } from "@terzi/ui/page-heading";
import { EmptyState, ErrorState, PageSkeleton } from "@terzi/ui/page-states";
import { usePageTitle } from "@terzi/ui/page-title";
import { useTranslation } from "react-i18next";
import { trpc } from "../../app/trpc.ts";
import { NewTicketDialog } from "./new-ticket-dialog.tsx";
import { TicketBoard } from "./ticket-board.tsx";

const route = getRouteApi("/_account/support");
const PAGE_SIZE = 50;

export function SupportPage() {
  const { t } = useTranslation("support");
  const basics = useTranslation().t;
  usePageTitle(t("title"));
  const { ticket } = route.useSearch();
  const navigate = route.useNavigate();
  const [isWriting, writing] = useDisclosure(false);
  const tickets = trpc.tickets.list.useInfiniteQuery(
    { limit: PAGE_SIZE },
    { getNextPageParam: ({ nextCursor }) => nextCursor ?? undefined },
  );
  if (tickets.isPending) return <PageSkeleton />;
  if (!tickets.data)
    return (
      <ErrorState text={failureText(tickets.error, basics("offline"))} onRetry={() => tickets.refetch()} />
    );
  const all = tickets.data.pages.flatMap(({ items }) => items);
  const toNew = (
    <Button leftSection={<IconPlus size={18} />} onClick={writing.open}>
      {t("newTicket")}
    </Button>
  );
  return (
    <>
      <PageHeading title={t("title")} lead={t("lead")} action={all.length > 0 && toNew} />
      {all.length ? (
        <TicketBoard
          tickets={all}
          selected={ticket}
          onSelect={(id) => void navigate({ search: id ? { ticket: id } : {} })}
          onMore={tickets.hasNextPage ? () => void tickets.fetchNextPage() : undefined}
        />
      ) : (
        <EmptyState
          icon={<IconLifebuoy size={40} stroke={1.4} />}
          title={t("empty")}
          text={t("emptyText")}
          action={toNew}
        />
      )}
      {isWriting && <NewTicketDialog onClose={writing.close} />}
    </>
  );
}
