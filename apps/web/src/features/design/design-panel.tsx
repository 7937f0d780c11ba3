import { Button, Modal, Stack, Text } from "@mantine/core";
import { useDisclosure, useMediaQuery } from "@mantine/hooks";
import { IconLayoutGrid } from "@tabler/icons-react";
import { DateFormat, Density, type Design, FontPair, Margins, Paper } from "@terzi/contracts/design";
import { chosenDesign } from "@terzi/documents/chosen-design";
import type { CvDocument } from "@terzi/documents/cv-document";
import { TEMPLATES } from "@terzi/documents/templates";
import { showDate } from "@terzi/language/dates";
import { useTranslation } from "react-i18next";
import { AccentField } from "./accent-field.tsx";
import { OwnDesignButton } from "./own-design-button.tsx";
import { PhotoField } from "./photo-field.tsx";
import { PickField } from "./pick-field.tsx";
import { SectionNames } from "./section-names.tsx";
import { ShownLines } from "./shown-lines.tsx";
import { TemplateGallery } from "./template-gallery.tsx";

/** Names, the same in every language. */
const FONTS: Record<FontPair, string> = {
  inter: "Inter",
  "source-serif": "Source Serif",
  plex: "IBM Plex",
  lora: "Lora",
};

type Props = {
  cv: Pick<CvDocument, "content" | "language" | "jobTitle">;
  design: Design;
  onChange: (design: Design) => void;
};

/** How a CV looks: its template and all settings of it. The page beside it follows each change. */
export function DesignPanel({ cv, design, onChange }: Props) {
  const { t } = useTranslation("design");
  const basics = useTranslation().t;
  const [isGalleryOpen, gallery] = useDisclosure(false);
  const isNarrow = useMediaQuery("(max-width: 48em)") ?? false;
  const look = TEMPLATES[design.template];
  const chosen = chosenDesign({ template: design.template, design, content: cv.content });
  const change = (changed: Partial<Design>) => onChange({ ...design, ...changed });
  return (
    <Stack gap="md">
      <Button variant="default" leftSection={<IconLayoutGrid size={16} />} onClick={gallery.open} fullWidth>
        {t("template", { template: basics(`templates.${design.template}`) })}
      </Button>
      <Modal
        opened={isGalleryOpen}
        onClose={gallery.close}
        closeButtonProps={{ "aria-label": basics("close") }}
        title={t("gallery")}
        size="62rem"
        fullScreen={isNarrow}
      >
        <Text size="sm" c="dimmed" mb="md">
          {t("galleryLead")}
        </Text>
        <TemplateGallery
          label={t("templates")}
          cv={cv}
          design={design}
          onChange={(template) => change({ template })}
        />
      </Modal>
      <AccentField value={design.accent} own={look.accent} onChange={(accent) => change({ accent })} />
      <PickField
        label={t("font")}
        value={chosen.font}
        options={FontPair.options}
        name={(font) => FONTS[font]}
        onChange={(font) => change({ font: font === look.font ? null : font })}
      />
      <PickField
        label={t("density.label")}
        value={design.density}
        options={Density.options}
        name={(density) => t(`density.${density}`)}
        onChange={(density) => change({ density })}
      />
      <PickField
        label={t("margins.label")}
        value={design.margins}
        options={Margins.options}
        name={(margins) => t(`margins.${margins}`)}
        onChange={(margins) => change({ margins })}
      />
      <PickField
        label={t("paper")}
        value={chosen.paper}
        options={Paper.options}
        name={(paper) => paper}
        onChange={(paper) => change({ paper })}
      />
      <PickField
        label={t("dates")}
        value={design.dateFormat}
        options={DateFormat.options}
        name={(format) => showDate("2021-03", cv.language, format)}
        onChange={(dateFormat) => change({ dateFormat })}
      />
      <ShownLines person={cv.content.personalInfo} chosen={chosen} onChange={change} />
      {look.hasPhoto && <PhotoField photo={design.photo} onChange={(photo) => change({ photo })} />}
      <SectionNames cv={cv} design={design} onChange={change} />
      <OwnDesignButton design={design} />
    </Stack>
  );
}
