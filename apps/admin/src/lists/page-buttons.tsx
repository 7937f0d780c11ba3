import { Button, Group, Text } from "@mantine/core";
import { IconChevronLeft, IconChevronRight } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import type { Cursor } from "./use-cursor.ts";

/** To the pages before and after; nothing when there is only one. */
export function PageButtons({ at, nextCursor }: { at: Cursor; nextCursor: string | null | undefined }) {
  const { t } = useTranslation("admin");
  if (at.page === 1 && !nextCursor) return null;
  return (
    <Group justify="center" mt="md">
      <Button
        variant="default"
        size="xs"
        leftSection={<IconChevronLeft size={14} />}
        disabled={at.page === 1}
        onClick={at.goBack}
      >
        {t("previous")}
      </Button>
      <Text size="sm" c="dimmed" aria-live="polite">
        {t("page", { n: at.page })}
      </Text>
      <Button
        variant="default"
        size="xs"
        rightSection={<IconChevronRight size={14} />}
        disabled={!nextCursor}
        onClick={() => nextCursor && at.goOn(nextCursor)}
      >
        {t("next")}
      </Button>
    </Group>
  );
}
