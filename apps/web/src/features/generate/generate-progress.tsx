import { Box, Button, Card, Group, Loader, Stack, Text, ThemeIcon, Title } from "@mantine/core";
import { IconCheck } from "@tabler/icons-react";
import { GenerateStep } from "@terzi/contracts/preview";
import { useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";

type Props = {
  jobTitle: string;
  step: GenerateStep | null;
  ahead: number | null;
  /** The CV's sentences as they are written. */
  sentences?: string[];
  onCancel: () => void;
};

/** The steps of the generation as they happen. */
export function GenerateProgress({ jobTitle, step, ahead, sentences = [], onCancel }: Props) {
  const { t } = useTranslation("generate");
  const basics = useTranslation().t;
  const head = useRef<HTMLHeadingElement>(null);
  // The button that had the focus went with the wizard.
  useEffect(() => head.current?.focus(), []);
  const steps = GenerateStep.options;
  const now = step ? steps.indexOf(step) : 0;
  const place = ahead === null ? null : ahead ? t("ahead", { count: ahead }) : t("next");
  const stateOf = (position: number) => (position < now ? "done" : position === now ? "running" : "waiting");
  return (
    <Card padding="xl" maw={520} mx="auto" mt={{ base: 0, sm: 48 }}>
      <Title ref={head} order={1} size="h2" tabIndex={-1} style={{ outline: "none" }}>
        {t("progressTitle")}
      </Title>
      <Text c="dimmed" style={{ overflowWrap: "anywhere" }}>
        {t("progressFor", { title: jobTitle })}
      </Text>
      {place && <Text mt="sm">{place}</Text>}
      <Stack component="ol" gap="md" my="xl" p={0} style={{ listStyle: "none" }}>
        {steps.map((name, position) => {
          const state = stateOf(position);
          return (
            <Group component="li" key={name} gap="sm" aria-current={state === "running" ? "step" : undefined}>
              <StepMark state={state} />
              <Text fw={state === "running" ? 600 : 400} c={state === "waiting" ? "dimmed" : undefined}>
                {t(`steps.${name}`)}
              </Text>
            </Group>
          );
        })}
      </Stack>
      {sentences.length > 0 && (
        <Box component="section" mb="xl" aria-labelledby="first-words">
          <Text id="first-words" size="sm" c="dimmed" mb={4}>
            {t("firstWords")}
          </Text>
          <Text dir="auto" style={{ overflowWrap: "anywhere" }}>
            {sentences.join(" ")}
          </Text>
        </Box>
      )}
      <Text
        role="status"
        style={{ position: "absolute", width: 1, height: 1, overflow: "hidden", clipPath: "inset(50%)" }}
      >
        {place ?? t(`steps.${steps[now] ?? "reading"}`)}
      </Text>
      <Button variant="default" onClick={onCancel}>
        {basics("cancel")}
      </Button>
    </Card>
  );
}

function StepMark({ state }: { state: "done" | "running" | "waiting" }) {
  if (state === "running") return <Loader size={24} aria-hidden />;
  return (
    <ThemeIcon
      size={24}
      radius="xl"
      variant={state === "done" ? "filled" : "default"}
      color="ink"
      aria-hidden
    >
      {state === "done" && <IconCheck size={16} />}
    </ThemeIcon>
  );
}
