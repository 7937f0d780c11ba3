import { Card, Collapse, Group, Text, UnstyledButton } from "@mantine/core";
import { IconChevronDown, IconChevronUp, IconPencil, IconTrash } from "@tabler/icons-react";
import { IconButton } from "@terzi/ui/icon-button";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";

type Props = {
  title: string;
  facts: string;
  isOpen: boolean;
  onToggle: () => void;
  onUp: (() => void) | undefined;
  onDown: (() => void) | undefined;
  onRemove: () => void;
  children: ReactNode;
};

/** One entry of a list: a line that opens into its fields. */
export function EntryCard(props: Props) {
  const { t } = useTranslation("career");
  const { title: name } = props;
  return (
    <Card padding="md">
      <Group wrap="nowrap" gap="xs">
        <UnstyledButton
          onClick={props.onToggle}
          aria-expanded={props.isOpen}
          aria-label={t("list.open", { name })}
          style={{ flex: 1, minWidth: 0 }}
        >
          <Text fw={600} style={{ overflowWrap: "anywhere" }}>
            {name}
          </Text>
          {props.facts && (
            <Text size="sm" c="dimmed" style={{ overflowWrap: "anywhere" }}>
              {props.facts}
            </Text>
          )}
        </UnstyledButton>
        <Group gap={2} wrap="nowrap">
          <IconButton label={t("list.moveUp", { name })} onClick={props.onUp}>
            <IconChevronUp size={18} />
          </IconButton>
          <IconButton label={t("list.moveDown", { name })} onClick={props.onDown}>
            <IconChevronDown size={18} />
          </IconButton>
          <IconButton label={t("list.open", { name })} onClick={props.onToggle}>
            <IconPencil size={18} />
          </IconButton>
          <IconButton label={t("list.remove", { name })} onClick={props.onRemove}>
            <IconTrash size={18} />
          </IconButton>
        </Group>
      </Group>
      <Collapse expanded={props.isOpen}>
        <div style={{ paddingTop: "1rem" }}>{props.children}</div>
      </Collapse>
    </Card>
  );
}
