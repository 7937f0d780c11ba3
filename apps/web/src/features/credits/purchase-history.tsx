import { Badge, Card, Table, Text, Title } from "@mantine/core";
import type { PurchaseStatus } from "@terzi/contracts/credits";
import { showDay, showPrice } from "@terzi/ui/show-values";
import { useTranslation } from "react-i18next";
import { trpc } from "../../app/trpc.ts";

const COLOR: Record<PurchaseStatus, string> = {
  pending: "yellow",
  completed: "green",
  failed: "red",
  refunded: "gray",
};

/** Earlier purchases; nothing without any. A dialog closed without paying isn't a purchase. */
export function PurchaseHistory({ email }: { email: string }) {
  const { t } = useTranslation("credits");
  const purchases = trpc.credits.purchases
    .useQuery()
    .data?.items.filter(({ status }) => status !== "pending");
  if (!purchases?.length) return null;
  return (
    <Card mt="xl">
      <Title order={2} id="purchases">
        {t("history.title")}
      </Title>
      <Text size="sm" c="dimmed" mb="sm" style={{ overflowWrap: "anywhere" }}>
        {t("history.receipts", { email })}
      </Text>
      <Table aria-labelledby="purchases">
        <Table.Thead>
          <Table.Tr>
            <Table.Th>{t("history.date")}</Table.Th>
            <Table.Th>{t("history.package")}</Table.Th>
            <Table.Th ta="right">{t("history.amount")}</Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {purchases.map((purchase) => (
            <Table.Tr key={purchase.id}>
              <Table.Td>{showDay(purchase.createdAt)}</Table.Td>
              <Table.Td>
                {purchase.package.name}
                <Text size="sm" c="dimmed">
                  {t("total", { count: purchase.credits })}
                </Text>
              </Table.Td>
              <Table.Td ta="right">
                <Text size="sm">{showPrice(purchase.amount)}</Text>
                <Badge color={COLOR[purchase.status]} miw="max-content">
                  {t(`history.statuses.${purchase.status}`)}
                </Badge>
              </Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </Card>
  );
}
