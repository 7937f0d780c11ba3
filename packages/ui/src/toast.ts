import { useSyncExternalStore } from "react";

export type Toast = {
  id: number;
  title: string;
  text?: string;
  tone: "success" | "error" | "plain";
  action?: ToastAction;
};
export type ToastAction = { label: string; run: () => void };

let shown: Toast | null = null;
let lastId = 0;
const listeners = new Set<() => void>();

function show(toast: Toast | null): void {
  shown = toast;
  for (const listener of listeners) listener();
}

/** Shows a toast in place of the one that is there: there is never more than one. */
export const showToast = (toast: Omit<Toast, "id">): void => {
  lastId += 1;
  show({ ...toast, id: lastId });
};

export const dismissToast = (): void => show(null);

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

export const useToast = (): Toast | null =>
  useSyncExternalStore(
    subscribe,
    () => shown,
    () => null,
  );
