import { Button, Group, Menu, Text } from "@mantine/core";
import { IconBookmark, IconDownload } from "@tabler/icons-react";
import type { AdminList, SavedFilter } from "@terzi/contracts/admin-lists";
import { showToast } from "@terzi/ui/toast";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { trpc } from "../app/trpc.ts";
import { SaveFilterDialog } from "./save-filter-dialog.tsx";

/** A list's filters, as its address holds them. */
export type Filters = Record<string, string>;

/** Where the server has each list. */
const ADDRESSES = {
  users: "users",
  purchases: "purchases",
  tickets: "tickets",
  messages: "contact-messages",
  audit: "audit",
  mails: "mails",
} as const satisfies Record<AdminList, string>;

const keyOf = (filters: Filters) => JSON.stringify(Object.entries(filters).sort());
const isGiven = (entry: [string, string | undefined]): entry is [string, string] => entry[1] !== undefined;

/**
 * What can be done with a filtered list: save the filters under a name, return to saved ones, download the list as a
 * file.
 */
export function ListTools(props: {
  list: AdminList;
  filters: Record<string, string | undefined>;
  onApply: (filters: Filters) => void;
}) {
  const { list } = props;
  const { t } = useTranslation("admin");
  const filters = Object.fromEntries(Object.entries(props.filters).filter(isGiven));
  return (
    <Group gap="sm" ml="auto">
      <SavedFilters list={list} filters={filters} onApply={props.onApply} />
      <Button
        component="a"
        href={`/api/admin/${ADDRESSES[list]}/export?${new URLSearchParams(filters)}`}
        download
        variant="default"
        leftSection={<IconDownload size={16} />}
      >
        {t("lists.csv")}
      </Button>
    </Group>
  );
}

function SavedFilters(props: { list: AdminList; filters: Filters; onApply: (filters: Filters) => void }) {
  const { list, filters, onApply } = props;
  const { t } = useTranslation("admin");
  const [isNaming, setNaming] = useState(false);
  const saved = (trpc.admin.savedFilters.useQuery().data ?? []).filter((each) => each.list === list);
  const now = saved.find((each) => keyOf(each.filters) === keyOf(filters));
  const isNarrowed = Object.keys(filters).length > 0;
  return (
    <>
      <Menu position="bottom-end" withinPortal>
        <Menu.Target>
          <Button variant={now ? "light" : "default"} leftSection={<IconBookmark size={16} />} maw="16rem">
            {now?.name ?? t("lists.saved")}
          </Button>
        </Menu.Target>
        <Menu.Dropdown maw="20rem">
          {saved.length === 0 && (
            <Text size="sm" c="dimmed" px="sm" py="xs">
              {t("lists.none")}
            </Text>
          )}
          {saved.map((each) => (
            <Menu.Item
              key={each.id}
              fw={each === now ? 600 : undefined}
              aria-current={each === now || undefined}
              onClick={() => onApply(each.filters)}
            >
              {each.name}
            </Menu.Item>
          ))}
          <Menu.Divider />
          {isNarrowed && <Menu.Item onClick={() => onApply({})}>{t("lists.clear")}</Menu.Item>}
          <Menu.Item disabled={!isNarrowed} onClick={() => setNaming(true)}>
            {t("lists.save")}
          </Menu.Item>
          {now && <ForgetItem filter={now} />}
        </Menu.Dropdown>
      </Menu>
      <SaveFilterDialog list={list} filters={filters} isOpen={isNaming} onClose={() => setNaming(false)} />
    </>
  );
}

function ForgetItem({ filter }: { filter: SavedFilter }) {
  const { t } = useTranslation("admin");
  const basics = useTranslation().t;
  const remove = trpc.admin.deleteFilter.useMutation({
    meta: { failure: { title: basics("error"), text: t("lists.notForgotten") } },
    onSuccess: () => showToast({ tone: "success", title: t("lists.forgotten") }),
  });
  return (
    <Menu.Item color="red" onClick={() => remove.mutate({ id: filter.id })}>
      {t("lists.forget", { name: filter.name })}
    </Menu.Item>
  );
}
