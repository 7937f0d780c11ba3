import { Textarea } from "@mantine/core";
import { sectionName } from "../match/place-name.ts";

export function SummaryEditor({
  summary,
  onChange,
}: {
  summary: string;
  onChange: (summary: string) => void;
}) {
  return (
    <Textarea
      aria-label={sectionName("summary")}
      autosize
      minRows={6}
      maxLength={10_000}
      value={summary}
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  );
}
