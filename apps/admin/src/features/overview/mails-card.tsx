import { Group } from "@mantine/core";
import { getRouteApi } from "@tanstack/react-router";
import { MailStatus } from "@terzi/contracts/operations";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { SectionCard } from "../../app/section-card.tsx";
import { trpc } from "../../app/trpc.ts";
import { FilterSelect } from "../../lists/filter-select.tsx";
import { NoEntries, ReadPart } from "../../lists/list-states.tsx";
import { PageButtons } from "../../lists/page-buttons.tsx";
import { SearchField } from "../../lists/search-field.tsx";
import { useCursor } from "../../lists/use-cursor.ts";
import { MailsTable } from "./mails-table.tsx";

const route = getRouteApi("/_panel/");
const PAGE_SIZE = 10;

/** The mails that were sent, wait, or could not be sent. */
export function MailsCard() {
  const { t } = useTranslation("admin");
  const { mails: status } = route.useSearch();
  const navigate = route.useNavigate();
  const [search, setSearch] = useState<string>();
  const at = useCursor({ status, search });
  const mails = trpc.admin.mails.useQuery(
    { limit: PAGE_SIZE, cursor: at.cursor, status, search },
    { placeholderData: (shown) => shown },
  );
  return (
    <SectionCard title={t("mails.title")} id="mails">
      <Group mb="md" gap="sm">
        <SearchField label={t("mails.searchLabel")} value={search} onSearch={setSearch} />
        <FilterSelect
          label={t("status")}
          value={status}
          choices={MailStatus.options.map((value) => ({ value, label: t(`mails.states.${value}`) }))}
          onChoose={(mails) => navigate({ search: { mails }, replace: true, resetScroll: false })}
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
