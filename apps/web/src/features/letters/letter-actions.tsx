import { ActionIcon, Button, CopyButton, Group } from "@mantine/core";
import { IconCheck, IconCopy, IconPlus, IconTrash } from "@tabler/icons-react";
import type { CvDetail } from "@terzi/contracts/cv-detail";
import { type Letter, type LetterContent, LetterFormat } from "@terzi/contracts/letter";
import { letterText } from "@terzi/documents/letter-document";
import { showToast } from "@terzi/ui/toast";
import { useTranslation } from "react-i18next";
import { trpc } from "../../app/trpc.ts";
import { DownloadMenu } from "../studio/download-menu.tsx";

type Props = {
  cv: CvDetail;
  letter: Letter;
  content: LetterContent;
  /** Saves what is on the page. */
  onOpen: () => Promise<void>;
  onPick: (id: string | null) => void;
};

/** What is done with a letter as a whole. */
export function LetterActions({ cv, letter, content, onOpen, onPick }: Props) {
  const { t } = useTranslation("letter");
  const basics = useTranslation().t;
  const cache = trpc.useUtils();
  const removing = trpc.letters.delete.useMutation({
    meta: { failure: { title: basics("error"), text: basics("offline") } },
    onSuccess: () => {
      const left = cache.letters.list.getData({ cvId: cv.id })?.filter(({ id }) => id !== letter.id) ?? [];
      onPick(left[0]?.id ?? null);
      cache.letters.list.setData({ cvId: cv.id }, left);
      showToast({ tone: "plain", title: t("removed") });
    },
  });
  return (
    <Group gap="xs">
      <CopyButton value={letterText({ cv, letter: content })}>
        {({ copied, copy }) => (
          <Button
            variant="default"
            leftSection={copied ? <IconCheck size={18} /> : <IconCopy size={18} />}
            onClick={copy}
          >
            {t(copied ? "copied" : "copy")}
          </Button>
        )}
      </CopyButton>
      <Button variant="default" leftSection={<IconPlus size={18} />} onClick={() => onPick(null)}>
        {t("another")}
      </Button>
      <DownloadMenu
        formats={LetterFormat.options}
        addressOf={(format) => `/api/letters/${letter.id}/download/${format}`}
        onOpen={onOpen}
      />
      <ActionIcon
        variant="subtle"
        color="gray"
        size={44}
        aria-label={t("remove")}
        loading={removing.isPending}
        onClick={() => removing.mutate({ id: letter.id })}
      >
        <IconTrash size={20} />
      </ActionIcon>
    </Group>
  );
}
