import { Card, SimpleGrid, Text } from "@mantine/core";
import { showNumber, showPrice } from "@terzi/ui/show-values";
import { useTranslation } from "react-i18next";
import { trpc } from "../../app/trpc.ts";
import { ReadPart } from "../../lists/list-states.tsx";

/** The four totals. */
export function FigureCards() {
  const { t } = useTranslation("admin");
  const stats = trpc.admin.stats.useQuery();
  return (
    <ReadPart read={stats}>
      {(stats) => (
        <SimpleGrid cols={{ base: 1, xs: 2, lg: 4 }}>
          <FigureCard
            label={t("overview.totalUsers")}
            value={showNumber(stats.totalUsers)}
            hint={t("overview.recentSignups", { count: stats.recentSignups })}
          />
          <FigureCard
            label={t("overview.cvsGenerated")}
            value={showNumber(stats.totalCvs)}
            hint={t("overview.perUser", { average: showNumber(stats.avgCvsPerUser, 1) })}
          />
          <FigureCard
            label={t("overview.totalRevenue")}
            value={showPrice(stats.totalRevenue)}
            hint={t("overview.purchases", { count: stats.totalPurchases })}
          />
          <FigureCard label={t("overview.creditsUsed")} value={showNumber(stats.totalCreditsUsed)} />
        </SimpleGrid>
      )}
    </ReadPart>
  );
}

function FigureCard({ label, value, hint }: { label: string; value: string; hint?: string }) {
  return (
    <Card>
      <Text size="sm" c="dimmed" fw={500}>
        {label}
      </Text>
      <Text ff="var(--t-serif)" fw={600} fz={30} lh={1.2} mt={4} style={{ overflowWrap: "anywhere" }}>
        {value}
      </Text>
      {hint && (
        <Text size="sm" c="dimmed" mt={4}>
          {hint}
        </Text>
      )}
    </Card>
  );
}
