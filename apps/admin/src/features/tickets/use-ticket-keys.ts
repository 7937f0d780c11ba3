import { useLocalStorage } from "@mantine/hooks";
import { useEffect } from "react";

/** Whether the keys are active in this browser: people who use speech input must be able to turn them off. */
export const useKeysSwitch = () =>
  useLocalStorage({ key: "terzi-ticket-keys", defaultValue: true, getInitialValueInEffect: false });

const WHERE_ONE_TYPES = "input, textarea, select, [contenteditable], [role=combobox], [role=dialog]";

/** A single letter is a command only where it can't be anything else: not in a field, a dialog, or with Ctrl. */
function isCommand(event: KeyboardEvent): boolean {
  if (event.repeat || event.defaultPrevented || event.isComposing) return false;
  if (event.ctrlKey || event.metaKey || event.altKey) return false;
  if (event.target instanceof Element && event.target.closest(WHERE_ONE_TYPES)) return false;
  return document.querySelector("[role=dialog]") === null;
}

/** Does what a key of the page of tickets stands for. */
export function useTicketKeys(keys: Record<string, (() => void) | undefined>): void {
  const [areOn] = useKeysSwitch();
  useEffect(() => {
    if (!areOn) return;
    const onKey = (event: KeyboardEvent) => {
      const run = isCommand(event) ? keys[event.key] : undefined;
      if (!run) return;
      // Otherwise the letter would also be typed into the field it leads to.
      event.preventDefault();
      run();
    };
    document.addEventListener("keydown", onKey);
    return () => document.removeEventListener("keydown", onKey);
  });
}
