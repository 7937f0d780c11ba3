import { Card, Group, Textarea, Title } from "@mantine/core";
import { POSTING_MAX } from "@terzi/contracts/limits";
import { useTranslation } from "react-i18next";
import { AskGapsButton } from "../gaps/ask-gaps-button.tsx";
import type { ApplicationProps } from "./draft-props.ts";
import { useGenerate } from "./use-generate.ts";

/** The posting's text as it was, or a place to paste it. */
export function PostingCard(props: ApplicationProps) {
  const { t } = useTranslation("applications");
  const { draft, change } = props;
  const generate = useGenerate(props);
  const isThere = draft.jobPosting.trim() !== "";
  return (
    <Card component="section">
      <Group justify="space-between" gap="xs" mb="sm">
        <Title order={2} size="h3">
          {t("detail.posting")}
        </Title>
        {isThere && (
          <AskGapsButton
            jobPosting={draft.jobPosting}
            next={{ label: t("detail.cvGenerate"), go: () => void generate() }}
          />
        )}
      </Group>
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
