import { Anchor, Group, Stack, Text } from "@mantine/core";
import { Link } from "@tanstack/react-router";
import { showPrice } from "@terzi/ui/show-values";
import { useTranslation } from "react-i18next";
import { Moment } from "../../app/moment.tsx";
import { SectionCard } from "../../app/section-card.tsx";
import { trpc } from "../../app/trpc.ts";
import { NoEntries, ReadPart } from "../../lists/list-states.tsx";
import { PurchaseBadge } from "../purchases/purchase-badge.tsx";
import { OVERVIEW_ENTRIES } from "./overview-entries.ts";

export function RecentPurchases() {
  const { t } = useTranslation("admin");
  const purchases = trpc.admin.purchases.useQuery({ limit: OVERVIEW_ENTRIES });
  return (
    <SectionCard title={t("overview.recentPurchases")}>
      <ReadPart read={purchases}>
        {({ items }) =>
          items.length === 0 ? (
            <NoEntries text={t("overview.noPurchases")} />
          ) : (
            <Stack component="ol" gap="sm" p={0} m={0} style={{ listStyle: "none" }}>
              {items.map(({ id, user, amount, credits, status, createdAt }) => (
                <Group component="li" key={id} justify="space-between" wrap="nowrap">
                  <div style={{ minWidth: 0 }}>
                    <Anchor component={Link} to={`/users/${user.id}`} style={{ overflowWrap: "anywhere" }}>
                      {user.email}
                    </Anchor>
                    <Group gap="xs">
                      <Text size="sm" c="dimmed">
                        <Moment at={createdAt} />
                      </Text>
                      {/* Money that has not come, or has gone back, must not look like income. */}
                      {status !== "completed" && <PurchaseBadge status={status} />}
                    </Group>
                  </div>
                  <div style={{ textAlign: "right", whiteSpace: "nowrap" }}>
                    <Text fw={600}>{showPrice(amount)}</Text>
                    <Text size="sm" c="dimmed">
                      {t("creditCount", { count: credits })}
                    </Text>
                  </div>
                </Group>
              ))}
            </Stack>
          )
        }
      </ReadPart>
    </SectionCard>
  );
}
