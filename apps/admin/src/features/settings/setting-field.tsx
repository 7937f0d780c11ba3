import { TextInput } from "@mantine/core";
import type { SystemSetting } from "@terzi/contracts/admin";
import { useTranslation } from "react-i18next";
import { useSetting } from "./use-setting.ts";

/** As the server reads its numbers. */
const POSITIVE_INTEGER = /^[1-9]\d{0,8}$/;

/** One setting: its key, what it does, its value. */
export function SettingField({ setting }: { setting: SystemSetting }) {
  const { t } = useTranslation("admin");
  const basics = useTranslation().t;
  const { typed, state, type } = useSetting(setting);
  const known: Record<string, string> = t("settings.descriptions", { returnObjects: true });
  const description = known[setting.key];
  const isUnusable = description !== undefined && !POSITIVE_INTEGER.test(typed.trim());
  return (
    <TextInput
      label={setting.key}
      description={description ?? setting.description}
      value={typed}
      maxLength={10_000}
      onChange={(event) => type(event.currentTarget.value)}
      error={state === "failed" ? t("settings.failed") : isUnusable ? t("settings.fallback") : undefined}
      rightSection={state === "saving" ? <span role="status">…</span> : undefined}
      rightSectionProps={state === "saving" ? { "aria-label": basics("saving") } : undefined}
      styles={{ label: { fontFamily: "ui-monospace, monospace" } }}
    />
  );
}
