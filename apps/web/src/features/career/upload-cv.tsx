import { Button, Card, Group, Text } from "@mantine/core";
import { Dropzone } from "@mantine/dropzone";
import { IconFileUpload } from "@tabler/icons-react";
import { isProfileEmpty } from "@terzi/contracts/career";
import type { UploadEvent, Uploaded } from "@terzi/contracts/upload";
import { showToast } from "@terzi/ui/toast";
import { useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { noticeLostAccess } from "../../app/query-client.ts";
import { trpc } from "../../app/trpc.ts";
import { type Filled, FilledNotice } from "./filled-notice.tsx";
import { profileOf } from "./merge-profiles.ts";
import { PasteText } from "./paste-text.tsx";
import { ResumeMenu } from "./resume-menu.tsx";
import type { Review } from "./review/review-rows.ts";
import { ACCEPTED, sendCv, UploadRefused, whyRefused } from "./upload-request.ts";
import type { CareerDraft } from "./use-career-draft.ts";
import "@mantine/dropzone/styles.layer.css";

type Props = {
  draft: CareerDraft;
  save: (profile?: CareerDraft["profile"], version?: number) => Promise<boolean>;
  filled: Filled | null;
  onFilled: (filled: Filled) => void;
  /** The document that was read, for the person to look at; null as soon as another is. */
  onReview: (review: Review | null) => void;
  onUndo: () => void;
};

/** Fills the profile from a CV of any format, says what was found, and takes it back with one click. */
export function UploadCv({ draft, save, filled, onFilled, onReview, onUndo }: Props) {
  const { t } = useTranslation("career");
  const cache = trpc.useUtils();
  const openChooser = useRef<() => void>(null);
  const [progress, setProgress] = useState<string | null>(null);
  const isReading = progress !== null;

  const tell = (event: UploadEvent): string => {
    if (event.type === "page" && event.of > 1) return t("upload.readingPage", event);
    if (event.type === "page") return t("upload.readingPicture");
    return event.type === "waiting" && event.ahead
      ? t("upload.waiting", { count: event.ahead })
      : t("upload.reading");
  };
  const read = async (file: File): Promise<Uploaded> => {
    for await (const event of sendCv(file)) {
      if (event.type === "done") return event.answer;
      setProgress(tell(event));
    }
    throw new UploadRefused(undefined);
  };

  const upload = async (file: File) => {
    const refusal = whyRefused(file);
    if (refusal)
      return showToast({ tone: "error", title: t(`upload.${refusal}`), text: t(`upload.${refusal}Text`) });
    // The file fills what is saved, so what was typed is saved first.
    if (draft.isDirty && !(await save())) return;
    setProgress(t("upload.reading"));
    onReview(null);
    try {
      const base = cache.career.read.getData() ?? draft.base;
      const before = profileOf(base);
      const wasUnwritten = base.version === 0;
      const { message, document, read: lines } = await read(file);
      const saved = await cache.career.read.fetch(undefined, { staleTime: 0 });
      draft.overtakenBy(saved);
      const after = profileOf(saved);
      onFilled({ source: "upload", message, before, after });
      if (document.values.length) onReview({ document, read: lines, before, after, wasUnwritten, file });
    } catch (error) {
      const text = error instanceof UploadRefused && error.message ? error.message : t("upload.failedText");
      showToast({ tone: "error", title: t("upload.failed"), text });
      noticeLostAccess(error instanceof UploadRefused ? error.code : undefined);
    } finally {
      setProgress(null);
    }
  };

  return (
    <Card padding={0} withBorder={false} bg="transparent">
      <Dropzone
        openRef={openChooser}
        onDrop={(files) => files[0] && void upload(files[0])}
        multiple={false}
        loading={isReading}
        activateOnClick={false}
        enablePointerEvents
        inputProps={{ "aria-label": t("upload.title"), accept: ACCEPTED }}
        p="md"
      >
        <Group justify="space-between" gap="md">
          <Group wrap="nowrap" style={{ flex: "1 1 18rem" }}>
            <IconFileUpload size={32} stroke={1.4} color="var(--t-accent)" style={{ flex: "none" }} />
            <div>
              <Text fw={600}>{t("upload.title")}</Text>
              <Text size="sm" c="dimmed" aria-live="polite">
                {progress ?? `${t("upload.text")} ${t("upload.keeps")}`}
              </Text>
            </div>
          </Group>
          <Group gap="xs">
            <Button
              variant={isProfileEmpty(draft.profile) ? "filled" : "light"}
              onClick={() => openChooser.current?.()}
              disabled={isReading}
            >
              {t("upload.button")}
            </Button>
            <PasteText isDisabled={isReading} onPaste={(file) => void upload(file)} />
            <ResumeMenu draft={draft} save={save} onFilled={onFilled} />
          </Group>
        </Group>
      </Dropzone>
      {filled && <FilledNotice filled={filled} onUndo={onUndo} />}
    </Card>
  );
}
