import { ActionIcon, Button, Group, Menu, Text, Title, VisuallyHidden } from "@mantine/core";
import { IconArrowDown, IconArrowUp, IconEye, IconEyeOff, IconPlus } from "@tabler/icons-react";
import type { Design } from "@terzi/contracts/design";
import { memo, type ReactNode, useDeferredValue, useMemo, useState } from "react";
import { useTranslation } from "react-i18next";
import { sectionName } from "../match/place-name.ts";
import type { StudioCv } from "../preview/reviewed.ts";
import { Grip } from "./grip.tsx";
import type { OpenSection } from "./section-drawer.tsx";
import { emptyParts, moveSection, type SectionRow, sectionRows, toggleSection } from "./section-order.ts";
import classes from "./studio.module.css";
import { useRowDrag } from "./use-row-drag.ts";
import type { Studio } from "./use-studio.ts";

type Props = Pick<Studio, "doc" | "change"> & { cv: StudioCv; onOpen: (section: OpenSection) => void };

/** The sections of the page: their order, whether they are shown, their size, and links to their forms. */
export const SectionSide = memo(({ cv: { language, jobTitle }, doc, change, onOpen }: Props) => {
  const { t } = useTranslation("studio");
  const { content, design } = useDeferredValue(doc);
  const rows = useMemo(
    () => sectionRows({ content, design, template: design.template, language, jobTitle }),
    [content, design, language, jobTitle],
  );
  const missing = emptyParts(content);
  const redesign = (make: (design: Design) => Design) =>
    change((now) => ({ ...now, design: make(now.design) }));
  const [told, tell] = useState("");
  const moveTo = (row: SectionRow, to: number) => {
    if (to < 0 || to >= rows.length) return;
    redesign((now) => moveSection(now, rows, row.key, to));
    tell(t("section.moved", { section: row.heading, number: to + 1, count: rows.length }));
  };
  const { list, dragged, lift } = useRowDrag(({ from, to }) => {
    const row = rows[from];
    if (row) moveTo(row, to > from ? to - 1 : to);
  });
  return (
    <section>
      <VisuallyHidden aria-live="assertive">{told}</VisuallyHidden>
      <Title order={2} size="h5" mb={4} className={classes.partTitle ?? ""}>
        {t("parts.sections")}
      </Title>
      <Text size="xs" c="dimmed" mb="xs">
        {t("section.lead")}
      </Text>
      <ul ref={list} className={classes.sections}>
        <li>
          <NameButton onClick={() => onOpen("personalInfo")}>{t("section.personal")}</NameButton>
        </li>
        {rows.map((row, position) => (
          <Row
            key={row.key}
            row={row}
            isFirst={position === 0}
            isLast={position === rows.length - 1}
            isDragged={dragged?.from === position}
            drop={
              dragged?.to === position
                ? "before"
                : dragged?.to === rows.length && position === rows.length - 1
                  ? "after"
                  : undefined
            }
            onLift={(source, pointerId) => lift(position, source, pointerId)}
            onOpen={() => onOpen(row.part)}
            onMove={(by) => moveTo(row, position + by)}
            onToggle={() => redesign((now) => toggleSection(now, row.key))}
          />
        ))}
      </ul>
      {missing.length > 0 && (
        <Menu position="bottom-start" portalProps={{ target: "main" }} withInitialFocusPlaceholder={false}>
          <Menu.Target>
            <Button variant="subtle" size="compact-sm" mt={4} leftSection={<IconPlus size={14} />}>
              {t("section.add")}
            </Button>
          </Menu.Target>
          <Menu.Dropdown>
            {missing.map((part) => (
              <Menu.Item key={part} onClick={() => onOpen(part)}>
                {sectionName(part)}
              </Menu.Item>
            ))}
          </Menu.Dropdown>
        </Menu>
      )}
    </section>
  );
});

type RowProps = {
  row: SectionRow;
  isFirst: boolean;
  isLast: boolean;
  isDragged: boolean;
  drop: "before" | "after" | undefined;
  onLift: (source: HTMLElement, pointerId: number) => void;
  onOpen: () => void;
  onMove: (by: -1 | 1) => void;
  onToggle: () => void;
};

function Row({ row: { heading, count, isHidden }, isFirst, isLast, isDragged, drop, ...on }: RowProps) {
  const { onLift, onOpen, onMove, onToggle } = on;
  const { t } = useTranslation("studio");
  const named = { section: heading };
  return (
    <li data-row data-hidden={isHidden || undefined} data-dragged={isDragged || undefined} data-drop={drop}>
      <Grip label={t("section.grip", named)} onLift={onLift} onStep={onMove} />
      <NameButton label={t("section.edit", named)} onClick={onOpen}>
        <span className={classes.sectionHeading} title={heading}>
          {heading}
        </span>
        <Text span size="xs" c="dimmed" ml={6}>
          {count}
        </Text>
      </NameButton>
      <Group gap={0} wrap="nowrap">
        <Step label={t("section.up", named)} onClick={isFirst ? undefined : () => onMove(-1)}>
          <IconArrowUp size={14} />
        </Step>
        <Step label={t("section.down", named)} onClick={isLast ? undefined : () => onMove(1)}>
          <IconArrowDown size={14} />
        </Step>
        <Step label={t(isHidden ? "section.show" : "section.hide", named)} onClick={onToggle}>
          {isHidden ? <IconEyeOff size={14} /> : <IconEye size={14} />}
        </Step>
      </Group>
    </li>
  );
}

const NameButton = (props: { label?: string; onClick: () => void; children: ReactNode }) => (
  <Button
    variant="subtle"
    size="compact-sm"
    className={classes.sectionName}
    {...(props.label && { "aria-label": props.label })}
    onClick={props.onClick}
  >
    {props.children}
  </Button>
);

type StepProps = { label: string; onClick: (() => void) | undefined; children: ReactNode };

const Step = ({ label, onClick, children }: StepProps) => (
  <ActionIcon
    size={24}
    variant="subtle"
    color="gray"
    className={classes.step}
    aria-label={label}
    disabled={!onClick}
    onClick={onClick}
  >
    {children}
  </ActionIcon>
);
