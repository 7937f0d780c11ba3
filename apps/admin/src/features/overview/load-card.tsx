import { SimpleGrid, Text } from "@mantine/core";
import { showNumber } from "@terzi/ui/show-values";
import { useTranslation } from "react-i18next";
import { SectionCard } from "../../app/section-card.tsx";
import { trpc } from "../../app/trpc.ts";
import { ReadPart } from "../../lists/list-states.tsx";

const EVERY_MS = 10_000;

/** How busy the server is: whether it answers at once, and how much waits. */
export function LoadCard() {
  const { t } = useTranslation("admin");
  const load = trpc.admin.load.useQuery(undefined, { refetchInterval: EVERY_MS });
  return (
    <SectionCard title={t("load.title")}>
      <ReadPart read={load}>
        {({ delays, computing, printing, memoryMb, modelUse }) => (
          <SimpleGrid cols={{ base: 1, sm: 2 }} spacing="md">
            <Figure
              name={t("load.delay")}
              value={t("load.delayOf", {
                half: showNumber(delays.p50Ms),
                most: showNumber(delays.p99Ms),
                longest: showNumber(delays.maxMs),
              })}
            />
            <Figure name={t("load.memory")} value={`${showNumber(memoryMb)} MB`} />
            <Figure name={t("load.computing")} value={t("load.counts", computing)} />
            <Figure name={t("load.printing")} value={t("load.counts", printing)} />
            {modelUse.map(({ work, pieces, promptTokens, completionTokens, costUsd }) => (
              <Figure
                key={work}
                name={t(`load.model.${work}`)}
                value={[
                  t("load.modelOf", {
                    count: pieces,
                    tokensIn: showNumber(promptTokens),
                    tokensOut: showNumber(completionTokens),
                  }),
                  // Without prices, the cost is unknown.
                  costUsd > 0 && t("load.modelCost", { cost: costUsd.toFixed(4) }),
                ]
                  .filter(Boolean)
                  .join("; ")}
              />
            ))}
          </SimpleGrid>
        )}
      </ReadPart>
    </SectionCard>
  );
}

function Figure({ name, value }: { name: string; value: string }) {
  return (
    <div>
      <Text fw={600} size="sm">
        {name}
      </Text>
      <Text size="sm" c="dimmed">
        {value}
      </Text>
    </div>
  );
}
