import { Anchor, Card, Group, SimpleGrid, Text, Title } from "@mantine/core";
import type { AdminUser, UserPage } from "@terzi/contracts/admin";
import { showName } from "@terzi/ui/show-values";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Moment } from "../../app/moment.tsx";
import { CreditsCell } from "./credits-cell.tsx";
import { UserActions } from "./user-actions.tsx";
import { RoleBadges } from "./users-table.tsx";

type Props = { user: AdminUser; waysIn: UserPage["waysIn"] };

export function AccountCard({ user, waysIn }: Props) {
  const { t } = useTranslation("admin");
  const basics = useTranslation().t;
  const ways = [
    ...(user.hasPassword ? [t("user.password")] : []),
    ...(waysIn.passkeyCount ? [t("user.passkeys", { count: waysIn.passkeyCount })] : []),
    ...waysIn.sites,
  ];
  return (
    <Card>
      <Group justify="space-between" wrap="nowrap" align="flex-start" mb="md">
        <div style={{ minWidth: 0 }}>
          <Title order={2} style={{ overflowWrap: "anywhere" }}>
            {showName(user) || user.email}
          </Title>
          <Anchor href={`mailto:${user.email}`} size="sm" style={{ overflowWrap: "anywhere" }}>
            {user.email}
          </Anchor>
        </div>
        <UserActions user={user} />
      </Group>
      <SimpleGrid component="dl" cols={{ base: 2, sm: 3, lg: 5 }} m={0}>
        <Fact name={t("credits")}>
          <CreditsCell user={user} />
        </Fact>
        <Fact name={t("users.role")}>
          <RoleBadges user={user} />
        </Fact>
        <Fact name={t("users.language")}>{basics(`languages.${user.language}`)}</Fact>
        <Fact name={t("users.registered")}>
          <Moment at={user.createdAt} />
        </Fact>
        <Fact name={t("user.confirmed")}>
          {user.emailConfirmedAt ? <Moment at={user.emailConfirmedAt} /> : t("user.unconfirmed")}
        </Fact>
        <Fact name={t("user.waysIn")}>{ways.join(", ")}</Fact>
        <Fact name={t("user.id")}>
          <Text span ff="monospace" size="xs" style={{ overflowWrap: "anywhere" }}>
            {user.id}
          </Text>
        </Fact>
      </SimpleGrid>
    </Card>
  );
}

const Fact = ({ name, children }: { name: string; children: ReactNode }) => (
  <div style={{ minWidth: 0 }}>
    <Text component="dt" size="sm" c="dimmed">
      {name}
    </Text>
    <Text component="dd" size="sm" m={0}>
      {children}
    </Text>
  </div>
);
