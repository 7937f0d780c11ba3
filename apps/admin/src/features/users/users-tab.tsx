import { Card, Group, Select } from "@mantine/core";
import { getRouteApi } from "@tanstack/react-router";
import { Role } from "@terzi/contracts/account";
import { ListUsersInput } from "@terzi/contracts/admin";
import { useTranslation } from "react-i18next";
import { trpc } from "../../app/trpc.ts";
import { FilterSelect } from "../../lists/filter-select.tsx";
import { NoEntries, ReadPart } from "../../lists/list-states.tsx";
import { ListTools } from "../../lists/list-tools.tsx";
import { PageButtons } from "../../lists/page-buttons.tsx";
import { PAGE_SIZE } from "../../lists/page-size.ts";
import { SearchField } from "../../lists/search-field.tsx";
import { useCursor } from "../../lists/use-cursor.ts";
import { UsersTable } from "./users-table.tsx";

const route = getRouteApi("/_panel/users/");
const SORTS = ListUsersInput.shape.sort.unwrap().options;

/** Every account; the server searches, sorts and pages. */
export function UsersTab() {
  const { t } = useTranslation("admin");
  const filters = route.useSearch();
  const navigate = route.useNavigate();
  const at = useCursor(filters);
  const users = trpc.admin.users.useQuery(
    { ...filters, limit: PAGE_SIZE, cursor: at.cursor },
    { placeholderData: (shown) => shown },
  );
  const narrow = (change: typeof filters) =>
    navigate({ search: (kept) => ({ ...kept, ...change }), replace: true, resetScroll: false });
  return (
    <Card>
      <Group mb="md" gap="sm">
        <SearchField
          label={t("users.search")}
          value={filters.search}
          onSearch={(search) => narrow({ search })}
        />
        <FilterSelect
          label={t("users.role")}
          value={filters.role}
          choices={Role.options.map((value) => ({ value, label: t(`users.roles.${value}`) }))}
          onChoose={(role) => narrow({ role })}
        />
        <Select
          aria-label={t("users.sort")}
          allowDeselect={false}
          value={filters.sort ?? "newest"}
          data={SORTS.map((value) => ({ value, label: t(`users.sorts.${value}`) }))}
          onChange={(chosen) => narrow({ sort: SORTS.find((sort) => sort === chosen) })}
          style={{ flex: "1 1 12rem", maxWidth: "100%" }}
        />
        <ListTools
          list="users"
          filters={filters}
          onApply={(saved) => navigate({ search: saved, replace: true, resetScroll: false })}
        />
      </Group>
      <ReadPart read={users}>
        {({ items, nextCursor }) => (
          <>
            {items.length === 0 ? <NoEntries text={t("users.none")} /> : <UsersTable users={items} />}
            <PageButtons at={at} nextCursor={nextCursor} />
          </>
        )}
      </ReadPart>
    </Card>
  );
}
