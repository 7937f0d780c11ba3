import { Textarea } from "@mantine/core";
import { useTranslation } from "react-i18next";

export function SummaryEditor({
  summary,
  onChange,
}: {
  summary: string;
  onChange: (summary: string) => void;
}) {
  const { t } = useTranslation("preview");
  return (
    <Textarea
      aria-label={t("sections.summary")}
      autosize
      minRows={6}
      maxLength={10_000}
      value={summary}
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  );
}
