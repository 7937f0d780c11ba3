import { Alert, Button, Card, Group, Stack, Text, Title } from "@mantine/core";
import { IconAlertTriangle, IconCheck, IconPencil, IconSparkles } from "@tabler/icons-react";
import { Link } from "@tanstack/react-router";
import type { TwinView as View } from "@terzi/contracts/twin";
import { useTranslation } from "react-i18next";
import { sectionName } from "../match/place-name.ts";
import { groupPairs } from "./group-pairs.ts";
import { PairRow } from "./pair-row.tsx";
import classes from "./twin.module.css";
import { useTwinLines } from "./use-twin-lines.ts";

type Props = { id: string; view: View; isWorded: boolean };

/** Both CVs, pair by pair, below what is still to be done. */
export function TwinView({ id, view, isWorded }: Props) {
  const { t } = useTranslation("twin");
  const basics = useTranslation().t;
  const { original, twin, differences, pairs } = view;
  const open = pairs.filter(({ state }) => state === "asWritten");
  const offered = open.filter(({ offer }) => offer).length;
  const left = open.length - offered;
  const { asking } = useTwinLines(id);
  return (
    <>
      <Alert
        color={differences.length ? "orange" : "green"}
        icon={differences.length ? <IconAlertTriangle /> : <IconCheck />}
      >
        {differences.length ? t("differ", { count: differences.length }) : t("equal")}
      </Alert>
      {offered > 0 && (
        <Alert
          color="thread"
          title={t("offered", { count: offered, language: basics(`languages.${twin.language}`) })}
        >
          <Text size="sm">{t("offeredText")}</Text>
        </Alert>
      )}
      {left > 0 && (
        <Alert
          color="blue"
          title={t("asWritten", { count: left, language: basics(`languages.${original.language}`) })}
        >
          <Text size="sm" mb="sm">
            {t("asWrittenText")}
          </Text>
          <Group gap="sm">
            {isWorded && (
              <Button
                size="sm"
                leftSection={<IconSparkles size={16} />}
                loading={asking.isPending}
                onClick={() => asking.mutate({ id })}
              >
                {t("askAgain")}
              </Button>
            )}
            <Button
              renderRoot={(props) => <Link to="/cvs/$id/edit" params={{ id: twin.id }} {...props} />}
              variant={isWorded ? "default" : "filled"}
              size="sm"
              leftSection={<IconPencil size={16} />}
            >
              {t(isWorded ? "wordYourself" : "wordThem")}
            </Button>
          </Group>
        </Alert>
      )}
      {open.length === 0 && (
        <Text c="dimmed">{t("allWorded", { language: basics(`languages.${twin.language}`) })}</Text>
      )}
      <Card>
        <div className={classes.heads}>
          {[original, twin].map((side) => (
            <Group key={side.id} justify="space-between" gap="xs">
              <Title order={2}>{basics(`languages.${side.language}`)}</Title>
              <Button
                renderRoot={(props) => <Link to="/cvs/$id" params={{ id: side.id }} {...props} />}
                variant="subtle"
                size="compact-md"
                aria-label={`${t("openCv")}: ${basics(`languages.${side.language}`)}`}
              >
                {t("openCv")}
              </Button>
            </Group>
          ))}
        </div>
        <Stack gap="lg" mt="md">
          {groupPairs(view).map(({ part, entries }) => (
            <section key={part}>
              <Title order={3} className={classes.section}>
                {sectionName(part)}
              </Title>
              {entries.map(({ key, pairs }) => (
                <ul key={key} className={classes.entry}>
                  {pairs.map((pair) => (
                    <PairRow key={`${pair.at}:${pair.state}:${pair.twin}`} id={id} pair={pair} view={view} />
                  ))}
                </ul>
              ))}
            </section>
          ))}
        </Stack>
      </Card>
    </>
  );
}
