import { Alert, Button, Card, Skeleton, Stack, Text, Title } from "@mantine/core";
import { IconAlertCircle } from "@tabler/icons-react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";

/** Holds the page's place while it loads, and says so to screen readers. */
export function PageSkeleton({ lines = 3 }: { lines?: number }) {
  const { t } = useTranslation();
  return (
    <Stack gap="lg" role="status" aria-label={t("loading")}>
      <Skeleton height={36} width="min(18rem, 70%)" radius="md" />
      {Array.from({ length: lines }, (_, line) => `line-${line}`).map((line) => (
        <Skeleton key={line} height={112} radius="lg" />
      ))}
    </Stack>
  );
}

/** What a page without content says: what would be here, and what to do next. */
export function EmptyState(props: { icon: ReactNode; title: string; text?: string; action?: ReactNode }) {
  return (
    <Card padding="xl" py={48}>
      <Stack align="center" gap="xs" ta="center" maw={460} mx="auto">
        <Text c="var(--t-accent)" lh={0} mb="xs" aria-hidden>
          {props.icon}
        </Text>
        <Title order={2} size="h3">
          {props.title}
        </Title>
        {props.text && <Text c="dimmed">{props.text}</Text>}
        {props.action && <div style={{ marginTop: "1rem" }}>{props.action}</div>}
      </Stack>
    </Card>
  );
}

/** A page that could not be loaded: why, and another try. */
export function ErrorState({ text, onRetry }: { text: string; onRetry: () => void }) {
  const { t } = useTranslation();
  return (
    <Alert color="red" icon={<IconAlertCircle />} title={t("loadFailed")} role="alert">
      <Stack align="flex-start" gap="sm">
        <Text size="sm">{text}</Text>
        <Button size="xs" variant="default" onClick={onRetry}>
          {t("retry")}
        </Button>
      </Stack>
    </Alert>
  );
}
