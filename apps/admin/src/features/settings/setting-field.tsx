import { Button, Group, Stack, Switch, Text, TextInput } from "@mantine/core";
import type { SystemSetting } from "@terzi/contracts/admin";
import { showMoment } from "@terzi/ui/show-values";
import { useTranslation } from "react-i18next";
import { isNumberSetting, isOn, isSwitchSetting, mayBeZero, readNumber } from "./setting-change.ts";
import { useSetting } from "./use-setting.ts";

/** One setting: its key, what it does, its value, and what is in force now. */
export function SettingField({ setting }: { setting: SystemSetting }) {
  const { t } = useTranslation("admin");
  const basics = useTranslation().t;
  const { typed, state, change, type, confirm, discard } = useSetting(setting);
  const known: Record<string, string> = t("settings.descriptions", { returnObjects: true });
  const description = known[setting.key];
  const error =
    state === "failed"
      ? t("settings.failed")
      : change === "unusable"
        ? t(mayBeZero(setting.key) ? "settings.unusableAmount" : "settings.unusable", {
            value: setting.value,
          })
        : undefined;
  if (isSwitchSetting(setting.key))
    return (
      <Stack gap={6}>
        <Switch
          label={setting.key}
          description={description ?? setting.description}
          checked={isOn(typed)}
          onChange={(event) => type(event.currentTarget.checked ? "on" : "off")}
          error={error}
          styles={{ label: { fontFamily: "ui-monospace, monospace" } }}
        />
        <Since changed={setting.changed} />
      </Stack>
    );
  return (
    <Stack gap={6}>
      <TextInput
        label={setting.key}
        description={description ?? setting.description}
        value={typed}
        maxLength={10_000}
        onChange={(event) => type(event.currentTarget.value)}
        error={error}
        rightSection={state === "saving" ? <span role="status">…</span> : undefined}
        rightSectionProps={state === "saving" ? { "aria-label": basics("saving") } : undefined}
        styles={{ label: { fontFamily: "ui-monospace, monospace" } }}
      />
      {change === "ask" && (
        <Group gap="xs" role="alert">
          <Text size="sm" flex="1 1 16rem">
            {t("settings.ask", { from: setting.value, to: typed.trim() })}
          </Text>
          <Button size="compact-sm" color="red" onClick={confirm} disabled={state === "saving"}>
            {t("settings.confirm", { to: typed.trim() })}
          </Button>
          <Button size="compact-sm" variant="default" onClick={discard} disabled={state === "saving"}>
            {t("settings.keep", { from: setting.value })}
          </Button>
        </Group>
      )}
      {isNumberSetting(setting.key) && (
        <Text size="sm" c="dimmed">
          {readNumber(setting.key, setting.value) === null
            ? t("settings.fallback")
            : t("settings.inForce", { value: readNumber(setting.key, setting.value) })}
        </Text>
      )}
      <Since changed={setting.changed} />
    </Stack>
  );
}

/** Since when the stored value holds, and who set it; nothing where it is the first one. */
function Since({ changed }: Pick<SystemSetting, "changed">) {
  const { t } = useTranslation("admin");
  if (!changed) return null;
  const date = showMoment(changed.at);
  return (
    <Text size="xs" c="dimmed" style={{ overflowWrap: "anywhere" }}>
      {changed.by ? t("settings.sinceBy", { date, who: changed.by }) : t("settings.since", { date })}
    </Text>
  );
}
