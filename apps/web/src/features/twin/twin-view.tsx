import { Alert, Badge, Button, Card, Group, Stack, Text, Title } from "@mantine/core";
import { IconAlertTriangle, IconCheck, IconPencil } from "@tabler/icons-react";
import { Link } from "@tanstack/react-router";
import type { TwinView as View } from "@terzi/contracts/twin";
import { useTranslation } from "react-i18next";
import { sectionName } from "../match/place-name.ts";
import { groupPairs, type ShownPair } from "./group-pairs.ts";
import classes from "./twin.module.css";

/** Both CVs, pair by pair, under what is still to be done. */
export function TwinView({ view }: { view: View }) {
  const { t } = useTranslation("twin");
  const basics = useTranslation().t;
  const { original, twin, differences, pairs } = view;
  const left = pairs.filter(({ state }) => state === "asWritten").length;
  return (
    <>
      <Alert
        color={differences.length ? "orange" : "green"}
        icon={differences.length ? <IconAlertTriangle /> : <IconCheck />}
      >
        {differences.length ? t("differ", { count: differences.length }) : t("equal")}
      </Alert>
      {left > 0 ? (
        <Alert
          color="blue"
          title={t("asWritten", { count: left, language: basics(`languages.${original.language}`) })}
        >
          <Text size="sm" mb="sm">
            {t("asWrittenText")}
          </Text>
          <Button
            renderRoot={(props) => <Link to="/cvs/$id/edit" params={{ id: twin.id }} {...props} />}
            size="sm"
            leftSection={<IconPencil size={16} />}
          >
            {t("wordThem")}
          </Button>
        </Alert>
      ) : (
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
                    <PairRow key={`${pair.at}:${pair.state}:${pair.twin}`} pair={pair} view={view} />
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

/** One text in both languages. It can be reached by keys, so that both light up for them too. */
function PairRow({ pair, view: { original, twin } }: { pair: ShownPair; view: View }) {
  const { t } = useTranslation("twin");
  const basics = useTranslation().t;
  const isLeft = pair.state === "asWritten";
  const isSaidTwice = pair.state === "same" && pair.original === pair.twin && !pair.kind;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: the pair lights up where it is focused, as under a pointer.
    <li className={`${classes.pair} ${isSaidTwice ? classes.same : ""}`} tabIndex={0}>
      <span className={classes.side} lang={original.language}>
        {pair.original || <Missing />}
      </span>
      <span className={classes.side}>
        <span lang={isLeft ? original.language : twin.language}>{pair.twin || <Missing />}</span>
        {(pair.kind || isLeft) && (
          <Badge
            className={classes.mark}
            color={pair.kind ? "orange" : "blue"}
            variant="light"
            size="sm"
            lang={document.documentElement.lang}
          >
            {pair.kind
              ? t(`kinds.${pair.kind}`)
              : t("stillIn", { language: basics(`languages.${original.language}`) })}
          </Badge>
        )}
      </span>
    </li>
  );
}

const Missing = () => <span aria-hidden>–</span>;
