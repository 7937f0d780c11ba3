import { Alert, Button, Card, Grid, Group, Stack, Text } from "@mantine/core";
import { IconCoins } from "@tabler/icons-react";
import { Link } from "@tanstack/react-router";
import type { CareerProfile } from "@terzi/contracts/career";
import { GenerationMode, Length, Tone } from "@terzi/contracts/cv";
import type { Design } from "@terzi/contracts/design";
import { Language } from "@terzi/contracts/language";
import { useLayoutEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import { ChoiceGroup } from "./choice-group.tsx";
import type { Order } from "./kept-order.ts";
import classes from "./options-step.module.css";
import { TemplateChoice } from "./template-choice.tsx";

type Props = {
  order: Order;
  profile: CareerProfile;
  ownDesign: Design | null;
  change: (changed: Partial<Order>) => void;
  credits: number;
  cost: number;
  onBack: () => void;
  onGenerate: () => void;
};

/** Step 2: how the CV should be. */
export function OptionsStep({ order, profile, ownDesign, change, credits, cost, onBack, onGenerate }: Props) {
  const { t } = useTranslation("generate");
  const basics = useTranslation().t;
  const isAffordable = credits >= cost;
  const step = useRef<HTMLElement>(null);
  // What had the focus is gone with step 1: who goes on by keyboard goes on here.
  // Before it is seen: a page that moves later moves its buttons away under a hand.
  useLayoutEffect(() => {
    step.current?.focus({ preventScroll: true });
    // What the step is for stands above it.
    window.scrollTo({ top: 0 });
  }, []);
  return (
    <section ref={step} tabIndex={-1} aria-label={t("stepOptions")} className={classes.step}>
      <Card padding="xl">
        <Stack gap="xl">
          <Grid gap="xl">
            <Grid.Col span={{ base: 12, sm: 4 }}>
              <ChoiceGroup
                label={t("language")}
                value={order.language}
                onChange={(language) => change({ language, isLanguageChosen: true })}
                choices={Language.options.map((value) => ({ value, label: basics(`languages.${value}`) }))}
              />
            </Grid.Col>
            <Grid.Col span={{ base: 12, sm: 8 }}>
              <ChoiceGroup
                label={t("length")}
                value={order.length}
                onChange={(length) => change({ length })}
                choices={Length.options.map((value) => ({ value, label: basics(`lengths.${value}`) }))}
              />
            </Grid.Col>
          </Grid>
          <ChoiceGroup
            label={t("mode")}
            value={order.generationMode}
            onChange={(generationMode) => change({ generationMode })}
            choices={GenerationMode.options.map((value) => ({
              value,
              label: basics(`modes.${value}`),
              hint: t(`modeHints.${value}`),
            }))}
          />
          <ChoiceGroup
            label={t("tone")}
            value={order.tone}
            onChange={(tone) => change({ tone })}
            choices={Tone.options.map((value) => ({
              value,
              label: basics(`tones.${value}`),
              hint: t(`toneHints.${value}`),
            }))}
          />
          <TemplateChoice order={order} profile={profile} own={ownDesign} change={change} />
        </Stack>
      </Card>
      {!isAffordable && (
        <Alert color="orange" icon={<IconCoins />} title={t("insufficientTitle")} mt="lg">
          <Group justify="space-between">
            <Text size="sm">{t("insufficientText", { cost })}</Text>
            <Button component={Link} to="/credits" size="sm">
              {t("buy")}
            </Button>
          </Group>
        </Alert>
      )}
      <Group justify="space-between" mt="lg">
        <Button variant="default" size="md" onClick={onBack}>
          {t("back")}
        </Button>
        <Group gap="md">
          <Text size="sm" c="dimmed">
            {t("free", { cost })}
          </Text>
          <Button size="md" onClick={onGenerate} disabled={!isAffordable}>
            {t("generate")}
          </Button>
        </Group>
      </Group>
    </section>
  );
}
