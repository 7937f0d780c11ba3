import { Button, Group, Text } from "@mantine/core";
import { Link } from "@tanstack/react-router";
import { CV_MAX_BYTES } from "@terzi/contracts/limits";
import type { Place } from "@terzi/contracts/place";
import { KeptPreview as ServerPreview } from "@terzi/contracts/preview";
import { failureOf } from "@terzi/ui/failures";
import { showMoment } from "@terzi/ui/show-values";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { SizeNotice } from "../../app/size-notice.tsx";
import { trpc } from "../../app/trpc.ts";
import { AskGapsButton } from "../gaps/ask-gaps-button.tsx";
import { useOrderAgain } from "../gaps/use-order-again.ts";
import { GapsOfferSlot } from "../match/gaps-offer.ts";
import { dropClaim, openClaims } from "../preview/claims.ts";
import { ClaimsPanel } from "../preview/claims-panel.tsx";
import { type KeptPreview, keepPreview, reopenPreview } from "../preview/kept-preview.ts";
import { NoticeList } from "../preview/notice-list.tsx";
import { OpenEndList } from "../preview/open-end-list.tsx";
import { useDecideLink } from "../preview/use-decide-link.ts";
import { useSaveCv } from "../preview/use-save-cv.ts";
import { SaveNote } from "./save-note.tsx";
import { StaleDialog } from "./stale-dialog.tsx";
import { StudioDoc } from "./studio-doc.ts";
import { StudioHeading } from "./studio-heading.tsx";
import { StudioScreen } from "./studio-screen.tsx";
import { useAutosave } from "./use-autosave.ts";
import { useStudio } from "./use-studio.ts";

type Props = { userId: string; kept: KeptPreview };

/** The generated CV on the table: looked at, edited, decided, and then saved for its price. */
export function PreviewStudio({ userId, kept: opened }: Props) {
  const { t } = useTranslation("preview");
  const studioText = useTranslation("studio").t;
  const { save, isSaving } = useSaveCv(userId);
  const [price] = trpc.credits.price.useSuspenseQuery();
  const orderAgain = useOrderAgain();
  const updating = trpc.cv.updatePreview.useMutation();
  const [preview, setPreview] = useState(opened.preview);
  const [first] = useState(() => StudioDoc.parse(opened));
  /** What the next save must name, and the last state that the server has. */
  const [server] = useState<{ revision: number; doc: StudioDoc | null }>({
    revision: opened.revision,
    doc: opened.isSaved ? first : null,
  });
  const [newer, setNewer] = useState<KeptPreview | null>(null);
  const keptOf = (doc: StudioDoc): KeptPreview => ({
    ...doc,
    preview,
    revision: server.revision,
    isSaved: doc === server.doc,
  });
  const studio = useStudio({
    place: { userId, id: preview.previewId },
    open: () => first,
    keep: (doc) => keepPreview(userId, keptOf(doc)),
  });
  const kept = keptOf(studio.doc);
  const { previewId } = preview;
  const saving = useAutosave({
    value: studio.doc,
    isSaved: opened.isSaved,
    save: async (doc) => {
      const { confirmed: confirmedClaims, ...edited } = doc;
      // Until it answers, nobody knows what the server has.
      server.doc = null;
      const edits = { ...edited, template: doc.design.template, confirmedClaims };
      try {
        const saved = await updating.mutateAsync({ previewId, revision: server.revision, ...edits });
        Object.assign(server, { revision: saved.revision, doc });
        // Only this browser has what was changed during the request.
        keepPreview(userId, keptOf(studio.read()));
        return saved.savedAt;
      } catch (error) {
        const failure = failureOf(error);
        const theirs = failure?.code === "STALE_CV" && ServerPreview.safeParse(failure.details).data;
        if (theirs) setNewer(reopenPreview(theirs));
        // An expired one exists only in this browser.
        else if (failure?.code !== "PREVIEW_EXPIRED" && failure?.code !== "NOT_FOUND") throw error;
        return null;
      }
    },
  });
  const decision = useDecideLink(preview.previewId, (decided) => {
    const next = { ...preview, ...decided };
    setPreview(next);
    keepPreview(userId, { ...kept, preview: next });
  });
  const drop = (name: Place) =>
    studio.change((now) => {
      const claim = openClaims({ ...now, preview }).find((open) => open.name === name);
      return claim ? { ...now, content: dropClaim(now.content, claim) } : now;
    });
  // An edit still on its way would find no preview any more.
  const saveAll = () => saving.flush().then(() => save(kept));
  const saveButton = (label: string) => (
    <Button size="md" onClick={saveAll} disabled={isSaving}>
      {isSaving ? t("saving") : label}
    </Button>
  );
  const settle = (theirs: StudioDoc | null) => {
    if (newer) server.revision = newer.revision;
    if (theirs) studio.change(() => theirs);
    setNewer(null);
    void saving.flush();
  };
  return (
    <GapsOfferSlot
      value={
        <AskGapsButton
          jobPosting={preview.jobPosting}
          next={{ hint: t("gaps.hint"), label: t("gaps.again"), go: () => void orderAgain(preview) }}
        />
      }
    >
      <StudioScreen
        cv={preview}
        studio={studio}
        decision={decision}
        saved={<SaveNote state={saving.state} untouched={studioText("howToEdit")} />}
        heading={
          <StudioHeading
            back={(props) => <Link to="/generate" {...props} />}
            backLabel={t("backToGenerate")}
            title={preview.jobTitle}
            match={preview.match}
            lead={preview.company && t("at", { company: preview.company })}
            action={saveButton(t("saveTop", { count: price.cost }))}
          />
        }
        notices={
          <>
            <NoticeList notices={preview.notices} rejections={preview.rejections} />
            <OpenEndList
              content={studio.doc.content}
              onChange={(content) => studio.change((now) => ({ ...now, content }))}
            />
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
      <StaleDialog
        isOpen={newer !== null}
        onKeepMine={() => settle(null)}
        onTakeTheirs={() => settle(newer && StudioDoc.parse(newer))}
      />
    </GapsOfferSlot>
  );
}
