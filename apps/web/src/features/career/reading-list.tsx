import { Button, Stack, Text } from "@mantine/core";
import { IconChevronDown, IconChevronUp } from "@tabler/icons-react";
import { useId, useState } from "react";
import { useTranslation } from "react-i18next";
import type { ReadingLine } from "./upload-request.ts";

/** What each text of an uploaded CV was taken for, and why; folded away until it is asked for. */
export function ReadingList({ lines }: { lines: ReadingLine[] }) {
  const { t } = useTranslation("career");
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  return (
    <>
      <Button
        variant="subtle"
        color="green"
        size="compact-sm"
        ml={-8}
        mt="xs"
        rightSection={isOpen ? <IconChevronUp size={16} /> : <IconChevronDown size={16} />}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
      >
        {t("upload.why")}
      </Button>
      <div id={id}>
        {isOpen && (
          <Stack component="ul" gap="xs" pl="md" mt="xs" mb={0}>
            {lines.map(({ text, takenFor, reason }, at) => (
              // The same text may stand in a CV twice, and the list never changes.
              <Text component="li" size="sm" key={at}>
                <strong>{takenFor}</strong>: {text}. {t("upload.because", { reason })}
              </Text>
            ))}
          </Stack>
        )}
      </div>
    </>
  );
}
