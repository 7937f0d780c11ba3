const KEY = "terzi-generating";

/** The generation that this tab waits for, even after a reload; null without one. */
export function findBegun(storage: Pick<Storage, "getItem"> = sessionStorage): string | null {
  try {
    return storage.getItem(KEY);
  } catch {
    return null;
  }
}

export function keepBegun(previewId: string | null, storage: Storage = sessionStorage): void {
  try {
    if (previewId) storage.setItem(KEY, previewId);
    else storage.removeItem(KEY);
  } catch {
    // It can still be found on the dashboard.
  }
}
