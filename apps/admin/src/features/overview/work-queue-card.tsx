import { Card, SimpleGrid, Text, Title } from "@mantine/core";
import { Link, type LinkProps } from "@tanstack/react-router";
import type { WorkQueue } from "@terzi/contracts/admin";
import { showNumber } from "@terzi/ui/show-values";
import { useTranslation } from "react-i18next";
import { trpc } from "../../app/trpc.ts";
import { ReadPart } from "../../lists/list-states.tsx";
import classes from "./work-queue-card.module.css";

type Kind = keyof WorkQueue;
type Place = Pick<LinkProps, "to" | "search" | "hash">;

/** Most urgent for people outside first. */
const PLACES: Record<Kind, Place> = {
  waitingTickets: { to: "/tickets", search: { status: "waiting" } },
  openMessages: { to: "/messages", search: { state: "open" } },
  disputedPurchases: { to: "/purchases", search: { status: "disputed" } },
  failedMails: { to: "/", search: { mails: "failed" }, hash: "mails" },
  failedJobs: { to: "/", hash: "jobs" },
};
// `as`: the keys of a Record are those of its type.
const KINDS = Object.keys(PLACES) as Kind[];

/** What waits for somebody, each one click away. */
export function WorkQueueCard() {
  const { t } = useTranslation("admin");
  const queue = trpc.admin.workQueue.useQuery();
  return (
    <Card component="section" aria-labelledby="work-queue">
      <Title order={2} size="h3" id="work-queue" mb="md">
        {t("queue.title")}
      </Title>
      <ReadPart read={queue}>
        {(queue) => {
          const waiting = KINDS.filter((kind) => queue[kind] > 0);
          if (waiting.length === 0) return <Text c="dimmed">{t("queue.nothing")}</Text>;
          return (
            <SimpleGrid
              component="ul"
              className={classes.entries}
              cols={{ base: 1, xs: 2, lg: 5 }}
              spacing="sm"
            >
              {waiting.map((kind) => (
                <li key={kind}>
                  <Link {...PLACES[kind]} className={classes.entry}>
                    <span className={classes.count}>{showNumber(queue[kind])}</span>
                    <span>{t(`queue.${kind}`, { count: queue[kind] })}</span>
                  </Link>
                </li>
              ))}
            </SimpleGrid>
          );
        }}
      </ReadPart>
    </Card>
  );
}
