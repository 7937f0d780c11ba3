import { Card, Textarea, Title } from "@mantine/core";
import { POSTING_MAX } from "@terzi/contracts/limits";
import { useTranslation } from "react-i18next";
import type { DraftProps } from "./draft-props.ts";

/** The posting's text as it was, or a place to paste it. */
export function PostingCard({ draft, change }: DraftProps) {
  const { t } = useTranslation("applications");
  return (
    <Card component="section">
      <Title order={2} size="h3" mb="sm">
        {t("detail.posting")}
      </Title>
      <Textarea
        aria-label={t("detail.posting")}
        placeholder={t("detail.postingNone")}
        dir="auto"
        autosize
        minRows={4}
        maxRows={18}
        maxLength={POSTING_MAX}
        value={draft.jobPosting}
        onChange={(event) => change({ jobPosting: event.currentTarget.value })}
      />
    </Card>
  );
}
