import { Button, Group, Text, Title } from "@mantine/core";
import { IconArrowLeft } from "@tabler/icons-react";
import type { ReactElement, ReactNode } from "react";
import classes from "./studio.module.css";

type LinkProps = { className?: string | undefined; children?: ReactNode };
type Props = {
  back: (props: LinkProps) => ReactElement;
  backLabel: string;
  title: string;
  lead?: ReactNode;
  action?: ReactNode;
};

/** One line, so that the page begins high on the screen: the way back, what lies on the table, its main action. */
export const StudioHeading = ({ back, backLabel, title, lead, action }: Props) => (
  <Group justify="space-between" gap="sm" className={classes.heading}>
    <Group gap="xs" wrap="wrap" align="baseline" style={{ flex: "1 1 18rem", minWidth: 0 }}>
      <Button
        renderRoot={back}
        variant="subtle"
        size="compact-md"
        ml={-8}
        leftSection={<IconArrowLeft size={16} />}
      >
        {backLabel}
      </Button>
      <Title order={1} size="h2" className={classes.words}>
        {title}
      </Title>
      {lead && (
        <Text span size="sm" c="dimmed">
          {lead}
        </Text>
      )}
    </Group>
    {action}
  </Group>
);
