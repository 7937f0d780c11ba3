import { Button, Stack, Text, ThemeIcon, Title } from "@mantine/core";
import { IconCheck, IconClock } from "@tabler/icons-react";
import { type ReactNode, useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";

const DONE_VIEW_MS = 2000;

/** Says what was added, for two seconds, and closes. */
export function PaymentDone({ credits, onClose }: { credits: number; onClose: () => void }) {
  const { t } = useTranslation("credits");
  const close = useRef(onClose);
  close.current = onClose;
  useEffect(() => {
    const timer = setTimeout(() => close.current(), DONE_VIEW_MS);
    return () => clearTimeout(timer);
  }, []);
  return (
    <End
      color="green"
      icon={<IconCheck size={32} />}
      title={t("payment.doneTitle")}
      text={t("payment.done", { count: credits })}
    />
  );
}

/** The provider hasn't decided yet, or its answer was lost: the credits will follow. */
export function PaymentPending({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation("credits");
  const basics = useTranslation().t;
  return (
    <End
      color="blue"
      icon={<IconClock size={32} />}
      title={t("payment.pendingTitle")}
      text={t("payment.pendingText")}
    >
      <Button onClick={onClose}>{basics("close")}</Button>
    </End>
  );
}

type EndProps = { color: string; icon: ReactNode; title: string; text: string; children?: ReactNode };

const End = ({ color, icon, title, text, children }: EndProps) => (
  <Stack role="status" align="center" ta="center" gap="xs" py="lg">
    <ThemeIcon color={color} variant="light" size={64} radius="xl" mb="xs">
      {icon}
    </ThemeIcon>
    <Title order={3}>{title}</Title>
    <Text c="dimmed">{text}</Text>
    {children}
  </Stack>
);
