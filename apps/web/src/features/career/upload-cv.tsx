import { Alert, Button, Card, Group, Text } from "@mantine/core";
import { Dropzone, MIME_TYPES } from "@mantine/dropzone";
import { IconCheck, IconFileUpload } from "@tabler/icons-react";
import type { CareerData } from "@terzi/contracts/career";
import { showToast } from "@terzi/ui/toast";
import { useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { trpc } from "../../app/trpc.ts";
import { mergeProfiles, profileOf } from "./merge-profiles.ts";
import { sendCv, whyRefused } from "./upload-request.ts";
import type { CareerDraft } from "./use-career-draft.ts";
import "@mantine/dropzone/styles.layer.css";

type Props = {
  draft: CareerDraft;
  save: (profile?: CareerDraft["profile"], version?: number) => Promise<boolean>;
};

/** What an upload found, and the profile as it was before. */
type Filled = { message: string; before: CareerData; after: CareerData };

/** Fills the profile from a PDF or DOCX, says what was found, and takes it back with one click. */
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
      const message = await sendCv(file);
      const after = await cache.career.read.fetch(undefined, { staleTime: 0 });
      draft.overtakenBy(after);
      setFilled({ message, before, after });
    } catch (error) {
      const text = error instanceof Error && error.message ? error.message : t("upload.failedText");
      showToast({ tone: "error", title: t("upload.failed"), text });
    } finally {
      setReading(false);
    }
  };

  // What was typed since the upload stays; the rest goes back to what it was.
  const undo = async ({ before, after }: Filled) => {
    const profile = mergeProfiles({ base: after, mine: draft.profile, theirs: profileOf(before) });
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
          <Button variant="light" onClick={() => openChooser.current?.()} disabled={isReading}>
            {t("upload.button")}
          </Button>
        </Group>
      </Dropzone>
      {filled && (
        <Alert color="green" mt="md" icon={<IconCheck />} title={t("upload.done")} role="status">
          <Group justify="space-between">
            <Text size="sm">{filled.message}</Text>
            <Button size="compact-sm" variant="subtle" color="green" onClick={() => void undo(filled)}>
              {t("upload.undo")}
            </Button>
          </Group>
        </Alert>
      )}
    </Card>
  );
}
