import { Group } from "@mantine/core";
import { getRouteApi } from "@tanstack/react-router";
import { MailStatus } from "@terzi/contracts/operations";
import { useTranslation } from "react-i18next";
import { SectionCard } from "../../app/section-card.tsx";
import { trpc } from "../../app/trpc.ts";
import { FilterSelect } from "../../lists/filter-select.tsx";
import { NoEntries, ReadPart } from "../../lists/list-states.tsx";
import { ListTools } from "../../lists/list-tools.tsx";
import { PageButtons } from "../../lists/page-buttons.tsx";
import { SearchField } from "../../lists/search-field.tsx";
import { useCursor } from "../../lists/use-cursor.ts";
import { MailsTable } from "./mails-table.tsx";

const route = getRouteApi("/_panel/");
const PAGE_SIZE = 10;

/** The mails that were sent, wait, or could not be sent. */
export function MailsCard() {
  const { t } = useTranslation("admin");
  const { mails: status, mailsTo: search } = route.useSearch();
  const navigate = route.useNavigate();
  const at = useCursor({ status, search });
  const mails = trpc.admin.mails.useQuery(
    { limit: PAGE_SIZE, cursor: at.cursor, status, search },
    { placeholderData: (shown) => shown },
  );
  const narrow = (search: ReturnType<typeof route.useSearch>) =>
    navigate({ search, replace: true, resetScroll: false });
  return (
    <SectionCard title={t("mails.title")} id="mails">
      <Group mb="md" gap="sm">
        <SearchField
          label={t("mails.searchLabel")}
          value={search}
          onSearch={(mailsTo) => narrow({ mails: status, mailsTo })}
        />
        <FilterSelect
          label={t("status")}
          value={status}
          choices={MailStatus.options.map((value) => ({ value, label: t(`mails.states.${value}`) }))}
          onChoose={(mails) => narrow({ mails, mailsTo: search })}
        />
        <ListTools
          list="mails"
          filters={{ search, status }}
          onApply={(saved) =>
            narrow({ mails: MailStatus.safeParse(saved.status).data, mailsTo: saved.search })
          }
        />
      </Group>
      <ReadPart read={mails}>
        {({ items, nextCursor }) => (
          <>
            {items.length === 0 ? (
              <NoEntries text={status || search ? t("nothingFound") : t("mails.none")} />
            ) : (
              <MailsTable mails={items} />
            )}
            <PageButtons at={at} nextCursor={nextCursor} />
          </>
        )}
      </ReadPart>
    </SectionCard>
  );
}
