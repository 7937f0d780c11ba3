import type { ChangeCounts } from "@terzi/contracts/saved-cv";
import { useTranslation } from "react-i18next";

/** What a version changed, in a line: "2 facts added, 1 reworded, renamed". */
export function useChangeWords(): (changes: ChangeCounts | null) => string {
  const { t } = useTranslation("cvs");
  return (changes) => {
    if (!changes) return t("versions.first");
    const { added, removed, reworded, moved, isRenamed, isRestyled } = changes;
    const parts = [
      added && t("versions.added", { count: added }),
      removed && t("versions.removed", { count: removed }),
      reworded && t("versions.reworded", { count: reworded }),
      moved && t("versions.moved"),
      isRenamed && t("versions.renamed"),
      isRestyled && t("versions.restyled"),
    ].filter((part) => typeof part === "string");
    return parts.length ? parts.join(", ") : t("versions.nothing");
  };
}
