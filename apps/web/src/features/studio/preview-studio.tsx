import { Button, Group, Text } from "@mantine/core";
import { Link } from "@tanstack/react-router";
import { CV_MAX_BYTES } from "@terzi/contracts/limits";
import { showMoment } from "@terzi/ui/show-values";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { SizeNotice } from "../../app/size-notice.tsx";
import { trpc } from "../../app/trpc.ts";
import { dropClaim, openClaims } from "../preview/claims.ts";
import { ClaimsPanel } from "../preview/claims-panel.tsx";
import { type KeptPreview, keepPreview } from "../preview/kept-preview.ts";
import { NoticeList } from "../preview/notice-list.tsx";
import { useDecideLink } from "../preview/use-decide-link.ts";
import { useSaveCv } from "../preview/use-save-cv.ts";
import { StudioHeading } from "./studio-heading.tsx";
import { StudioScreen } from "./studio-screen.tsx";
import { useStudio } from "./use-studio.ts";

type Props = { userId: string; kept: KeptPreview };

/** The generated CV on the table: looked at, edited, decided, and then saved for its price. */
export function PreviewStudio({ userId, kept: { preview: opened, ...first } }: Props) {
  const { t } = useTranslation("preview");
  const studioText = useTranslation("studio").t;
  const { save, isSaving } = useSaveCv(userId);
  const [price] = trpc.credits.price.useSuspenseQuery();
  const [preview, setPreview] = useState(opened);
  const studio = useStudio(
    () => first,
    (doc) => keepPreview(userId, { preview, ...doc }),
  );
  const kept: KeptPreview = { preview, ...studio.doc };
  const decision = useDecideLink(preview.previewId, (decided) => {
    const next = { ...preview, ...decided };
    setPreview(next);
    keepPreview(userId, { ...kept, preview: next });
  });
  const drop = (name: string) =>
    studio.change((now) => {
      const claim = openClaims({ ...now, preview }).find((open) => open.name === name);
      return claim ? { ...now, content: dropClaim(now.content, claim) } : now;
    });
  const saveButton = (label: string) => (
    <Button size="md" onClick={() => save(kept)} disabled={isSaving}>
      {isSaving ? t("saving") : label}
    </Button>
  );
  return (
    <StudioScreen
      cv={preview}
      studio={studio}
      decision={decision}
      saved={studioText("kept")}
      heading={
        <StudioHeading
          back={(props) => <Link to="/generate" {...props} />}
          backLabel={t("backToGenerate")}
          title={preview.jobTitle}
          lead={preview.company && t("at", { company: preview.company })}
          action={saveButton(t("saveTop", { count: price.cost }))}
        />
      }
      notices={
        <>
          <NoticeList notices={preview.notices} rejections={preview.rejections} />
          <SizeNotice
            value={studio.doc.content}
            maxBytes={CV_MAX_BYTES}
            say={(sizes) => t("nearlyTooLarge", sizes)}
          />
          <ClaimsPanel
            kept={kept}
            onConfirm={(name) => studio.change((now) => ({ ...now, confirmed: [...now.confirmed, name] }))}
            onDrop={drop}
          />
        </>
      }
      footer={
        <Group justify="space-between" mt="md">
          <Text size="sm" c="dimmed">
            {t("unsaved", { date: showMoment(preview.expiresAt) })}
          </Text>
          {saveButton(t("saveBottom", { count: price.cost }))}
        </Group>
      }
    />
  );
}
