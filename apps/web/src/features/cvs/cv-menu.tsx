import { ActionIcon, Menu } from "@mantine/core";
import {
  IconBraces,
  IconBriefcase,
  IconCopy,
  IconCursorText,
  IconDotsVertical,
  IconFileText,
  IconFileTypeDocx,
  IconFileTypePdf,
  IconLanguage,
  IconPencil,
  IconShare,
  IconTrash,
} from "@tabler/icons-react";
import { Link } from "@tanstack/react-router";
import type { CvSummary } from "@terzi/contracts/cv-detail";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { trpc } from "../../app/trpc.ts";
import { DuplicateDialog } from "./duplicate-dialog.tsx";
import { RenameDialog } from "./rename-dialog.tsx";
import { ShareDialog } from "./share-dialog.tsx";
import { useApply } from "./use-apply.ts";
import { useDeleteCv } from "./use-delete-cv.ts";

const FILES = [
  { format: "pdf", Icon: IconFileTypePdf },
  { format: "docx", Icon: IconFileTypeDocx },
  { format: "txt", Icon: IconFileText },
  { format: "json", Icon: IconBraces },
] as const;

type Props = { cv: Pick<CvSummary, "id" | "jobTitle" | "company">; onDeleted?: () => Promise<void> };

/** All that can be done with a CV without opening it. */
export function CvMenu({ cv, onDeleted }: Props) {
  const { t } = useTranslation("cvs");
  const [asked, ask] = useState<"rename" | "duplicate" | "share" | null>(null);
  const remove = useDeleteCv(cv, onDeleted);
  const apply = useApply(cv.id);
  const cost = trpc.applications.price.useQuery().data?.cost ?? 0;
  const close = () => ask(null);
  return (
    <>
      <Menu position="bottom-end" portalProps={{ target: "main" }} withInitialFocusPlaceholder={false}>
        <Menu.Target>
          <ActionIcon
            variant="subtle"
            color="gray"
            size={44}
            m={-8}
            aria-label={t("actions.menu", { title: cv.jobTitle || t("title") })}
            style={{ position: "relative", zIndex: 1, flex: "none" }}
          >
            <IconDotsVertical size={20} />
          </ActionIcon>
        </Menu.Target>
        <Menu.Dropdown>
          <Menu.Item
            renderRoot={(props) => <Link to="/cvs/$id/edit" params={{ id: cv.id }} {...props} />}
            leftSection={<IconPencil size={18} />}
          >
            {t("edit")}
          </Menu.Item>
          <Menu.Item leftSection={<IconCursorText size={18} />} onClick={() => ask("rename")}>
            {t("actions.rename")}
          </Menu.Item>
          <Menu.Item leftSection={<IconCopy size={18} />} onClick={() => ask("duplicate")}>
            {t("actions.duplicate")}
          </Menu.Item>
          <Menu.Item
            renderRoot={(props) => <Link to="/cvs/$id/twin" params={{ id: cv.id }} {...props} />}
            leftSection={<IconLanguage size={18} />}
          >
            {t("actions.twin")}
          </Menu.Item>
          <Menu.Item leftSection={<IconShare size={18} />} onClick={() => ask("share")}>
            {t("actions.share")}
          </Menu.Item>
          <Menu.Item leftSection={<IconBriefcase size={18} />} onClick={apply}>
            {cost > 0 ? t("actions.applyFor", { count: cost }) : t("actions.apply")}
          </Menu.Item>
          {FILES.map(({ format, Icon }) => (
            <Menu.Item
              key={format}
              component="a"
              href={`/api/cvs/${cv.id}/download/${format}`}
              target="_blank"
              rel="noopener"
              leftSection={<Icon size={18} />}
            >
              {t(`files.${format}`)}
            </Menu.Item>
          ))}
          <Menu.Item c="var(--mantine-color-red-text)" leftSection={<IconTrash size={18} />} onClick={remove}>
            {t("actions.delete")}
          </Menu.Item>
        </Menu.Dropdown>
      </Menu>
      {asked === "rename" && <RenameDialog cv={cv} onClose={close} />}
      {asked === "share" && <ShareDialog cv={cv} onClose={close} />}
      {asked === "duplicate" && <DuplicateDialog cv={cv} onClose={close} />}
    </>
  );
}
