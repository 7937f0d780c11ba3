import { Button, Card, Group, Stack } from "@mantine/core";
import { getRouteApi } from "@tanstack/react-router";
import { useTranslation } from "react-i18next";
import { trpc } from "../../app/trpc.ts";
import { FilterSelect } from "../../lists/filter-select.tsx";
import { NoEntries, ReadPart } from "../../lists/list-states.tsx";
import { ListTools } from "../../lists/list-tools.tsx";
import { PAGE_SIZE } from "../../lists/page-size.ts";
import { SearchField } from "../../lists/search-field.tsx";
import { MessageCard } from "./message-card.tsx";
import { SupportSections } from "./support-sections.tsx";

const route = getRouteApi("/_panel/messages");
const STATES = ["open", "done"] as const;

/** What came by the contact form. */
export function MessagesPage() {
  const { t } = useTranslation("admin");
  const { search, state } = route.useSearch();
  const navigate = route.useNavigate();
  const messages = trpc.admin.contactMessages.useInfiniteQuery(
    { search, state, limit: PAGE_SIZE },
    { getNextPageParam: (page) => page.nextCursor, placeholderData: (shown) => shown },
  );
  const shown = messages.data?.pages.flatMap(({ items }) => items) ?? [];
  return (
    <>
      <SupportSections open="messages" />
      <Card>
        <Group mb="md" gap="sm">
          <SearchField
            label={t("messages.search")}
            value={search}
            onSearch={(search) => navigate({ search: { search, state }, replace: true })}
          />
          <FilterSelect
            label={t("status")}
            value={state}
            choices={STATES.map((value) => ({ value, label: t(`messages.states.${value}`) }))}
            onChoose={(state) => navigate({ search: { search, state }, replace: true })}
          />
          <ListTools
            list="messages"
            filters={{ search, state }}
            onApply={(saved) => navigate({ search: saved, replace: true })}
          />
        </Group>
        <ReadPart read={messages}>
          {() =>
            shown.length === 0 ? (
              <NoEntries text={search || state ? t("nothingFound") : t("messages.none")} />
            ) : (
              <Stack component="ul" gap="md" p={0} m={0}>
                {shown.map((message) => (
                  <MessageCard key={message.id} message={message} />
                ))}
              </Stack>
            )
          }
        </ReadPart>
        {messages.hasNextPage && (
          <Button
            variant="default"
            mt="md"
            loading={messages.isFetchingNextPage}
            onClick={() => messages.fetchNextPage()}
          >
            {t("more")}
          </Button>
        )}
      </Card>
    </>
  );
}
