import { Button, Card, Text, ThemeIcon, Title } from "@mantine/core";
import { IconCheck } from "@tabler/icons-react";
import { Link } from "@tanstack/react-router";
import type { User } from "@terzi/contracts/account";
import { type CareerProfile, isProfileEmpty } from "@terzi/contracts/career";
import type { ComponentProps } from "react";
import { useTranslation } from "react-i18next";
import { trpc } from "../../app/trpc.ts";
import { findOrder } from "../generate/kept-order.ts";
import classes from "./first-steps.module.css";

const STEPS = ["bring", "paste", "look"] as const;

/** The way from a new account to its first CV: what is done is ticked off, what comes next can be pressed. */
export function FirstSteps({ user, profile }: { user: User; profile: CareerProfile }) {
  const { t } = useTranslation("dashboard");
  const { data: draft } = trpc.cv.draft.useQuery();
  const order = findOrder(sessionStorage, user.id)?.order ?? draft?.draft;
  const hasPosting = Boolean(order?.jobPosting.trim());
  const done = isProfileEmpty(profile) ? 0 : hasPosting ? 2 : 1;
  return (
    <Card component="section" aria-labelledby="first-steps" padding="xl">
      <Title order={2} id="first-steps">
        {t("first.title")}
      </Title>
      <Text c="dimmed" size="sm">
        {t("first.lead")}
      </Text>
      <ol className={classes.steps}>
        {STEPS.map((name, position) => {
          const isDone = position < done;
          const isNext = position === done;
          return (
            <li key={name} className={classes.step} data-done={isDone || undefined}>
              <ThemeIcon
                size={32}
                radius="xl"
                variant={isNext ? "filled" : "light"}
                color={isDone ? "green" : isNext ? "ink" : "gray"}
                aria-hidden
              >
                {isDone ? <IconCheck size={18} /> : position + 1}
              </ThemeIcon>
              <div>
                <Text fw={600}>
                  {t(`first.steps.${name}.title`)}
                  {isDone && <span className={classes.unseen}> ({t("first.done")})</span>}
                </Text>
                {!isDone && (
                  <Text size="sm" c="dimmed">
                    {t(`first.steps.${name}.text`)}
                  </Text>
                )}
              </div>
              {isNext && <StepButton name={name} label={t(`first.steps.${name}.action`)} />}
            </li>
          );
        })}
      </ol>
    </Card>
  );
}

function StepButton({ name, label }: { name: (typeof STEPS)[number]; label: string }) {
  if (name === "bring")
    return (
      <Button component={Link} to="/profile">
        {label}
      </Button>
    );
  if (name === "paste")
    return (
      <Button component={Link} to="/generate">
        {label}
      </Button>
    );
  return <Button component={LinkToOptions}>{label}</Button>;
}

const LinkToOptions = (props: ComponentProps<"a">) => (
  <Link to="/generate" search={{ step: "options" }} {...props} />
);
