import { SegmentedControl, SimpleGrid, Skeleton } from "@mantine/core";
import { lazy, Suspense, useState } from "react";
import { useTranslation } from "react-i18next";
import { SectionCard } from "../../app/section-card.tsx";
import { trpc } from "../../app/trpc.ts";
import { ReadPart } from "../../lists/list-states.tsx";

// The chart library is larger than the rest of the panel: it is loaded once the numbers are there.
const RevenueChart = lazy(async () => ({ default: (await import("./day-charts.tsx")).RevenueChart }));
const SignUpsChart = lazy(async () => ({ default: (await import("./day-charts.tsx")).SignUpsChart }));

const PERIODS = [30, 90, 365];

/** Revenue and sign-ups, day by day. */
export function OverTimeCard() {
  const { t } = useTranslation("admin");
  const [days, setDays] = useState(30);
  const stats = trpc.admin.statsOverTime.useQuery({ days }, { placeholderData: (shown) => shown });
  return (
    <SectionCard
      title={t("overview.overTime")}
      action={
        <SegmentedControl
          size="xs"
          aria-label={t("overview.period")}
          value={String(days)}
          onChange={(value) => setDays(Number(value))}
          data={PERIODS.map((count) => ({ value: String(count), label: t("overview.days", { count }) }))}
        />
      }
    >
      <ReadPart read={stats}>
        {(days) => (
          <Suspense fallback={<Skeleton height={260} />}>
            <SimpleGrid cols={{ base: 1, md: 2 }} spacing="xl">
              <RevenueChart days={days} />
              <SignUpsChart days={days} />
            </SimpleGrid>
          </Suspense>
        )}
      </ReadPart>
    </SectionCard>
  );
}
