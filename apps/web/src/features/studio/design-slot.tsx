import { SegmentedControl, Title } from "@mantine/core";
import { Template } from "@terzi/contracts/design";
import { useTranslation } from "react-i18next";
import type { StudioCv } from "../preview/reviewed.ts";
import type { Studio } from "./use-studio.ts";

/** How the CV looks. */
export function DesignSlot({ studio: { doc, change } }: { cv: StudioCv; studio: Studio }) {
  const { t } = useTranslation("studio");
  const preview = useTranslation("preview").t;
  const basics = useTranslation().t;
  const choose = (template: Template) => change((now) => ({ ...now, design: { ...now.design, template } }));
  return (
    <section>
      <Title order={2} size="h5" mt="lg" mb={4}>
        {t("parts.design")}
      </Title>
      <SegmentedControl
        fullWidth
        size="xs"
        aria-label={preview("template")}
        value={doc.design.template}
        onChange={(value) => choose(Template.catch("modern").parse(value))}
        data={Template.options.map((value) => ({ value, label: basics(`templates.${value}`) }))}
      />
    </section>
  );
}
