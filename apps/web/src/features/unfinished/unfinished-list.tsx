import { Button, Card, CloseButton, Group, Loader, Stack, Text, Title } from "@mantine/core";
import { Link } from "@tanstack/react-router";
import type { OpenPreview } from "@terzi/contracts/open-preview";
import { failureText } from "@terzi/ui/failures";
import { showMoment, showPercent } from "@terzi/ui/show-values";
import { showToast } from "@terzi/ui/toast";
import { getQueryKey } from "@trpc/react-query";
import { useTranslation } from "react-i18next";
import { trpc } from "../../app/trpc.ts";
import { useOpenPreview } from "./open-kept-preview.ts";
import { useUnfinished } from "./use-unfinished.ts";

/** The account's unfinished work, from any device: CVs being made, CVs not saved yet, a posting just begun. */
export function UnfinishedList({ userId }: { userId: string }) {
  const { t } = useTranslation("dashboard");
  const { previews, draft } = useUnfinished();
  if (!previews.length && !draft) return null;
  return (
    <section aria-labelledby="unfinished">
      <Title order={2} id="unfinished" mb="sm">
        {t("unfinished.title")}
      </Title>
      <Stack component="ul" gap="xs" p={0} m={0} style={{ listStyle: "none" }}>
        {previews.map((preview) => (
          <PreviewRow key={preview.previewId} userId={userId} preview={preview} />
        ))}
        {draft && (
          <Card component="li" padding="md">
            <Group justify="space-between" gap="sm">
              <Facts title={draft.title || t("unfinished.draft")} text={t("unfinished.draftText")} />
              <Button component={Link} to="/generate" variant="default">
                {t("unfinished.continue")}
              </Button>
            </Group>
          </Card>
        )}
      </Stack>
    </section>
  );
}

const Facts = ({ title, text }: { title: string; text: string }) => (
  <div style={{ flex: "1 1 14rem", minWidth: 0, overflowWrap: "anywhere" }}>
    <Text fw={600}>{title}</Text>
    <Text size="sm" c="dimmed">
      {text}
    </Text>
  </div>
);

function PreviewRow({ userId, preview }: { userId: string; preview: OpenPreview }) {
  const { t } = useTranslation("dashboard");
  const basics = useTranslation().t;
  const open = useOpenPreview(userId);
  const touches = [getQueryKey(trpc.cv.openPreviews)];
  const discard = trpc.cv.discardPreview.useMutation({
    meta: { failure: { title: basics("error"), text: basics("offline") }, touches },
  });
  const { previewId, status, jobTitle, company, matchScore, expiresAt, failure } = preview;
  const name = [jobTitle, company].filter(Boolean).join(", ");
  const told = {
    running: t("unfinished.running"),
    failed: failure?.message ?? "",
    done: [
      matchScore === null ? "" : t("unfinished.score", { score: showPercent(matchScore) }),
      t("unfinished.until", { date: showMoment(expiresAt ?? preview.startedAt) }),
    ]
      .filter(Boolean)
      .join(" · "),
  }[status];
  const resume = () =>
    open(previewId).catch((error: unknown) =>
      showToast({ tone: "error", title: basics("error"), text: failureText(error, basics("offline")) }),
    );
  return (
    <Card component="li" padding="md">
      <Group justify="space-between" gap="sm" wrap="nowrap" align="flex-start">
        <Group gap="sm" style={{ flex: 1, minWidth: 0 }} justify="space-between">
          <Facts title={name} text={told} />
          {status === "running" && <Loader size="sm" aria-label={t("unfinished.running")} />}
          {status === "done" && (
            <Button onClick={() => void resume()} aria-label={t("unfinished.open", { name })}>
              {t("unfinished.continue")}
            </Button>
          )}
          {status === "failed" && (
            <Button component={Link} to="/generate" variant="default">
              {basics("retry")}
            </Button>
          )}
        </Group>
        <CloseButton
          aria-label={t("unfinished.discard", { name })}
          disabled={discard.isPending}
          onClick={() => discard.mutate({ previewId })}
        />
      </Group>
    </Card>
  );
}
