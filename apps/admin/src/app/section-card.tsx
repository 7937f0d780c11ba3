import { Card, Group, Title } from "@mantine/core";
import { type ReactNode, useId } from "react";

/** A part of a tab: its heading, what narrows it, its content. */
export function SectionCard(props: { title: string; id?: string; action?: ReactNode; children: ReactNode }) {
  const id = useId();
  return (
    <Card component="section" aria-labelledby={id} id={props.id}>
      <Group justify="space-between" mb="md" gap="sm">
        <Title order={2} size="h3" id={id}>
          {props.title}
        </Title>
        {props.action}
      </Group>
      {props.children}
    </Card>
  );
}
