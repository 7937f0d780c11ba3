import { Button, CopyButton, Group, Text, TextInput } from "@mantine/core";
import { IconCheck, IconCopy } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";

type Props = { text: string; label: string; value: string; onClose: () => void };

/** A secret that is shown this once, with a button that copies it. */
export function ShownOnce({ text, label, value, onClose }: Props) {
  const { t } = useTranslation("settings");
  const basics = useTranslation().t;
  return (
    <>
      <Text mb="md">{text}</Text>
      <TextInput
        label={label}
        value={value}
        readOnly
        styles={{ input: { fontFamily: "var(--mantine-font-family-monospace)" } }}
        onFocus={(event) => event.currentTarget.select()}
      />
      <Group justify="flex-end" mt="lg">
        <CopyButton value={value}>
          {({ copied, copy }) => (
            <Button leftSection={copied ? <IconCheck size={18} /> : <IconCopy size={18} />} onClick={copy}>
              {copied ? t("tokens.copied") : t("tokens.copy")}
            </Button>
          )}
        </CopyButton>
        <Button variant="default" onClick={onClose}>
          {basics("done")}
        </Button>
      </Group>
    </>
  );
}
