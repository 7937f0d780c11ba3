import { Card, Group, Skeleton, Text, ThemeIcon, Title } from "@mantine/core";
import { IconAlertTriangle, IconCheck } from "@tabler/icons-react";
import type { Receipt } from "@terzi/contracts/receipt";
import { useTranslation } from "react-i18next";
import { trpc } from "../../app/trpc.ts";

/** What applicant-tracking systems see: how many fields of each file a program reads back. */
export function ReceiptsCard({ id }: { id: string }) {
  const { t } = useTranslation("cvs");
  const receipts = trpc.cv.receipts.useQuery({ id });
  if (receipts.isError) return null;
  return (
    <Card>
      <Title order={2} mb={4}>
        {t("receipt.title")}
      </Title>
      <Text c="dimmed" size="sm" mb="md">
        {t("receipt.text")}
      </Text>
      <Group gap="xl">
        <ReceiptLine format="PDF" receipt={receipts.data?.pdf} />
        <ReceiptLine format="DOCX" receipt={receipts.data?.docx} />
      </Group>
    </Card>
  );
}

function ReceiptLine({ format, receipt }: { format: string; receipt: Receipt | null | undefined }) {
  const { t } = useTranslation("cvs");
  if (receipt === undefined) return <Skeleton height={28} width={220} />;
  const isWhole = receipt !== null && receipt.missing.length === 0;
  return (
    <Group gap="xs" wrap="nowrap">
      <ThemeIcon size="sm" radius="xl" variant="light" color={isWhole ? "green" : "orange"}>
        {isWhole ? <IconCheck size={14} /> : <IconAlertTriangle size={14} />}
      </ThemeIcon>
      <Text fw={600}>{format}</Text>
      <Text>
        {receipt ? t("receipt.fields", { found: receipt.found, total: receipt.total }) : t("receipt.failed")}
      </Text>
    </Group>
  );
}
