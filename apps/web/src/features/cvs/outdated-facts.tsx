import { Button, Group, Stack, Text } from "@mantine/core";
import type { OutdatedCv, OutdatedFact } from "@terzi/contracts/saved-cv";
import { getQueryKey } from "@trpc/react-query";
import { useTranslation } from "react-i18next";
import { trpc } from "../../app/trpc.ts";
import classes from "./change-list.module.css";
import { sectionWords } from "./section-words.ts";

/** What a CV still says as the profile used to, each to be carried over or left. */
export function OutdatedFacts({ cv }: { cv: OutdatedCv }) {
  return (
    <Stack component="ul" gap="md" p={0} m={0} style={{ listStyle: "none" }}>
      {cv.facts.map((fact) => (
        <FactRow key={`${fact.at} ${fact.was}`} id={cv.id} fact={fact} />
      ))}
    </Stack>
  );
}

function FactRow({ id, fact }: { id: string; fact: OutdatedFact }) {
  const { t } = useTranslation("cvs");
  const basics = useTranslation().t;
  const decide = trpc.cv.decideFact.useMutation({
    meta: {
      failure: { title: basics("error"), text: basics("offline") },
      touches: [
        getQueryKey(trpc.cv.outdatedFacts),
        getQueryKey(trpc.cv.find, { id }),
        getQueryKey(trpc.cv.versions, { id }),
        getQueryKey(trpc.cv.receipts, { id }),
        getQueryKey(trpc.cv.list),
      ],
    },
  });
  const answer = (decision: "take" | "keep") => decide.mutate({ id, at: fact.at, was: fact.was, decision });
  const where = [sectionWords(fact.section), fact.entry].filter(Boolean).join(" · ");
  return (
    <Group component="li" justify="space-between" align="flex-start" gap="sm">
      <div className={classes.texts} style={{ flex: "1 1 16rem" }}>
        <Text size="sm" c="dimmed">
          {where}
        </Text>
        <Text component="del" className={classes.before}>
          {fact.was}
        </Text>
        {fact.now ? (
          <Text component="ins" className={classes.after}>
            {fact.now}
          </Text>
        ) : (
          <Text>{t("outdated.gone")}</Text>
        )}
      </div>
      <Group gap="xs">
        <Button size="sm" disabled={decide.isPending} onClick={() => answer("take")}>
          {fact.now ? t("outdated.take") : t("outdated.remove")}
        </Button>
        <Button size="sm" variant="default" disabled={decide.isPending} onClick={() => answer("keep")}>
          {t("outdated.keep")}
        </Button>
      </Group>
    </Group>
  );
}
