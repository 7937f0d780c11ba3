import { Button, Group, Stack, Tabs, Text } from "@mantine/core";
import { IconArrowLeft } from "@tabler/icons-react";
import { Link } from "@tanstack/react-router";
import { CV_MAX_BYTES } from "@terzi/contracts/limits";
import { PageHeading } from "@terzi/ui/page-heading";
import { showMoment } from "@terzi/ui/show-values";
import { useTranslation } from "react-i18next";
import { SizeNotice } from "../../app/size-notice.tsx";
import { trpc } from "../../app/trpc.ts";
import { MatchPanel } from "../match/match-panel.tsx";
import { ClaimsPanel } from "./claims-panel.tsx";
import { ComparePanel } from "./compare-panel.tsx";
import type { KeptPreview } from "./kept-preview.ts";
import { NoticeList } from "./notice-list.tsx";
import { PageView } from "./page-view.tsx";
import { ScoreCard } from "./score-card.tsx";
import { useDecideLink } from "./use-decide-link.ts";
import type { usePreview } from "./use-preview.ts";
import { useSaveCv } from "./use-save-cv.ts";

type Props = { userId: string; kept: KeptPreview } & Omit<ReturnType<typeof usePreview>, "kept">;

/** The generated CV: how well it matches, what was changed, how it will look; edited and saved here. */
export function PreviewEditor({ userId, kept, edit, switchTemplate, rematch, confirm, drop }: Props) {
  const { t } = useTranslation("preview");
  const { save, isSaving } = useSaveCv(userId);
  const [price] = trpc.credits.price.useSuspenseQuery();
  const { preview } = kept;
  const decision = useDecideLink(preview.previewId, rematch);
  const saveButton = (label: string) => (
    <Button size="md" onClick={() => save(kept)} disabled={isSaving}>
      {isSaving ? t("saving") : label}
    </Button>
  );
  return (
    <Stack gap="md">
      <Button
        component={Link}
        to="/generate"
        variant="subtle"
        size="compact-md"
        leftSection={<IconArrowLeft size={16} />}
        style={{ alignSelf: "flex-start" }}
      >
        {t("backToGenerate")}
      </Button>
      <PageHeading
        title={preview.jobTitle}
        lead={preview.company && t("at", { company: preview.company })}
        action={saveButton(t("saveTop", { count: price.cost }))}
      />
      <ScoreCard match={preview.match} />
      <NoticeList notices={preview.notices} rejections={preview.rejections} />
      <SizeNotice value={kept.content} maxBytes={CV_MAX_BYTES} say={(sizes) => t("nearlyTooLarge", sizes)} />
      <ClaimsPanel kept={kept} onConfirm={confirm} onDrop={drop} />
      <Tabs defaultValue="match" keepMounted={false}>
        <Tabs.List>
          <Tabs.Tab value="match">{t("tabs.match")}</Tabs.Tab>
          <Tabs.Tab value="compare">{t("tabs.compare")}</Tabs.Tab>
          <Tabs.Tab value="page">{t("tabs.page")}</Tabs.Tab>
        </Tabs.List>
        <Tabs.Panel value="match" pt="lg">
          <MatchPanel match={preview.match} posting={preview.jobPosting} decision={decision} />
        </Tabs.Panel>
        <Tabs.Panel value="compare" pt="lg">
          <ComparePanel kept={kept} edit={edit} />
        </Tabs.Panel>
        <Tabs.Panel value="page" pt="lg">
          <PageView kept={kept} onTemplate={switchTemplate} />
        </Tabs.Panel>
      </Tabs>
      <Group justify="space-between" mt="md">
        <Text size="sm" c="dimmed">
          {t("unsaved", { date: showMoment(preview.expiresAt) })}
        </Text>
        {saveButton(t("saveBottom", { count: price.cost }))}
      </Group>
    </Stack>
  );
}
