import { Button, Group, Modal, Textarea } from "@mantine/core";
import { useState } from "react";
import { useTranslation } from "react-i18next";

type Props = { isDisabled: boolean; onPaste: (file: File) => void };

/** For text that isn't in a file: it is read as a file would be. */
export function PasteText({ isDisabled, onPaste }: Props) {
  const { t } = useTranslation("career");
  const [isOpen, setOpen] = useState(false);
  const [text, setText] = useState("");
  const send = () => {
    setOpen(false);
    setText("");
    onPaste(new File([text], "pasted.txt", { type: "text/plain" }));
  };
  return (
    <>
      <Button variant="subtle" onClick={() => setOpen(true)} disabled={isDisabled}>
        {t("upload.paste")}
      </Button>
      <Modal opened={isOpen} onClose={() => setOpen(false)} size="lg" title={t("upload.pasteTitle")}>
        <Textarea
          data-autofocus
          label={t("upload.pasteLabel")}
          description={t("upload.pasteHint")}
          autosize
          minRows={10}
          maxRows={20}
          value={text}
          onChange={(event) => setText(event.currentTarget.value)}
        />
        <Group justify="flex-end" mt="md">
          <Button onClick={send} disabled={!text.trim()}>
            {t("upload.pasteRead")}
          </Button>
        </Group>
      </Modal>
    </>
  );
}
