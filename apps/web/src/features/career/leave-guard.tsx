import { Button, Group, Modal, Text } from "@mantine/core";
import { useBlocker } from "@tanstack/react-router";
import { isPageLeft } from "@terzi/ui/session-news";
import { useTranslation } from "react-i18next";

/** Asks before unsaved changes are left behind; closing the tab is asked by the browser itself. */
export function LeaveGuard({ isDirty }: { isDirty: boolean }) {
  const { t } = useTranslation("career");
  const blocker = useBlocker({
    shouldBlockFn: ({ current, next }) =>
      // From tab to tab nothing is left behind.
      isDirty && next.pathname !== current.pathname && next.pathname !== "/login",
    enableBeforeUnload: () => isDirty && !isPageLeft(),
    withResolver: true,
  });
  const isAsking = blocker.status === "blocked";
  return (
    <Modal opened={isAsking} onClose={() => blocker.reset?.()} title={t("leaveTitle")}>
      <Text>{t("leave")}</Text>
      <Group justify="flex-end" mt="lg">
        <Button variant="default" onClick={() => blocker.reset?.()}>
          {t("stay")}
        </Button>
        <Button onClick={() => blocker.proceed?.()}>{t("leaveNow")}</Button>
      </Group>
    </Modal>
  );
}
