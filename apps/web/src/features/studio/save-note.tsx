import { shownLanguage } from "@terzi/ui/texts";
import { useTranslation } from "react-i18next";
import type { SaveState } from "./use-autosave.ts";

const showTime = (iso: string): string =>
  new Intl.DateTimeFormat(shownLanguage(), { timeStyle: "short" }).format(new Date(iso));

/**
 * Where the last keystroke is: in this browser, on its way, or saved, and since when. `untouched`: before the first
 * one.
 */
export function SaveNote({ state, untouched }: { state: SaveState; untouched?: string }) {
  const { t } = useTranslation("studio");
  if (state.status === "saved") return t("savedAt", { time: showTime(state.savedAt) });
  if (state.status === "saving") return t("saving");
  if (state.status === "failed") return t("notSaved");
  return state.status === "kept" ? (untouched ?? t("allSaved")) : t("kept");
}
