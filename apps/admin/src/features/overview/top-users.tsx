import { Anchor, Group, Stack, Text } from "@mantine/core";
import { Link } from "@tanstack/react-router";
import { showName } from "@terzi/ui/show-values";
import { useTranslation } from "react-i18next";
import { SectionCard } from "../../app/section-card.tsx";
import { trpc } from "../../app/trpc.ts";
import { ReadPart } from "../../lists/list-states.tsx";
import { OVERVIEW_ENTRIES } from "./overview-entries.ts";

export function TopUsers() {
  const { t } = useTranslation("admin");
  const users = trpc.admin.users.useQuery({ sort: "credits", limit: OVERVIEW_ENTRIES });
  return (
    <SectionCard title={t("overview.topUsers")}>
      <ReadPart read={users}>
        {({ items }) => (
          <Stack component="ol" gap="sm" p={0} m={0} style={{ listStyle: "none" }}>
            {items.map((user) => (
              <Group component="li" key={user.id} justify="space-between" wrap="nowrap">
                <div style={{ minWidth: 0 }}>
                  <Anchor component={Link} to={`/users/${user.id}`} style={{ overflowWrap: "anywhere" }}>
                    {user.email}
                  </Anchor>
                  <Text size="sm" c="dimmed" truncate>
                    {showName(user)}
                  </Text>
                </div>
                <Text fw={600} style={{ whiteSpace: "nowrap" }}>
                  {t("creditCount", { count: user.credits })}
                </Text>
              </Group>
            ))}
          </Stack>
        )}
      </ReadPart>
    </SectionCard>
  );
}
