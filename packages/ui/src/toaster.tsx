import { Button, CloseButton, Group, Paper, Text } from "@mantine/core";
import { useHotkeys } from "@mantine/hooks";
import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { dismissToast, type Toast, useToast } from "./toast.ts";
import classes from "./toaster.module.css";
import { useBorrowedFocus } from "./use-borrowed-focus.ts";
import { useSwipeRight } from "./use-swipe-right.ts";

const DURATION_MS = 5000;
/** Escape closes the toast that has the focus, not also the dialog under it: a dialog asks for this mark. */
const KEEPS_DIALOGS = { "data-mantine-stop-propagation": true };

/**
 * The place where toasts appear. F8 moves the focus there; Escape, a swipe to the right and 5 s without a reader close it,
 * and the focus goes back to where it was.
 */
export function Toaster() {
  const { t } = useTranslation();
  const toast = useToast();
  const focus = useBorrowedFocus();
  useHotkeys([["F8", () => toast && focus.borrow()]], []);
  const close = () => {
    focus.giveBack();
    dismissToast();
  };

  return (
    <section
      {...focus.handlers}
      aria-label={t("notification")}
      tabIndex={-1}
      className={classes.region}
      onKeyDown={(event) => event.key === "Escape" && close()}
      {...KEEPS_DIALOGS}
    >
      <div aria-live={toast?.tone === "error" ? "assertive" : "polite"} aria-atomic="true">
        {toast && (
          <ToastCard
            key={toast.id}
            toast={toast}
            isFocused={focus.isInside}
            onArrive={focus.lookAgain}
            onClose={close}
          />
        )}
      </div>
    </section>
  );
}

type CardProps = { toast: Toast; isFocused: boolean; onArrive: () => void; onClose: () => void };

function ToastCard({ toast, isFocused, onArrive, onClose }: CardProps) {
  const { t } = useTranslation();
  const [isPointedAt, setPointedAt] = useState(false);
  const swipe = useSwipeRight(onClose);
  const isHeld = isPointedAt || isFocused;

  useEffect(onArrive, [onArrive]);
  // Somebody who reads or has the focus inside isn't hurried.
  useEffect(() => {
    if (isHeld) return;
    const timer = setTimeout(dismissToast, DURATION_MS);
    return () => clearTimeout(timer);
  }, [isHeld]);

  return (
    <Paper
      withBorder
      shadow="md"
      p="md"
      className={classes.toast}
      data-tone={toast.tone}
      style={{ transform: `translateX(${swipe.offset}px)` }}
      onMouseEnter={() => setPointedAt(true)}
      onMouseLeave={() => setPointedAt(false)}
      {...swipe.handlers}
    >
      <Group justify="space-between" align="flex-start" wrap="nowrap" gap="sm">
        <div className={classes.text}>
          <Text fw={600} size="sm">
            {toast.title}
          </Text>
          {toast.text && (
            <Text size="sm" c="dimmed" mt={2}>
              {toast.text}
            </Text>
          )}
          {toast.action && (
            <Button
              size="compact-sm"
              variant="light"
              mt="xs"
              onClick={() => {
                onClose();
                toast.action?.run();
              }}
              {...KEEPS_DIALOGS}
            >
              {toast.action.label}
            </Button>
          )}
        </div>
        <CloseButton aria-label={t("close")} onClick={onClose} size="sm" {...KEEPS_DIALOGS} />
      </Group>
    </Paper>
  );
}
