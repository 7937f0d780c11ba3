import { Button, Group, Text } from "@mantine/core";
import { IconPencil } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import type { Order } from "./kept-order.ts";
import type { ChipName } from "./order-chips.tsx";

/** In step 2: which job the CV is for. A press leads back to where it can be changed. */
export function SettledChips({ order, onEdit }: { order: Order; onEdit: (name: ChipName) => void }) {
  const { t } = useTranslation("generate");
  const chips = [
    { name: "jobTitle", text: order.jobTitle, label: t("jobTitle") },
    { name: "company", text: order.company, label: t("company") },
  ] as const;
  return (
    <Group gap="xs" mb="md">
      {chips.map(
        ({ name, text, label }) =>
          text && (
            <Button
              key={name}
              variant="light"
              radius="xl"
              size="compact-md"
              rightSection={<IconPencil size={14} />}
              maw="100%"
              aria-label={t("editChip", { label, text })}
              onClick={() => onEdit(name)}
            >
              {text}
            </Button>
          ),
      )}
      {order.applicationId && (
        <Text size="sm" c="dimmed">
          {t("forApplication")}
        </Text>
      )}
    </Group>
  );
}
