import { Card, Text } from "@mantine/core";

/** One number that matters, with what it means. */
export function FigureCard({
  label,
  value,
  hint,
}: {
  label: string;
  value: string;
  hint?: string | undefined;
}) {
  return (
    <Card>
      <Text size="sm" c="dimmed" fw={500}>
        {label}
      </Text>
      <Text ff="var(--t-serif)" fw={600} fz={36} lh={1.2} mt={4}>
        {value}
      </Text>
      {hint && (
        <Text size="sm" c="dimmed" mt={4}>
          {hint}
        </Text>
      )}
    </Card>
  );
}
