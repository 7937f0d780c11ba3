import { Alert } from "@mantine/core";
import { IconAlertTriangle } from "@tabler/icons-react";
import type { PostingWarning } from "@terzi/contracts/posting";
import { useTranslation } from "react-i18next";

/** What a person should know of the posting itself: it tries to steer machines, or is stuffed with keywords. */
export function PostingWarnings({ warnings }: { warnings: PostingWarning[] }) {
  const { t } = useTranslation("match");
  return warnings.map(({ code, quote }) => (
    <Alert
      key={`${code}:${quote}`}
      color="orange"
      icon={<IconAlertTriangle />}
      title={t(`warnings.${code}.title`)}
      role="alert"
    >
      {t(`warnings.${code}.text`)}
      <blockquote dir="auto" style={{ margin: "0.5em 0 0", fontStyle: "italic", overflowWrap: "anywhere" }}>
        “{quote}”
      </blockquote>
    </Alert>
  ));
}
