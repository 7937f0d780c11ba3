import { ActionIcon, Button, Drawer, Group, Stack, Text, Title } from "@mantine/core";
import { IconArrowDown, IconArrowUp, IconEye, IconEyeOff } from "@tabler/icons-react";
import type { CvContent } from "@terzi/contracts/cv";
import type { Design } from "@terzi/contracts/design";
import { useTranslation } from "react-i18next";
import { sectionName } from "../match/place-name.ts";
import type { SectionName } from "../preview/json-section.ts";
import { SectionEditor } from "../preview/section-editor.tsx";
import { SummaryEditor } from "../preview/summary-editor.tsx";
import { PersonFields } from "./person-fields.tsx";
import { isHidden, moveSection, orderedSections, toggleSection } from "./section-order.ts";
import classes from "./studio.module.css";
import type { Studio } from "./use-studio.ts";

export type OpenSection = "personalInfo" | "summary" | SectionName;

type Props = { studio: Studio; onOpen: (section: OpenSection) => void };

/** The parts of the CV: in which order, whether they are shown, how much is in them, and the way to their forms. */
export function SectionSide({ studio: { doc, change }, onOpen }: Props) {
  const { t } = useTranslation("studio");
  const redesign = (make: (design: Design) => Design) =>
    change((now) => ({ ...now, design: make(now.design) }));
  const order = orderedSections(doc.design);
  return (
    <section>
      <Title order={2} size="h5" mb={4}>
        {t("parts.sections")}
      </Title>
      <Text size="xs" c="dimmed" mb="xs">
        {t("section.lead")}
      </Text>
      <ul className={classes.sections}>
        <li>
          <Button
            variant="subtle"
            size="compact-sm"
            className={classes.sectionName}
            onClick={() => onOpen("personalInfo")}
          >
            {t("section.personal")}
          </Button>
        </li>
        {order.map((key, position) => {
          const section = sectionName(key);
          const count = countIn(doc.content, key);
          const hidden = isHidden(doc.design, key);
          return (
            <li key={key} data-hidden={hidden || undefined}>
              <Button
                variant="subtle"
                size="compact-sm"
                className={classes.sectionName}
                aria-label={t("section.edit", { section })}
                onClick={() => onOpen(key)}
              >
                <span>{section}</span>
                <Text span size="xs" c="dimmed" ml={6}>
                  {count || ""}
                </Text>
              </Button>
              <Group gap={0} wrap="nowrap">
                <Step
                  label={t("section.up", { section })}
                  isOff={position === 0}
                  onClick={() => redesign((design) => moveSection(design, key, -1))}
                >
                  <IconArrowUp size={14} />
                </Step>
                <Step
                  label={t("section.down", { section })}
                  isOff={position === order.length - 1}
                  onClick={() => redesign((design) => moveSection(design, key, 1))}
                >
                  <IconArrowDown size={14} />
                </Step>
                <Step
                  label={t(hidden ? "section.show" : "section.hide", { section })}
                  onClick={() => redesign((design) => toggleSection(design, key))}
                >
                  {hidden ? <IconEyeOff size={14} /> : <IconEye size={14} />}
                </Step>
              </Group>
            </li>
          );
        })}
      </ul>
    </section>
  );
}

type StepProps = { label: string; isOff?: boolean; onClick: () => void; children: React.ReactNode };

const Step = ({ label, isOff = false, onClick, children }: StepProps) => (
  <ActionIcon
    size={24}
    variant={isOff ? "transparent" : "subtle"}
    color="gray"
    aria-label={label}
    disabled={isOff}
    onClick={onClick}
  >
    {children}
  </ActionIcon>
);

/** How many entries a section has; of skills, how many skills. */
function countIn(content: CvContent, key: "summary" | SectionName): number {
  const value = content[key];
  if (typeof value === "string") return value.trim() ? 1 : 0;
  return Array.isArray(value) ? value.length : value.technical.length + value.soft.length;
}

type DrawerProps = { section: OpenSection | null; studio: Studio; onClose: () => void };

/** A section as its form, or as JSON: for what the page has no line for yet. */
export function SectionDrawer({ section, studio: { doc, change }, onClose }: DrawerProps) {
  const { t } = useTranslation("studio");
  const edit = (content: Partial<CvContent>) =>
    change((now) => ({ ...now, content: { ...now.content, ...content } }));
  const { content } = doc;
  const title = section === "personalInfo" ? t("section.personal") : section ? sectionName(section) : "";
  return (
    <Drawer opened={section !== null} onClose={onClose} position="left" size="lg" title={title}>
      <Stack>
        {section === "personalInfo" && (
          <PersonFields person={content.personalInfo} onChange={(personalInfo) => edit({ personalInfo })} />
        )}
        {section === "summary" && (
          <SummaryEditor summary={content.summary} onChange={(summary) => edit({ summary })} />
        )}
        {section && section !== "personalInfo" && section !== "summary" && (
          <SectionEditor key={section} section={section} content={content} edit={edit} />
        )}
      </Stack>
    </Drawer>
  );
}
