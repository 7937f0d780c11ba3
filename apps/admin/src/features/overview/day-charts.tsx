import { AreaChart, BarChart } from "@mantine/charts";
import { Text } from "@mantine/core";
import "@mantine/charts/styles.layer.css";
import type { DayStats } from "@terzi/contracts/admin";
import { showNumber, showPrice, showShortDay } from "@terzi/ui/show-values";
import { type ReactNode, useId } from "react";
import { useTranslation } from "react-i18next";

const HEIGHT = 220;
const AXIS = { h: HEIGHT, tickLine: "none", gridAxis: "x" } as const;

export function RevenueChart({ days }: { days: DayStats[] }) {
  const { t } = useTranslation("admin");
  const total = days.reduce((sum, { revenue }) => sum + revenue, 0);
  return (
    <Figure
      title={t("overview.revenue")}
      sum={t("overview.revenueInPeriod", { amount: showPrice(total) })}
      chart={
        <BarChart
          {...AXIS}
          data={days.map(({ day, revenue }) => ({ day: showShortDay(day), revenue }))}
          dataKey="day"
          series={[{ name: "revenue", label: t("overview.revenue"), color: "ink.5" }]}
          valueFormatter={(cents) => showPrice(cents)}
          barChartProps={{ title: t("overview.revenue") }}
          barProps={{ isAnimationActive: false }}
          yAxisProps={{ width: 64 }}
          xAxisProps={{ minTickGap: 32 }}
        />
      }
    />
  );
}

export function SignUpsChart({ days }: { days: DayStats[] }) {
  const { t } = useTranslation("admin");
  const total = days.reduce((sum, { signUps }) => sum + signUps, 0);
  return (
    <Figure
      title={t("overview.signUps")}
      sum={t("overview.signUpsInPeriod", { count: total })}
      chart={
        <AreaChart
          {...AXIS}
          data={days.map(({ day, signUps }) => ({ day: showShortDay(day), signUps }))}
          dataKey="day"
          series={[{ name: "signUps", label: t("overview.signUps"), color: "thread.5" }]}
          valueFormatter={(count) => showNumber(count)}
          areaChartProps={{ title: t("overview.signUps") }}
          areaProps={{ isAnimationActive: false }}
          curveType="monotone"
          withDots={false}
          yAxisProps={{ width: 48, allowDecimals: false }}
          xAxisProps={{ minTickGap: 32 }}
        />
      }
    />
  );
}

/** A chart, with its content in words for those who can't see it. */
function Figure({ title, sum, chart }: { title: string; sum: string; chart: ReactNode }) {
  const id = useId();
  return (
    <figure style={{ margin: 0, minWidth: 0 }} aria-labelledby={id}>
      <figcaption id={id}>
        <Text fw={600} size="sm">
          {title}
        </Text>
        <Text size="sm" c="dimmed" mb="sm">
          {sum}
        </Text>
      </figcaption>
      {chart}
    </figure>
  );
}
