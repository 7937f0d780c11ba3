import { Badge, Button, Group, Text } from "@mantine/core";
import type { TwinView as View } from "@terzi/contracts/twin";
import { useTranslation } from "react-i18next";
import type { ShownPair } from "./group-pairs.ts";
import classes from "./twin.module.css";
import { useTwinLines } from "./use-twin-lines.ts";

type Props = { id: string; pair: ShownPair; view: View };

/** One text in both languages. It is focusable, so that both light up for keyboard users too. */
export function PairRow({ id, pair, view: { original, twin } }: Props) {
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
              ? pair.names.length
                ? t("kinds.onlyOne", { names: pair.names.join(", ") })
                : t(`kinds.${pair.kind}`)
              : t("stillIn", { language: basics(`languages.${original.language}`) })}
          </Badge>
        )}
        {pair.offer && <Offer id={id} own={pair.twin} offer={pair.offer} language={twin.language} />}
      </span>
    </li>
  );
}

const Missing = () => <span aria-hidden>–</span>;

/** A line in the other language that waits for the person's confirmation. */
function Offer({ id, own, offer, language }: { id: string; own: string; offer: string; language: string }) {
  const { t } = useTranslation("twin");
  const { deciding } = useTwinLines(id);
  return (
    <span className={classes.offer}>
      <Text span size="xs" fw={600} display="block">
        {t("offer")}
      </Text>
      <span lang={language}>{offer}</span>
      <Group gap="xs" mt={6}>
        <Button
          size="compact-sm"
          loading={deciding.isPending}
          onClick={() => deciding.mutate({ id, own, decision: "take" })}
          aria-label={`${t("use")}: ${offer}`}
        >
          {t("use")}
        </Button>
        <Button
          size="compact-sm"
          variant="default"
          disabled={deciding.isPending}
          onClick={() => deciding.mutate({ id, own, decision: "leave" })}
          aria-label={`${t("leave")}: ${offer}`}
        >
          {t("leave")}
        </Button>
      </Group>
    </span>
  );
}
