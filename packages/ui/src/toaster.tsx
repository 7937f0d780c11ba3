import { Button, CloseButton, Group, Paper, Text } from "@mantine/core";
import { useHotkeys } from "@mantine/hooks";
import { type PointerEvent, useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { dismissToast, type Toast, useToast } from "./toast.ts";
import classes from "./toaster.module.css";

const DURATION_MS = 5000;
const SWIPE_PX = 50;

/** The place where toasts appear. F8 moves the focus there, Escape closes, a swipe to the right dismisses. */
export function Toaster() {
  const { t } = useTranslation();
  const toast = useToast();
  const region = useRef<HTMLElement>(null);
  useHotkeys([["F8", () => region.current?.focus()]], []);

  return (
    <section
      ref={region}
      aria-label={t("notification")}
      tabIndex={-1}
      className={classes.region}
      onKeyDown={(event) => event.key === "Escape" && dismissToast()}
    >
      <div aria-live={toast?.tone === "error" ? "assertive" : "polite"} aria-atomic="true">
        {toast && <ToastCard key={toast.id} toast={toast} />}
      </div>
    </section>
  );
}

function ToastCard({ toast }: { toast: Toast }) {
  const { t } = useTranslation();
  const [isHeld, setHeld] = useState(false);
  const swipe = useSwipeRight(dismissToast);

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
      onMouseEnter={() => setHeld(true)}
      onMouseLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
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
                toast.action?.run();
                dismissToast();
              }}
            >
              {toast.action.label}
            </Button>
          )}
        </div>
        <CloseButton aria-label={t("close")} onClick={dismissToast} size="sm" />
      </Group>
    </Paper>
  );
}

/** Follows a pointer to the right; past the threshold the toast goes, before it, back it springs. */
function useSwipeRight(onSwiped: () => void) {
  const start = useRef<number | null>(null);
  const [offset, setOffset] = useState(0);
  const end = () => {
    if (start.current !== null && offset > SWIPE_PX) onSwiped();
    start.current = null;
    setOffset(0);
  };
  return {
    offset,
    handlers: {
      onPointerDown: (event: PointerEvent) => {
        if (event.target instanceof Element && event.target.closest("button")) return;
        start.current = event.clientX;
        event.currentTarget.setPointerCapture(event.pointerId);
      },
      onPointerMove: (event: PointerEvent) => {
        if (start.current !== null) setOffset(Math.max(0, event.clientX - start.current));
      },
      onPointerUp: end,
      onPointerCancel: end,
    },
  };
}
