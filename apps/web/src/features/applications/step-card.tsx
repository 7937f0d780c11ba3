import { Button, Card, Select, Stack, Text, TextInput, Title } from "@mantine/core";
import { IconCalendarPlus } from "@tabler/icons-react";
import { REMINDER_MINUTES } from "@terzi/contracts/applications";
import { showMoment } from "@terzi/ui/show-values";
import { useTranslation } from "react-i18next";
import { trpc } from "../../app/trpc.ts";
import type { ApplicationProps } from "./draft-props.ts";
import { fromLocalField, ownTimeZone, toLocalField } from "./local-time.ts";

const REMINDER_NAMES = ["now", "hour", "day", "days"] as const;
const NONE = "none";

/** What comes next, when, and whether a mail should remind of it. */
export function StepCard({ application, draft, change }: ApplicationProps) {
  const { t } = useTranslation("applications");
  const { nextStep, nextStepAt, remindMinutesBefore } = draft;
  const choices = REMINDER_MINUTES.map((minutes, at) => ({
    value: String(minutes),
    label: t(`detail.reminders.${REMINDER_NAMES[at] ?? "now"}`),
  }));
  return (
    <Card component="section">
      <Title order={2} size="h3" mb="sm">
        {t("detail.step")}
      </Title>
      <Stack gap="sm">
        <TextInput
          label={t("detail.stepWhat")}
          placeholder={t("detail.stepPlaceholder")}
          maxLength={300}
          value={nextStep}
          onChange={(event) => change({ nextStep: event.currentTarget.value })}
        />
        <TextInput
          type="datetime-local"
          label={t("detail.stepAt")}
          value={toLocalField(nextStepAt)}
          onChange={(event) => {
            const at = fromLocalField(event.currentTarget.value);
            change({ nextStepAt: at, timeZone: ownTimeZone() });
          }}
        />
        {nextStepAt && (
          <>
            <Select
              label={t("detail.remind")}
              allowDeselect={false}
              value={remindMinutesBefore === null ? NONE : String(remindMinutesBefore)}
              data={[{ value: NONE, label: t("detail.reminders.none") }, ...choices]}
              onChange={(value) =>
                change({ remindMinutesBefore: value === NONE || value === null ? null : Number(value) })
              }
            />
            {remindMinutesBefore !== null && <ReminderNote {...{ application, draft }} />}
            <Button
              component="a"
              href={`/api/applications/${application.id}/calendar`}
              download
              variant="default"
              leftSection={<IconCalendarPlus size={18} />}
              style={{ alignSelf: "flex-start" }}
            >
              {t("detail.toCalendar")}
            </Button>
          </>
        )}
      </Stack>
    </Card>
  );
}

/** Whether and when the mail comes, once the server has the step as it stands. */
function ReminderNote({ application, draft }: Pick<ApplicationProps, "application" | "draft">) {
  const { t } = useTranslation("applications");
  const wanted = trpc.applications.reminders.useQuery();
  const user = trpc.auth.user.useQuery();
  const { remindAt } = application;
  const isKnown =
    application.nextStepAt === draft.nextStepAt &&
    application.remindMinutesBefore === draft.remindMinutesBefore;
  const text = !isKnown
    ? "…"
    : wanted.data?.wantsReminders === false
      ? t("detail.remindOff")
      : user.data && !user.data.emailConfirmedAt
        ? t("detail.remindUnconfirmed")
        : remindAt
          ? t("detail.remindAt", { date: showMoment(remindAt) })
          : t("detail.remindLate");
  return (
    <Text size="sm" c="dimmed" role="status">
      {text}
    </Text>
  );
}
