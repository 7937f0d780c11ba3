import { Card, Select, SimpleGrid, Stack, TextInput, Title } from "@mantine/core";
import { ApplicationStatus, Outcome } from "@terzi/contracts/applications";
import { useTranslation } from "react-i18next";
import type { ApplicationProps } from "./draft-props.ts";
import { useMove } from "./use-move.ts";

/** Where it stands, since when, and how it ended. */
export function StatusCard({ application, draft, change, flush }: ApplicationProps) {
  const { t } = useTranslation("applications");
  const move = useMove();
  const { status } = application;
  return (
    <Card component="section">
      <Title order={2} size="h3" mb="sm">
        {t("detail.status")}
      </Title>
      <Stack gap="sm">
        <Select
          aria-label={t("detail.status")}
          allowDeselect={false}
          value={status}
          data={ApplicationStatus.options.map((value) => ({ value, label: t(`statuses.${value}`) }))}
          onChange={(value) => {
            const chosen = ApplicationStatus.options.find((known) => known === value);
            // What was typed is saved first: both raise the version.
            if (chosen && chosen !== status) void flush().then(() => move(application.id, chosen));
          }}
        />
        {status === "closed" && (
          <Select
            label={t("detail.outcome")}
            placeholder={t("detail.outcomePick")}
            clearable
            clearButtonProps={{ "aria-label": t("detail.outcomePick") }}
            value={draft.outcome}
            data={Outcome.options.map((value) => ({ value, label: t(`outcomes.${value}`) }))}
            onChange={(value) =>
              change({ outcome: Outcome.options.find((known) => known === value) ?? null })
            }
          />
        )}
        {status !== "saved" && (
          <SimpleGrid cols={{ base: 1, xs: 2 }} spacing="sm">
            {(["appliedOn", "answeredOn"] as const).map((name) => (
              <TextInput
                key={name}
                type="date"
                label={t(`detail.${name}`)}
                value={draft[name] ?? ""}
                onChange={(event) => change({ [name]: event.currentTarget.value || null })}
              />
            ))}
          </SimpleGrid>
        )}
      </Stack>
    </Card>
  );
}
