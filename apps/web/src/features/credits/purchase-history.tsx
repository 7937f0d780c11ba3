import { Badge, Card, ScrollArea, Table, Title } from "@mantine/core";
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

/** What was bought before; nothing as long as nothing was. A dialog that was closed without paying is no purchase. */
export function PurchaseHistory() {
  const { t } = useTranslation("credits");
  const purchases = trpc.credits.purchases
    .useQuery()
    .data?.items.filter(({ status }) => status !== "pending");
  if (!purchases?.length) return null;
  return (
    <Card mt="xl">
      <Title order={2} mb="sm" id="purchases">
        {t("history.title")}
      </Title>
      <ScrollArea type="auto" viewportProps={{ tabIndex: 0, role: "region", "aria-labelledby": "purchases" }}>
        <Table miw={520} aria-labelledby="purchases">
          <Table.Thead>
            <Table.Tr>
              <Table.Th>{t("history.date")}</Table.Th>
              <Table.Th>{t("history.package")}</Table.Th>
              <Table.Th ta="right">{t("history.credits")}</Table.Th>
              <Table.Th ta="right">{t("history.amount")}</Table.Th>
              <Table.Th>{t("history.status")}</Table.Th>
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {purchases.map((purchase) => (
              <Table.Tr key={purchase.id}>
                <Table.Td>{showDay(purchase.createdAt)}</Table.Td>
                <Table.Td>{purchase.package.name}</Table.Td>
                <Table.Td ta="right">{purchase.credits}</Table.Td>
                <Table.Td ta="right">{showPrice(purchase.amount)}</Table.Td>
                <Table.Td>
                  <Badge color={COLOR[purchase.status]}>{t(`history.statuses.${purchase.status}`)}</Badge>
                </Table.Td>
              </Table.Tr>
            ))}
          </Table.Tbody>
        </Table>
      </ScrollArea>
    </Card>
  );
}
