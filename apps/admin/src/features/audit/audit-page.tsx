import { Anchor, Group, Stack } from "@mantine/core";
import { getRouteApi, Link } from "@tanstack/react-router";
import { AuditAction } from "@terzi/contracts/operations";
import { useTranslation } from "react-i18next";
import { SectionCard } from "../../app/section-card.tsx";
import { trpc } from "../../app/trpc.ts";
import { FilterSelect } from "../../lists/filter-select.tsx";
import { NoEntries, ReadPart } from "../../lists/list-states.tsx";
import { ListTools } from "../../lists/list-tools.tsx";
import { PageButtons } from "../../lists/page-buttons.tsx";
import { PAGE_SIZE } from "../../lists/page-size.ts";
import { SearchField } from "../../lists/search-field.tsx";
import { useCursor } from "../../lists/use-cursor.ts";
import { AuditTable } from "./audit-table.tsx";

const route = getRouteApi("/_panel/audit");

/** What admins did, and what the payment provider reported to them. */
export function AuditPage() {
  const { t } = useTranslation("admin");
  const filters = route.useSearch();
  const navigate = route.useNavigate();
  const at = useCursor(filters);
  const entries = trpc.admin.audit.useQuery(
    { ...filters, limit: PAGE_SIZE, cursor: at.cursor },
    { placeholderData: (shown) => shown },
  );
  const narrow = (change: typeof filters) =>
    navigate({ search: (kept) => ({ ...kept, ...change }), replace: true, resetScroll: false });
  return (
    <Stack gap="md">
      <Anchor component={Link} to="/settings" size="sm" style={{ alignSelf: "flex-start" }}>
        ← {t("audit.back")}
      </Anchor>
      <SectionCard title={t("audit.title")}>
        <Group mb="md" gap="sm">
          <SearchField
            label={t("audit.search")}
            value={filters.search}
            onSearch={(search) => narrow({ search })}
          />
          <FilterSelect
            label={t("audit.action")}
            value={filters.action}
            choices={AuditAction.options.map((value) => ({ value, label: t(`audit.names.${value}`) }))}
            onChoose={(action) => narrow({ action })}
          />
          <ListTools
            list="audit"
            filters={filters}
            onApply={(saved) => navigate({ search: saved, replace: true, resetScroll: false })}
          />
        </Group>
        <ReadPart read={entries}>
          {({ items, nextCursor }) => (
            <>
              {items.length === 0 ? (
                <NoEntries text={filters.search || filters.action ? t("nothingFound") : t("audit.none")} />
              ) : (
                <AuditTable entries={items} />
              )}
              <PageButtons at={at} nextCursor={nextCursor} />
            </>
          )}
        </ReadPart>
      </SectionCard>
    </Stack>
  );
}
