import { Card, Text, Title } from "@mantine/core";
import type { ReactNode } from "react";

type Props = { title: string; text?: string; children: ReactNode };

/** One topic of the settings. */
export function SettingsCard({ title, text, children }: Props) {
  return (
    <Card>
      <Title order={3} mb={text ? 0 : "md"}>
        {title}
      </Title>
      {text && (
        <Text c="dimmed" size="sm" mb="md">
          {text}
        </Text>
      )}
      {children}
    </Card>
  );
}
