import { Button, Group, Modal, Text } from "@mantine/core";
import { useTranslation } from "react-i18next";

type Props = { isOpen: boolean; onKeepMine: () => void; onTakeTheirs: () => void };

/** Another tab or device saved in between: neither version is lost silently. */
export function StaleDialog({ isOpen, onKeepMine, onTakeTheirs }: Props) {
  const { t } = useTranslation("studio");
  return (
    <Modal
      opened={isOpen}
      onClose={onKeepMine}
      withCloseButton={false}
      closeOnEscape={false}
      closeOnClickOutside={false}
      title={t("stale.title")}
    >
      <Text size="sm">{t("stale.text")}</Text>
      <Group justify="flex-end" mt="lg">
        <Button variant="default" onClick={onTakeTheirs}>
          {t("stale.takeTheirs")}
        </Button>
        <Button onClick={onKeepMine}>{t("stale.keepMine")}</Button>
      </Group>
    </Modal>
  );
}
