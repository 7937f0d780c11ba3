import { ActionIcon, Button, CopyButton, Group, Menu } from "@mantine/core";
import { IconCheck, IconChevronDown, IconCopy, IconDownload, IconPlus, IconTrash } from "@tabler/icons-react";
import type { CvDetail } from "@terzi/contracts/cv-detail";
import { type Letter, type LetterContent, LetterFormat } from "@terzi/contracts/letter";
import { letterText } from "@terzi/documents/letter-document";
import { showToast } from "@terzi/ui/toast";
import { useTranslation } from "react-i18next";
import { trpc } from "../../app/trpc.ts";

type Props = {
  cv: CvDetail;
  letter: Letter;
  content: LetterContent;
  /** What is downloaded is what is on the page: it is saved before. */
  onOpen: () => Promise<void>;
  onPick: (id: string | null) => void;
};

/** What is done with a letter as a whole. */
export function LetterActions({ cv, letter, content, onOpen, onPick }: Props) {
  const { t } = useTranslation("letter");
  const studio = useTranslation("studio").t;
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
      <Menu
        position="bottom-end"
        portalProps={{ target: "main" }}
        withInitialFocusPlaceholder={false}
        onOpen={() => void onOpen()}
      >
        <Menu.Target>
          <Button leftSection={<IconDownload size={18} />} rightSection={<IconChevronDown size={16} />}>
            {t("download")}
          </Button>
        </Menu.Target>
        <Menu.Dropdown>
          {LetterFormat.options.map((format) => (
            <Menu.Item
              key={format}
              component="a"
              href={`/api/letters/${letter.id}/download/${format}`}
              target="_blank"
              rel="noopener"
            >
              {studio(`formats.${format}`)}
            </Menu.Item>
          ))}
        </Menu.Dropdown>
      </Menu>
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
