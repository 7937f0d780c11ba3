import { Text } from "@mantine/core";
import type { ApplicationSummary } from "@terzi/contracts/applications";
import { showShortDay } from "@terzi/ui/show-values";
import { useTranslation } from "react-i18next";
import { localDay } from "./local-time.ts";

/** What comes next and when; where nothing does, when it was sent. */
export function StepLine({ application }: { application: ApplicationSummary }) {
  const { t } = useTranslation("applications");
  const { status, nextStep, nextStepAt, appliedOn } = application;
  const step = nextStep || t("card.step");
  const isOpen = status !== "closed";
  if (isOpen && nextStepAt) {
    const isOver = Date.parse(nextStepAt) < Date.now();
    const date = showShortDay(localDay(new Date(nextStepAt)));
    return (
      <Text
        size="sm"
        c={isOver ? "var(--mantine-color-error)" : "dimmed"}
        style={{ overflowWrap: "anywhere" }}
      >
        {t(isOver ? "card.overdue" : "card.next", { date, step })}
      </Text>
    );
  }
  const text =
    isOpen && nextStep ? nextStep : appliedOn && t("card.applied", { date: showShortDay(appliedOn) });
  return text ? (
    <Text size="sm" c="dimmed" style={{ overflowWrap: "anywhere" }}>
      {text}
    </Text>
  ) : null;
}
