import { Button, CopyButton, Group, Text, TextInput } from "@mantine/core";
import { IconCheck, IconCopy } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";

/** A new token, this once, with a button that copies it. */
export function ShownToken({ token, onClose }: { token: string; onClose: () => void }) {
  const { t } = useTranslation("settings");
  const basics = useTranslation().t;
  return (
    <>
      <Text mb="md">{t("tokens.createdText")}</Text>
      <TextInput
        label={t("tokens.token")}
        value={token}
        readOnly
        styles={{ input: { fontFamily: "var(--mantine-font-family-monospace)" } }}
        onFocus={(event) => event.currentTarget.select()}
      />
      <Group justify="flex-end" mt="lg">
        <CopyButton value={token}>
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
