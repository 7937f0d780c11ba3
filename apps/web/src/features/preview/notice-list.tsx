import { Alert, List } from "@mantine/core";
import { IconInfoCircle } from "@tabler/icons-react";
import type { PreviewNotice } from "@terzi/contracts/cv";
import type { TFunction } from "i18next";
import { useTranslation } from "react-i18next";

/** What the reader of this preview should know. */
export function NoticeList({ notices }: { notices: PreviewNotice[] }) {
  const { t } = useTranslation("preview");
  const basics = useTranslation().t;
  if (!notices.length) return null;
  return (
    <Alert icon={<IconInfoCircle />} variant="light">
      <List spacing={4} size="sm" listStyleType="none">
        {notices.map((notice) => (
          <List.Item key={JSON.stringify(notice)}>{noticeText(notice, t, basics)}</List.Item>
        ))}
      </List>
    </Alert>
  );
}

function noticeText(notice: PreviewNotice, t: TFunction<"preview">, basics: TFunction<"basics">): string {
  switch (notice.code) {
    case "other-language":
      return t("notices.otherLanguage", { language: basics(`languages.${notice.profileLanguage}`) });
    case "does-not-fit":
      return t("notices.doesNotFit", { pages: notice.pages, promised: notice.promised });
    case "shortened":
      return t("notices.shortened", { count: notice.dropped });
    case "rejected-edits":
      return t("notices.rejectedEdits", { count: notice.count });
    case "not-written":
      return t("notices.notWritten", {
        sections: notice.sections.map((section) => t(`sections.${section}`)).join(", "),
      });
    case "posting-warning":
      return t(
        notice.warning.code === "machine-orders" ? "notices.machineOrders" : "notices.keywordStuffing",
        {
          quote: notice.warning.quote,
        },
      );
    case "no-requirements":
      return t("notices.noRequirements");
  }
}
