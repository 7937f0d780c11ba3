import { Button, Card, Group, Text } from "@mantine/core";
import { Dropzone, MIME_TYPES } from "@mantine/dropzone";
import { IconFileUpload } from "@tabler/icons-react";
import { showToast } from "@terzi/ui/toast";
import { useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { noticeLostAccess } from "../../app/query-client.ts";
import { trpc } from "../../app/trpc.ts";
import { type Filled, FilledNotice } from "./filled-notice.tsx";
import { mergeProfiles, profileOf } from "./merge-profiles.ts";
import { ResumeMenu } from "./resume-menu.tsx";
import { sendCv, UploadRefused, whyRefused } from "./upload-request.ts";
import type { CareerDraft } from "./use-career-draft.ts";
import "@mantine/dropzone/styles.layer.css";

type Props = {
  draft: CareerDraft;
  save: (profile?: CareerDraft["profile"], version?: number) => Promise<boolean>;
};

/** Fills the profile from a PDF or DOCX (or a JSON Resume), says what was found, and takes it back with one click. */
export function UploadCv({ draft, save }: Props) {
  const { t } = useTranslation("career");
  const cache = trpc.useUtils();
  const openChooser = useRef<() => void>(null);
  const [isReading, setReading] = useState(false);
  const [filled, setFilled] = useState<Filled | null>(null);

  const upload = async (file: File) => {
    const refusal = whyRefused(file);
    if (refusal)
      return showToast({ tone: "error", title: t(`upload.${refusal}`), text: t(`upload.${refusal}Text`) });
    // The file fills what is saved, so what was typed is saved first.
    if (draft.isDirty && !(await save())) return;
    setReading(true);
    try {
      const before = cache.career.read.getData() ?? draft.base;
      const { message, read } = await sendCv(file);
      const after = await cache.career.read.fetch(undefined, { staleTime: 0 });
      draft.overtakenBy(after);
      setFilled({ source: "upload", message, read, before: profileOf(before), after: profileOf(after) });
    } catch (error) {
      const text = error instanceof UploadRefused && error.message ? error.message : t("upload.failedText");
      showToast({ tone: "error", title: t("upload.failed"), text });
      noticeLostAccess(error instanceof UploadRefused ? error.code : undefined);
    } finally {
      setReading(false);
    }
  };

  // What was typed since the upload stays; the rest goes back to what it was.
  const undo = async ({ before, after }: Filled) => {
    const profile = mergeProfiles({ base: after, mine: draft.profile, theirs: before });
    draft.settle(draft.base, profile);
    if (await save(profile, draft.base.version)) setFilled(null);
  };

  return (
    <Card padding={0} withBorder={false} bg="transparent">
      <Dropzone
        openRef={openChooser}
        onDrop={(files) => files[0] && void upload(files[0])}
        onReject={([rejected]) => rejected && void upload(rejected.file)}
        accept={[MIME_TYPES.pdf, MIME_TYPES.docx]}
        multiple={false}
        loading={isReading}
        activateOnClick={false}
        enablePointerEvents
        inputProps={{ "aria-label": t("upload.title") }}
        p="md"
      >
        <Group justify="space-between" gap="md">
          <Group wrap="nowrap" style={{ flex: "1 1 18rem" }}>
            <IconFileUpload size={32} stroke={1.4} color="var(--t-accent)" style={{ flex: "none" }} />
            <div>
              <Text fw={600}>{t("upload.title")}</Text>
              <Text size="sm" c="dimmed">
                {isReading ? t("upload.reading") : `${t("upload.text")} ${t("upload.keeps")}`}
              </Text>
            </div>
          </Group>
          <Group gap="xs" wrap="nowrap">
            <Button variant="light" onClick={() => openChooser.current?.()} disabled={isReading}>
              {t("upload.button")}
            </Button>
            <ResumeMenu draft={draft} save={save} onFilled={setFilled} />
          </Group>
        </Group>
      </Dropzone>
      {filled && <FilledNotice filled={filled} onUndo={() => void undo(filled)} />}
    </Card>
  );
}
