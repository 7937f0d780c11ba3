import { ActionIcon, Menu } from "@mantine/core";
import {
  IconArrowDown,
  IconArrowUp,
  IconDots,
  IconEyeOff,
  IconForms,
  IconPencil,
  IconPlus,
} from "@tabler/icons-react";
import { entryPlace, type Place, parsePlace } from "@terzi/contracts/place";
import { sectionNamed } from "@terzi/contracts/sections";
import { useTranslation } from "react-i18next";
import type { Edit } from "./edit-content.ts";
import { isSplit, lineKind } from "./line-kind.ts";

type Props = {
  at: Place;
  onBegin: (at: Place) => void;
  onEdit: (edit: Edit) => void;
  onAddBelow: (at: Place) => void;
  onForm: (section: string) => void;
};

/** Everything that can be done with a line and with its entry. */
export function LineMenu({ at, onBegin, onEdit, onAddBelow, onForm }: Props) {
  const { t } = useTranslation("studio");
  const { section, field } = parsePlace(at);
  const entry = sectionNamed(section) && field !== undefined ? entryPlace(at) : null;
  const isListed = isSplit(at);
  return (
    <Menu
      position="bottom-end"
      width={240}
      portalProps={{ target: "main" }}
      withInitialFocusPlaceholder={false}
    >
      <Menu.Target>
        <ActionIcon size={26} variant="default" radius="xl" aria-label={t("line.more")}>
          <IconDots size={16} />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Item leftSection={<IconPencil size={16} />} onClick={() => onBegin(at)}>
          {t("line.edit")}
        </Menu.Item>
        {isListed && (
          <>
            <Menu.Item
              leftSection={<IconArrowUp size={16} />}
              onClick={() => onEdit({ type: "move", at, by: -1 })}
            >
              {t("line.up")}
            </Menu.Item>
            <Menu.Item
              leftSection={<IconArrowDown size={16} />}
              onClick={() => onEdit({ type: "move", at, by: 1 })}
            >
              {t("line.down")}
            </Menu.Item>
            <Menu.Item leftSection={<IconPlus size={16} />} onClick={() => onAddBelow(at)}>
              {t("line.add")}
            </Menu.Item>
          </>
        )}
        {lineKind(at) !== "shown" && (
          <Menu.Item leftSection={<IconEyeOff size={16} />} onClick={() => onEdit({ type: "remove", at })}>
            {t("line.hide")}
          </Menu.Item>
        )}
        {entry && (
          <>
            <Menu.Divider />
            <Menu.Label>{t("line.entry")}</Menu.Label>
            <Menu.Item leftSection={<IconForms size={16} />} onClick={() => onForm(section)}>
              {t("line.entryForm")}
            </Menu.Item>
            <Menu.Item
              leftSection={<IconArrowUp size={16} />}
              onClick={() => onEdit({ type: "move", at: entry, by: -1 })}
            >
              {t("line.entryUp")}
            </Menu.Item>
            <Menu.Item
              leftSection={<IconArrowDown size={16} />}
              onClick={() => onEdit({ type: "move", at: entry, by: 1 })}
            >
              {t("line.entryDown")}
            </Menu.Item>
            <Menu.Item
              leftSection={<IconEyeOff size={16} />}
              onClick={() => onEdit({ type: "remove", at: entry })}
            >
              {t("line.entryHide")}
            </Menu.Item>
          </>
        )}
      </Menu.Dropdown>
    </Menu>
  );
}
