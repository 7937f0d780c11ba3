import { SimpleGrid, Stack } from "@mantine/core";
import { FigureCards } from "./figure-cards.tsx";
import { JobsCard } from "./jobs-card.tsx";
import { LoadCard } from "./load-card.tsx";
import { MailsCard } from "./mails-card.tsx";
import { OverTimeCard } from "./over-time-card.tsx";
import { PartsCard } from "./parts-card.tsx";
import { RecentPurchases } from "./recent-purchases.tsx";
import { TopUsers } from "./top-users.tsx";
import { WorkQueueCard } from "./work-queue-card.tsx";

/** How the product is doing. */
export function OverviewTab() {
  return (
    <Stack gap="lg">
      <WorkQueueCard />
      <FigureCards />
      <OverTimeCard />
      <SimpleGrid cols={{ base: 1, md: 2 }} spacing="lg">
        <TopUsers />
        <RecentPurchases />
      </SimpleGrid>
      <LoadCard />
      <PartsCard />
      <JobsCard />
      <MailsCard />
    </Stack>
  );
}
