import { Group, Kbd, Modal, Stack, Switch, Text } from "@mantine/core";
import { useDisclosure } from "@mantine/hooks";
import { IconKeyboard } from "@tabler/icons-react";
import { IconButton } from "@terzi/ui/icon-button";
import { useTranslation } from "react-i18next";
import { useKeysSwitch, useTicketKeys } from "./use-ticket-keys.ts";

const KEYS = [
  ["j", "next"],
  ["k", "previous"],
  ["r", "reply"],
  ["e", "status"],
  ["?", "show"],
] as const;

/** Tells which keys lead through the tickets, and turns them off and on. */
export function TicketKeys() {
  const { t } = useTranslation("admin");
  const basics = useTranslation().t;
  const [isOpen, { open, close }] = useDisclosure();
  const [areOn, setAreOn] = useKeysSwitch();
  useTicketKeys({ "?": open });
  return (
    <>
      <IconButton label={t("tickets.keys.title")} title={t("tickets.keys.title")} onClick={open}>
        <IconKeyboard size={20} stroke={1.6} />
      </IconButton>
      <Modal
        opened={isOpen}
        onClose={close}
        title={t("tickets.keys.title")}
        closeButtonProps={{ "aria-label": basics("close") }}
      >
        <Stack gap="xs" component="ul" p={0} m={0} mb="lg" style={{ listStyle: "none" }}>
          {KEYS.map(([key, does]) => (
            <Group key={key} component="li" gap="sm" wrap="nowrap">
              <Kbd miw={32} ta="center">
                {key}
              </Kbd>
              <Text size="sm">{t(`tickets.keys.${does}`)}</Text>
            </Group>
          ))}
        </Stack>
        <Switch
          label={t("tickets.keys.on")}
          checked={areOn}
          onChange={(event) => setAreOn(event.currentTarget.checked)}
        />
      </Modal>
    </>
  );
}
