/** The choice of light and dark, kept under the key that Mantine reads too, so that every page agrees. */
export type SchemeChoice = "auto" | "light" | "dark";

const KEY = "mantine-color-scheme-value";

const systemScheme = (): "light" | "dark" =>
  window.matchMedia("(prefers-color-scheme: dark)").matches ? "dark" : "light";

/** What the page shows now; light where there is no page yet. */
export const shownScheme = (): "light" | "dark" =>
  typeof document !== "undefined" && document.documentElement.dataset.mantineColorScheme === "dark"
    ? "dark"
    : "light";

/** Shows and remembers a choice; "auto" follows the system again. */
export function chooseScheme(choice: SchemeChoice): void {
  try {
    localStorage.setItem(KEY, choice);
  } catch {
    // A browser without storage shows the choice until the page is left.
  }
  document.documentElement.dataset.mantineColorScheme = choice === "auto" ? systemScheme() : choice;
}
