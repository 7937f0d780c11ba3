import { Skeleton, Stack } from "@mantine/core";
import { useTranslation } from "react-i18next";

/** Holds the place of a card form that is still being fetched. */
export function FormSkeleton() {
  const { t } = useTranslation("credits");
  return (
    <Stack role="status" aria-label={t("payment.preparing")}>
      <Skeleton height={56} radius="md" />
      <Skeleton height={56} radius="md" />
      <Skeleton height={36} radius="md" />
    </Stack>
  );
}
