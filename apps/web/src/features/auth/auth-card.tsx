import { Card, Container, Text, Title } from "@mantine/core";
import { Frame } from "@terzi/ui/frame";
import type { ReactNode } from "react";

/** Where one signs up or in: a narrow card below the public header. */
export function AuthCard({ title, lead, children }: { title: string; lead: string; children: ReactNode }) {
  return (
    <Frame>
      <Container size={460} py={{ base: "xl", sm: 64 }}>
        <Title order={1} ta="center">
          {title}
        </Title>
        <Text c="dimmed" ta="center" mt="xs" mb="xl">
          {lead}
        </Text>
        <Card padding="xl" shadow="sm">
          {children}
        </Card>
      </Container>
    </Frame>
  );
}
