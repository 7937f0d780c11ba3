import { Text } from "@mantine/core";
import { useTranslation } from "react-i18next";
import type { SaveState } from "../studio/use-autosave.ts";

/** Whether the server has what was typed. */
export function SavingNote({ state: { status } }: { state: SaveState }) {
  const { t } = useTranslation("applications");
  return (
    <Text size="sm" c={status === "failed" ? "var(--mantine-color-error)" : "dimmed"} role="status">
      {status === "kept" ? "" : t(`saving.${status}`)}
    </Text>
  );
}
