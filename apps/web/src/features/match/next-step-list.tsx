import { Anchor, Box, Text, Title } from "@mantine/core";
import { Link } from "@tanstack/react-router";
import type { RequirementMatch } from "@terzi/contracts/match";
import { useContext } from "react";
import { useTranslation } from "react-i18next";
import { GapsOfferSlot } from "./gaps-offer.ts";
import classes from "./match.module.css";
import { nextSteps } from "./next-steps.ts";

const STEPS_AT_MOST = 5;

/** What to do next, in order of the points that it would win. */
export function NextStepList({
  matches,
  limit = STEPS_AT_MOST,
}: {
  matches: RequirementMatch[];
  limit?: number;
}) {
  const { t } = useTranslation("match");
  const steps = nextSteps(matches, limit);
  const offer = useContext(GapsOfferSlot);
  if (!steps.length) return null;
  return (
    <section>
      <Title order={3} size="h5" mb={6}>
        {t("next.title")}
      </Title>
      <ol className={classes.steps}>
        {steps.map(({ match: { requirement, reason }, name, gain, kind }) => (
          <li key={requirement.id} data-kind={kind}>
            <Text span fw={700} className={classes.gain}>
              {kind === "fixed" ? "–" : t("next.gain", { gain })}
            </Text>
            <Text size="sm" dir="auto" className={classes.words}>
              {t(`next.${kind}`, { name, reason })}
            </Text>
          </li>
        ))}
      </ol>
      {steps.some(({ kind }) => kind !== "fixed") && offer && <Box mt="xs">{offer}</Box>}
      <Text size="sm" c="dimmed" mt={6}>
        {t("next.onlyTrue")}{" "}
        <Anchor component={Link} to="/profile" size="sm">
          {t("next.profile")}
        </Anchor>
      </Text>
    </section>
  );
}
