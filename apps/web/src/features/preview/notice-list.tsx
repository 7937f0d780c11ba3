import { Alert, List } from "@mantine/core";
import { IconAlertTriangle, IconInfoCircle } from "@tabler/icons-react";
import type { Rejection } from "@terzi/contracts/cv";
import type { PreviewNotice } from "@terzi/contracts/preview";
import type { TFunction } from "i18next";
import { useTranslation } from "react-i18next";
import { sectionName } from "../match/place-name.ts";
import { PostingWarnings } from "../match/posting-warnings.tsx";
import { RejectionList } from "./rejection-list.tsx";

type Plain = Exclude<PreviewNotice, { code: "posting-warning" | "no-requirements" }>;

/** These say that the CV isn't quite what was ordered; the others only how it came about. */
const PRESSING = new Set<Plain["code"]>(["other-language", "two-languages", "does-not-fit", "not-written"]);

type Props = { notices: PreviewNotice[]; rejections: Rejection[] };

/** What the reader of this preview should know. That nothing is asked is shown in place of the score. */
export function NoticeList({ notices, rejections }: Props) {
  const warnings = notices.flatMap((notice) => (notice.code === "posting-warning" ? [notice.warning] : []));
  const refused = rejections.filter(({ verdict }) => verdict === "contradicted");
  const offered = rejections.length - refused.length;
  const plain = notices
    .filter(
      (notice): notice is Plain => notice.code !== "posting-warning" && notice.code !== "no-requirements",
    )
    // An offer waits at its line and wasn't refused.
    .map((notice) =>
      notice.code === "rejected-edits" ? { ...notice, count: notice.count - offered } : notice,
    )
    .filter((notice) => notice.code !== "rejected-edits" || notice.count > 0);
  return (
    <>
      <PostingWarnings warnings={warnings} />
      <Notices notices={plain.filter(({ code }) => PRESSING.has(code))} isPressing />
      <Notices notices={plain.filter(({ code }) => !PRESSING.has(code))} rejections={refused} />
    </>
  );
}

type NoticesProps = { notices: Plain[]; rejections?: Rejection[]; isPressing?: boolean };

function Notices({ notices, rejections = [], isPressing = false }: NoticesProps) {
  const { t } = useTranslation("preview");
  const basics = useTranslation().t;
  if (!notices.length) return null;
  return (
    <Alert
      color={isPressing ? "yellow" : "gray"}
      icon={isPressing ? <IconAlertTriangle /> : <IconInfoCircle />}
      variant="light"
      role={isPressing ? "alert" : "note"}
    >
      <List spacing={4} size="sm" listStyleType="none">
        {notices.map((notice) => (
          <List.Item key={JSON.stringify(notice)}>
            {noticeText(notice, t, basics)}
            {notice.code === "rejected-edits" && rejections.length > 0 && (
              <RejectionList rejections={rejections} count={notice.count} />
            )}
          </List.Item>
        ))}
      </List>
    </Alert>
  );
}

function noticeText(notice: Plain, t: TFunction<"preview">, basics: TFunction<"basics">): string {
  switch (notice.code) {
    case "other-language":
      return t("notices.otherLanguage", { language: basics(`languages.${notice.profileLanguage}`) });
    case "two-languages": {
      const language = basics(`languages.${notice.profileLanguage}`);
      const stay = t("notices.twoLanguages", { count: notice.lines, language });
      const offered = t("notices.translationsOffered", { count: notice.offered });
      return notice.offered ? `${stay} ${offered}` : stay;
    }
    case "does-not-fit":
      return t("notices.doesNotFit", { pages: notice.pages, promised: notice.promised });
    case "shortened":
      return t("notices.shortened", { count: notice.dropped });
    case "rejected-edits":
      return t("notices.rejectedEdits", { count: notice.count });
    case "not-written":
      return t("notices.notWritten", {
        sections: notice.sections.map(sectionName).join(", "),
      });
  }
}
