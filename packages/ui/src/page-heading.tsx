import { Group, Text, Title } from "@mantine/core";
import type { ReactNode } from "react";

/** A page's first line: what it is, one sentence about it, and its main action. */
export function PageHeading({
  title,
  lead,
  action,
}: {
  title: string;
  lead?: ReactNode;
  action?: ReactNode;
}) {
  return (
    <Group justify="space-between" align="center" gap="md" mb="lg">
      <div style={{ minWidth: 0, flex: "1 1 20rem" }}>
        <Title order={1} style={{ overflowWrap: "anywhere" }}>
          {title}
        </Title>
        {lead && (
          <Text c="dimmed" mt={6} maw={640}>
            {lead}
          </Text>
        )}
      </div>
      {action}
    </Group>
  );
}
