import { Card, Group, Stack, Text } from "@mantine/core";
import { getRouteApi } from "@tanstack/react-router";
import { AdminPurchaseFilter } from "@terzi/contracts/admin";
import { showPrice } from "@terzi/ui/show-values";
import { useTranslation } from "react-i18next";
import { trpc } from "../../app/trpc.ts";
import { FilterSelect } from "../../lists/filter-select.tsx";
import { NoEntries, ReadPart } from "../../lists/list-states.tsx";
import { ListTools } from "../../lists/list-tools.tsx";
import { PageButtons } from "../../lists/page-buttons.tsx";
import { PAGE_SIZE } from "../../lists/page-size.ts";
import { SearchField } from "../../lists/search-field.tsx";
import { useCursor } from "../../lists/use-cursor.ts";
import { PurchasesTable } from "./purchases-table.tsx";

const route = getRouteApi("/_panel/purchases");

/** What was earned, and every purchase behind it. */
export function PurchasesTab() {
  const { t } = useTranslation("admin");
  const filters = route.useSearch();
  const navigate = route.useNavigate();
  const at = useCursor(filters);
  const purchases = trpc.admin.purchases.useQuery(
    { ...filters, limit: PAGE_SIZE, cursor: at.cursor },
    { placeholderData: (shown) => shown },
  );
  const narrow = (change: typeof filters) =>
    navigate({ search: (kept) => ({ ...kept, ...change }), replace: true, resetScroll: false });
  return (
    <Stack gap="lg">
      <TotalRevenue />
      <Card>
        <Group mb="md" gap="sm">
          <SearchField
            label={t("purchases.search")}
            value={filters.search}
            onSearch={(search) => narrow({ search })}
          />
          <FilterSelect
            label={t("status")}
            value={filters.status}
            choices={AdminPurchaseFilter.options.map((value) => ({
              value,
              label: value === "disputed" ? t("purchases.disputed") : t(`purchases.statuses.${value}`),
            }))}
            onChoose={(status) => narrow({ status })}
          />
          <ListTools
            list="purchases"
            filters={filters}
            onApply={(saved) => navigate({ search: saved, replace: true, resetScroll: false })}
          />
        </Group>
        <ReadPart read={purchases}>
          {({ items, nextCursor }) => (
            <>
              {items.length === 0 ? (
                <NoEntries
                  text={filters.search || filters.status ? t("purchases.none") : t("overview.noPurchases")}
                />
              ) : (
                <PurchasesTable purchases={items} />
              )}
              <PageButtons at={at} nextCursor={nextCursor} />
            </>
          )}
        </ReadPart>
      </Card>
    </Stack>
  );
}

function TotalRevenue() {
  const { t } = useTranslation("admin");
  const stats = trpc.admin.stats.useQuery();
  return (
    <ReadPart read={stats}>
      {({ totalRevenue, totalPurchases }) => (
        <Card>
          <Group justify="space-between" align="baseline">
            <Text c="dimmed" fw={500}>
              {t("purchases.totalRevenue")}
            </Text>
            <Text size="sm" c="dimmed">
              {t("overview.purchases", { count: totalPurchases })}
            </Text>
          </Group>
          <Text ff="var(--t-serif)" fw={600} fz={30} lh={1.2}>
            {showPrice(totalRevenue)}
          </Text>
        </Card>
      )}
    </ReadPart>
  );
}
