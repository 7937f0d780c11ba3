import { ActionIcon, Menu } from "@mantine/core";
import { IconArrowRight, IconDotsVertical, IconTrash } from "@tabler/icons-react";
import {
  type ApplicationStatus,
  ApplicationStatus as Statuses,
  type ApplicationSummary,
} from "@terzi/contracts/applications";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { DeleteDialog } from "./delete-dialog.tsx";

type Props = { application: ApplicationSummary; onMove: (status: ApplicationStatus) => void };

/** Moves a card where nothing can be dragged, and deletes it. */
export function ApplicationMenu({ application, onMove }: Props) {
  const { t } = useTranslation("applications");
  const [isDeleting, setDeleting] = useState(false);
  const others = Statuses.options.filter((status) => status !== application.status);
  return (
    <>
      <Menu position="bottom-end" portalProps={{ target: "main" }} withInitialFocusPlaceholder={false}>
        <Menu.Target>
          <ActionIcon
            variant="subtle"
            color="gray"
            size={44}
            m={-10}
            aria-label={t("card.menu", { title: application.jobTitle })}
            style={{ position: "relative", zIndex: 1, flex: "none" }}
          >
            <IconDotsVertical size={20} />
          </ActionIcon>
        </Menu.Target>
        <Menu.Dropdown>
          {others.map((status) => (
            <Menu.Item key={status} leftSection={<IconArrowRight size={18} />} onClick={() => onMove(status)}>
              {t("card.move", { status: t(`statuses.${status}`) })}
            </Menu.Item>
          ))}
          <Menu.Item
            c="var(--mantine-color-red-text)"
            leftSection={<IconTrash size={18} />}
            onClick={() => setDeleting(true)}
          >
            {t("detail.remove")}
          </Menu.Item>
        </Menu.Dropdown>
      </Menu>
      {isDeleting && <DeleteDialog id={application.id} onClose={() => setDeleting(false)} />}
    </>
  );
}
