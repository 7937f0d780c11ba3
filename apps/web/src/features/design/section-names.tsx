import { Button, Collapse, Stack, TextInput } from "@mantine/core";
import { useDisclosure } from "@mantine/hooks";
import { IconChevronDown } from "@tabler/icons-react";
import type { Design } from "@terzi/contracts/design";
import { type CvDocument, layOutCv } from "@terzi/documents/cv-document";
import { useMemo } from "react";
import { useTranslation } from "react-i18next";

type Props = {
  cv: Pick<CvDocument, "content" | "language" | "jobTitle">;
  design: Design;
  onChange: (changed: Pick<Design, "sectionNames">) => void;
};

/** What the sections are called on this CV; an empty field has the usual name. */
export function SectionNames({ cv, design, onChange }: Props) {
  const { t } = useTranslation("design");
  const [isOpen, { toggle }] = useDisclosure(false);
  const sections = useMemo(
    () =>
      isOpen
        ? layOutCv({ ...cv, template: design.template, design: { ...design, sectionNames: {} } }).sections
        : [],
    [isOpen, cv, design],
  );
  const rename = (key: string, name: string) => {
    const { [key]: _old, ...others } = design.sectionNames;
    onChange({ sectionNames: name ? { ...others, [key]: name } : others });
  };
  return (
    <div>
      <Button
        variant="subtle"
        size="compact-sm"
        rightSection={<IconChevronDown size={14} style={{ rotate: isOpen ? "180deg" : "0deg" }} />}
        aria-expanded={isOpen}
        onClick={toggle}
      >
        {t("names")}
      </Button>
      <Collapse expanded={isOpen}>
        <Stack gap={6} mt={6}>
          {sections.map(({ key, heading }) => (
            <TextInput
              key={key}
              size="xs"
              label={heading}
              placeholder={heading}
              maxLength={100}
              value={design.sectionNames[key] ?? ""}
              onChange={(event) => rename(key, event.currentTarget.value)}
            />
          ))}
        </Stack>
      </Collapse>
    </div>
  );
}
