import { Button, Group, Modal, Text } from "@mantine/core";
import { useTranslation } from "react-i18next";

/** Asks before something that others will feel. */
export function ConfirmDialog(props: {
  title: string;
  text: string;
  confirm: string;
  color?: string | undefined;
  isOpen: boolean;
  isPending: boolean;
  onConfirm: () => void;
  onClose: () => void;
}) {
  const { t } = useTranslation();
  return (
    <Modal
      opened={props.isOpen}
      onClose={props.onClose}
      title={props.title}
      closeButtonProps={{ "aria-label": t("close") }}
    >
      <Text mb="lg" style={{ overflowWrap: "anywhere" }}>
        {props.text}
      </Text>
      <Group justify="flex-end">
        <Button variant="default" onClick={props.onClose}>
          {t("cancel")}
        </Button>
        <Button color={props.color} loading={props.isPending} onClick={props.onConfirm}>
          {props.confirm}
        </Button>
      </Group>
    </Modal>
  );
}
