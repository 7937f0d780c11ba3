import { Button, Group, Text } from "@mantine/core";
import { getRouteApi, Link } from "@tanstack/react-router";
import { type AdminTicket, AdminTicketFilter } from "@terzi/contracts/admin";
import { useTranslation } from "react-i18next";
import { Moment } from "../../app/moment.tsx";
import { SectionCard } from "../../app/section-card.tsx";
import { trpc } from "../../app/trpc.ts";
import { FilterSelect } from "../../lists/filter-select.tsx";
import { NoEntries, ReadPart } from "../../lists/list-states.tsx";
import { ListTools } from "../../lists/list-tools.tsx";
import { PAGE_SIZE } from "../../lists/page-size.ts";
import { SearchField } from "../../lists/search-field.tsx";
import { PriorityBadge, StatusBadge } from "./ticket-badges.tsx";
import { TicketKeys } from "./ticket-keys.tsx";
import classes from "./tickets.module.css";
import { entryId, useSteps } from "./use-steps.ts";
import { useTicketKeys } from "./use-ticket-keys.ts";

const route = getRouteApi("/_panel/tickets");

/** All tickets, newest first, loaded page by page. The number is of those read so far. */
export function TicketList({ openId }: { openId: string | undefined }) {
  const { t } = useTranslation("admin");
  const { search, status } = route.useSearch();
  const navigate = route.useNavigate();
  const tickets = trpc.admin.tickets.useInfiniteQuery(
    { search, status, limit: PAGE_SIZE },
    { getNextPageParam: (page) => page.nextCursor, placeholderData: (shown) => shown },
  );
  const shown = tickets.data?.pages.flatMap(({ items }) => items) ?? [];
  const ids = shown.map(({ id }) => id);
  const steps = useSteps(ids, openId);
  useTicketKeys({
    j: () => {
      // The page after this one is on its way before it is stepped into.
      if (tickets.hasNextPage && openId === ids.at(-2)) void tickets.fetchNextPage();
      steps.next();
    },
    k: steps.previous,
  });
  const narrow = (change: { search?: string | undefined; status?: AdminTicketFilter | undefined }) =>
    navigate({ search: (kept) => ({ ...kept, ...change }), replace: true, resetScroll: false });
  const count = `${shown.length}${tickets.hasNextPage ? "+" : ""}`;
  return (
    <SectionCard title={t("tickets.allTickets", { n: count })} action={<TicketKeys />}>
      <Group gap="sm" mb="sm">
        <SearchField label={t("tickets.search")} value={search} onSearch={(search) => narrow({ search })} />
        <FilterSelect
          label={t("status")}
          value={status}
          choices={AdminTicketFilter.options.map((value) => ({
            value,
            label: value === "waiting" ? t("tickets.waiting") : t(`tickets.statuses.${value}`),
          }))}
          onChoose={(status) => narrow({ status })}
        />
        <ListTools
          list="tickets"
          filters={{ search, status }}
          onApply={(saved) =>
            navigate({
              search: ({ ticket }) => ({ ...saved, ticket }),
              replace: true,
              resetScroll: false,
            })
          }
        />
      </Group>
      <ReadPart read={tickets}>
        {() =>
          shown.length === 0 ? (
            <NoEntries text={search || status ? t("nothingFound") : t("tickets.none")} />
          ) : (
            <ul className={classes.entries}>
              {shown.map((ticket) => (
                <TicketEntry key={ticket.id} ticket={ticket} isOpen={ticket.id === openId} />
              ))}
            </ul>
          )
        }
      </ReadPart>
      {tickets.hasNextPage && (
        <Button
          variant="default"
          size="xs"
          mt="sm"
          fullWidth
          loading={tickets.isFetchingNextPage}
          onClick={() => tickets.fetchNextPage()}
        >
          {t("more")}
        </Button>
      )}
    </SectionCard>
  );
}

function TicketEntry({ ticket, isOpen }: { ticket: AdminTicket; isOpen: boolean }) {
  return (
    <li>
      <Link
        id={entryId(ticket.id)}
        from="/tickets"
        to="/tickets"
        search={(kept) => ({ ...kept, ticket: ticket.id })}
        resetScroll={false}
        className={classes.entry ?? ""}
        activeProps={{ "aria-current": undefined }}
        aria-current={isOpen || undefined}
      >
        <Text fw={600} size="sm" lineClamp={2} style={{ overflowWrap: "anywhere" }}>
          {ticket.subject}
        </Text>
        <Text size="sm" c="dimmed" truncate>
          {ticket.user.email}
        </Text>
        <Group gap={6} mt={4}>
          <PriorityBadge priority={ticket.priority} />
          <StatusBadge status={ticket.status} />
          <Text span size="xs" c="dimmed">
            <Moment at={ticket.createdAt} />
          </Text>
        </Group>
      </Link>
    </li>
  );
}
