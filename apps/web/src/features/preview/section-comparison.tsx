import { Button, Group, SimpleGrid, Text, Title } from "@mantine/core";
import { IconCheck, IconPencil } from "@tabler/icons-react";
import { type ReactNode, useId, useMemo, useState } from "react";
import { useTranslation } from "react-i18next";
import classes from "./compare.module.css";
import type { Block } from "./entry-lines.ts";
import { markDifferences } from "./mark-differences.ts";
import { MarkedBlocks } from "./marked-blocks.tsx";
import type { Reviewed } from "./reviewed.ts";

type Props = { name: string; kept: Reviewed; before: Block[]; after: Block[]; editor: ReactNode };

/** One section on both sides; the tailored side turns into its editor. */
export function SectionComparison({ name, kept, before, after, editor }: Props) {
  const { t } = useTranslation("preview");
  const basics = useTranslation().t;
  const [isEditing, setEditing] = useState(false);
  const id = useId();
  const written = JSON.stringify([before, after]);
  // The blocks are made anew at each render; their text tells whether they differ.
  const marked = useMemo(() => markDifferences(before, after), [written]);
  return (
    <section aria-labelledby={id}>
      <Group justify="space-between" mb="xs">
        <Title order={2} id={id}>
          {name}
        </Title>
        <Button
          size="compact-sm"
          variant="light"
          leftSection={isEditing ? <IconCheck size={16} /> : <IconPencil size={16} />}
          aria-label={t(isEditing ? "doneSection" : "editSection", { section: name })}
          onClick={() => setEditing(!isEditing)}
        >
          {isEditing ? basics("done") : basics("edit")}
        </Button>
      </Group>
      <SimpleGrid cols={{ base: 1, sm: 2 }}>
        <div>
          <Text size="sm" fw={500} c="dimmed" mb={4}>
            {t("original")}
          </Text>
          <Pane label={`${name}: ${t("original")}`} side="original">
            <MarkedBlocks blocks={marked.before} side="original" />
          </Pane>
        </div>
        <div>
          <Text size="sm" fw={500} c="dimmed" mb={4}>
            {t("tailored")}
          </Text>
          <Pane label={`${name}: ${t("tailored")}`} side="tailored">
            {isEditing ? editor : <MarkedBlocks blocks={marked.after} side="tailored" kept={kept} />}
          </Pane>
        </div>
      </SimpleGrid>
    </section>
  );
}

/** A side that scrolls: it takes the focus, so that the arrow keys reach all of it. */
function Pane({ label, side, children }: { label: string; side: string; children: ReactNode }) {
  return (
    <section
      className={classes.pane}
      data-side={side}
      aria-label={label}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a pane that scrolls must be reachable by keyboard
      tabIndex={0}
    >
      {children}
    </section>
  );
}
