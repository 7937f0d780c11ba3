import { Group, Radio, SimpleGrid, type SimpleGridProps, Text } from "@mantine/core";
import { type Design, Template } from "@terzi/contracts/design";
import type { CvDocument } from "@terzi/documents/cv-document";
import { useDeferredValue, useMemo } from "react";
import { useTranslation } from "react-i18next";
import classes from "./template-gallery.module.css";
import { Thumbnail } from "./thumbnail.tsx";

type Props = {
  label: string;
  /** Whose page is shown in each template. */
  cv: Pick<CvDocument, "content" | "language" | "jobTitle">;
  /** The settings that hold in each of them. */
  design: Design;
  onChange: (template: Template) => void;
  cols?: SimpleGridProps["cols"];
};

/** The templates as pictures of the person's own page. */
export function TemplateGallery({ label, cv, design, onChange, cols }: Props) {
  const { t } = useTranslation("generate");
  const basics = useTranslation().t;
  const pages = useDeferredValue(cv);
  const documents = useMemo(
    () =>
      Template.options.map(
        (template): CvDocument => ({ ...pages, template, design: { ...design, template } }),
      ),
    [pages, design],
  );
  return (
    <Radio.Group
      label={label}
      labelProps={{ mb: 6 }}
      value={design.template}
      onChange={(value) => onChange(Template.catch(design.template).parse(value))}
    >
      <SimpleGrid cols={cols ?? { base: 2, xs: 3, md: 4 }} spacing="sm">
        {documents.map((document) => (
          <Radio.Card
            key={document.template}
            value={document.template}
            radius="md"
            className={classes.choice ?? ""}
            aria-label={`${basics(`templates.${document.template}`)}: ${t(`templateHints.${document.template}`)}`}
          >
            <Thumbnail cv={document} title={basics(`templates.${document.template}`)} />
            <Group wrap="nowrap" align="flex-start" gap={8} mt={8}>
              <Radio.Indicator size="xs" mt={3} />
              <div>
                <Text fw={500} size="sm">
                  {basics(`templates.${document.template}`)}
                </Text>
                <Text size="xs" c="dimmed" lh={1.35}>
                  {t(`templateHints.${document.template}`)}
                </Text>
              </div>
            </Group>
          </Radio.Card>
        ))}
      </SimpleGrid>
    </Radio.Group>
  );
}
