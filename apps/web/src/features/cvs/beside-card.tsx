import { Button, Card, Group, Text, Title } from "@mantine/core";
import { Link, type LinkProps } from "@tanstack/react-router";
import type { ReactNode } from "react";

type Props = {
  cvId: string;
  to: Extract<LinkProps["to"], `/cvs/$id/${string}`>;
  title: string;
  text: string;
  label: string;
  icon: ReactNode;
};

/** A link to something that belongs to a CV: its letters, its interview, its twin. */
export const BesideCard = ({ cvId, to, title, text, label, icon }: Props) => (
  <Card>
    <Group justify="space-between" gap="md">
      <div style={{ flex: "1 1 18rem" }}>
        <Title order={2} mb={4}>
          {title}
        </Title>
        <Text c="dimmed" size="sm">
          {text}
        </Text>
      </div>
      <Button
        renderRoot={(props) => <Link to={to} params={{ id: cvId }} {...props} />}
        variant="default"
        leftSection={icon}
      >
        {label}
      </Button>
    </Group>
  </Card>
);
