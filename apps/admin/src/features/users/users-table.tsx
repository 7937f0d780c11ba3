import { Anchor, Badge, Group } from "@mantine/core";
import { Link } from "@tanstack/react-router";
import type { AdminUser } from "@terzi/contracts/admin";
import { showName } from "@terzi/ui/show-values";
import { useTranslation } from "react-i18next";
import { Moment } from "../../app/moment.tsx";
import { ListTable } from "../../lists/list-table.tsx";
import { CreditsCell } from "./credits-cell.tsx";
import { UserActions } from "./user-actions.tsx";

export function UsersTable({ users }: { users: AdminUser[] }) {
  const { t } = useTranslation("admin");
  return (
    <ListTable
      label={t("tabs.users")}
      rows={users}
      columns={[
        { title: t("users.name"), cell: (user) => showName(user) || "–" },
        {
          title: t("users.email"),
          cell: (user) => (
            <Anchor component={Link} to={`/users/${user.id}`} size="sm">
              {user.email}
            </Anchor>
          ),
        },
        { title: t("credits"), kind: "fixed", cell: (user) => <CreditsCell user={user} /> },
        { title: t("users.language"), cell: (user) => user.language.toUpperCase() },
        { title: t("users.role"), kind: "fixed", cell: (user) => <RoleBadges user={user} /> },
        {
          title: t("users.registered"),
          kind: "fixed",
          cell: ({ createdAt }) => (createdAt ? <Moment at={createdAt} /> : t("notKnown")),
        },
        { title: t("actions"), cell: (user) => <UserActions user={user} /> },
      ]}
    />
  );
}

/** The role, an admin's in the colour of danger, and whether the account is shut. */
export function RoleBadges({ user }: { user: AdminUser }) {
  const { t } = useTranslation("admin");
  return (
    <Group gap={4} wrap="nowrap" display="inline-flex">
      <Badge color={user.role === "admin" ? "red" : "gray"}>{t(`users.roles.${user.role}`)}</Badge>
      {user.disabledAt && <Badge color="orange">{t("users.disabled")}</Badge>}
    </Group>
  );
}
