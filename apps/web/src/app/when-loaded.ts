const PATIENCE_MS = 3_000;

/** Settles when the page's pictures and fonts are there, or after three seconds: nobody waits for a slow picture. */
export const whenLoaded = (): Promise<void> =>
  document.readyState === "complete"
    ? Promise.resolve()
    : new Promise((resolve) => {
        window.addEventListener("load", () => setTimeout(resolve), { once: true });
        setTimeout(resolve, PATIENCE_MS);
      });
