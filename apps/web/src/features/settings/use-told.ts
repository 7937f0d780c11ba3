import { showToast } from "@terzi/ui/toast";
import { useTranslation } from "react-i18next";

/** Tells of a change that was made. */
export function useTold(): (text: string) => void {
  const { t } = useTranslation("settings");
  return (text) => showToast({ tone: "success", title: t("changed"), text });
}
