import { Group, Radio, Text } from "@mantine/core";
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
};

/** The templates as pictures of the person's own page. */
export function TemplateGallery({ label, cv, design, onChange }: Props) {
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
      description={t(`templateHints.${design.template}`)}
      descriptionProps={{ mb: 8 }}
      value={design.template}
      onChange={(value) => onChange(Template.catch(design.template).parse(value))}
    >
      <div className={classes.gallery}>
        {documents.map((document) => (
          <Radio.Card
            key={document.template}
            value={document.template}
            radius="md"
            className={classes.choice ?? ""}
            aria-label={`${basics(`templates.${document.template}`)}: ${t(`templateHints.${document.template}`)}`}
          >
            <Thumbnail cv={document} title={basics(`templates.${document.template}`)} />
            <Group wrap="nowrap" align="flex-start" gap={6} mt={6}>
              <Radio.Indicator size="xs" mt={2} visibleFrom="xs" />
              <Text fw={500} className={classes.name ?? ""} miw={0}>
                {basics(`templates.${document.template}`)}
              </Text>
            </Group>
          </Radio.Card>
        ))}
      </div>
    </Radio.Group>
  );
}
