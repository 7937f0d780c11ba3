import { Button, Collapse, Stack, TextInput } from "@mantine/core";
import { useDisclosure } from "@mantine/hooks";
import { IconChevronDown } from "@tabler/icons-react";
import type { Design } from "@terzi/contracts/design";
import { type CvDocument, layOutCv } from "@terzi/documents/cv-document";
import { useMemo, useState } from "react";
import { useTranslation } from "react-i18next";

type Props = {
  cv: Pick<CvDocument, "content" | "language" | "jobTitle">;
  design: Design;
  onChange: (changed: Pick<Design, "sectionNames">) => void;
};

/** The section names on this CV; an empty field means the usual name. */
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
            <NameField
              key={`${key} ${design.sectionNames[key] ?? ""}`}
              usual={heading}
              name={design.sectionNames[key] ?? ""}
              onChange={(name) => rename(key, name)}
            />
          ))}
        </Stack>
      </Collapse>
    </div>
  );
}

type FieldProps = { usual: string; name: string; onChange: (name: string) => void };

/** A whole name is one change of the design, and one step to undo. */
function NameField({ usual, name, onChange }: FieldProps) {
  const [typed, setTyped] = useState(name);
  const settle = () => typed.trim() !== name && onChange(typed.trim());
  return (
    <TextInput
      size="xs"
      label={usual}
      placeholder={usual}
      maxLength={100}
      value={typed}
      onChange={(event) => setTyped(event.currentTarget.value)}
      onBlur={settle}
      onKeyDown={(event) => event.key === "Enter" && settle()}
    />
  );
}
