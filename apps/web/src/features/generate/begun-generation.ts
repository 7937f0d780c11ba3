const KEY = "terzi-generating";

/** The generation that this tab waits for, also after a reload; null when it waits for none. */
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
    // It is found on the dashboard all the same.
  }
}
