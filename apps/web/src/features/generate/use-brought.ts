import { showToast } from "@terzi/ui/toast";
import { useEffect } from "react";
import { useTranslation } from "react-i18next";
import { takeBrought } from "./brought-posting.ts";
import { isBlank, type Order } from "./kept-order.ts";

type Wizard = { order: Order; change: (changed: Partial<Order>) => void };

/** Puts a brought posting into the wizard. The previous one is a press away. */
export function useBrought({ order, change }: Wizard): void {
  const { t } = useTranslation("generate");
  const basics = useTranslation().t;
  useEffect(() => {
    const brought = takeBrought();
    if (!brought) return;
    const { jobPosting, jobTitle, company, postingUrl, applicationId } = brought;
    const before = order;
    change({
      jobPosting,
      jobTitle,
      company,
      postingUrl,
      applicationId,
      isTitleTyped: jobTitle !== "",
      isCompanyTyped: company !== "",
      isLanguageChosen: false,
    });
    if (isBlank(before) || before.jobPosting === jobPosting) return;
    showToast({
      tone: "plain",
      title: t("brought.replaced"),
      text: t("brought.replacedText"),
      action: { label: basics("undo"), run: () => change(before) },
    });
  }, []);
}
