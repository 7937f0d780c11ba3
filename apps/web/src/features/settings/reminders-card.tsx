import { Switch } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { trpc } from "../../app/trpc.ts";
import { SettingsCard } from "./settings-card.tsx";

/** Whether reminders of next steps come by mail. */
export function RemindersCard() {
  const { t } = useTranslation("settings");
  const cache = trpc.useUtils();
  const reminders = trpc.applications.reminders.useQuery();
  const set = trpc.applications.setReminders.useMutation({
    meta: { failure: { title: t("reminders.failed"), text: t("failedText") }, touches: [] },
    // Whoever switches twice gets what they switched to last.
    scope: { id: "applications.setReminders" },
    // Switched at once; back again if it could not be stored.
    onMutate: (wanted) => {
      const before = cache.applications.reminders.getData();
      cache.applications.reminders.setData(undefined, wanted);
      return before;
    },
    onError: (_error, _input, before) => cache.applications.reminders.setData(undefined, before),
  });
  return (
    <SettingsCard title={t("reminders.title")} text={t("reminders.text")}>
      <Switch
        label={t("reminders.label")}
        checked={reminders.data?.wantsReminders ?? true}
        disabled={!reminders.data}
        onChange={(event) => set.mutate({ wantsReminders: event.currentTarget.checked })}
      />
    </SettingsCard>
  );
}
