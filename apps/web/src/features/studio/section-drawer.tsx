import type { CvContent } from "@terzi/contracts/cv";
import { useTranslation } from "react-i18next";
import { NamesField, ParagraphField } from "../career/fields.tsx";
import { sectionName } from "../match/place-name.ts";
import { SectionEditor } from "../preview/section-editor.tsx";
import { SummaryEditor } from "../preview/summary-editor.tsx";
import { PersonFields } from "./person-fields.tsx";
import type { ContentPart } from "./section-order.ts";
import { SideSheet } from "./side-sheet.tsx";
import type { Studio } from "./use-studio.ts";

export type OpenSection = "personalInfo" | ContentPart;

type Props = { section: OpenSection | null; studio: Studio; onClose: () => void };

/** A section as its form, or as JSON: for what the page has no line for yet. */
export function SectionDrawer({ section, studio, onClose }: Props) {
  const { t } = useTranslation("studio");
  const title = section === "personalInfo" ? t("section.personal") : section ? sectionName(section) : "";
  return (
    <SideSheet opened={section !== null} onClose={onClose} position="left" size="lg" title={title}>
      {section && <Form key={section} section={section} studio={studio} />}
    </SideSheet>
  );
}

function Form({ section, studio: { doc, change } }: { section: OpenSection; studio: Studio }) {
  const { content } = doc;
  const edit = (changed: Partial<CvContent>) =>
    change((now) => ({ ...now, content: { ...now.content, ...changed } }));
  switch (section) {
    case "personalInfo":
      return (
        <PersonFields person={content.personalInfo} onChange={(personalInfo) => edit({ personalInfo })} />
      );
    case "summary":
      return <SummaryEditor summary={content.summary} onChange={(summary) => edit({ summary })} />;
    case "hobbies":
      return (
        <NamesField
          label={sectionName(section)}
          value={content.hobbies}
          onChange={(hobbies) => edit({ hobbies })}
        />
      );
    case "additionalInfo":
      return (
        <ParagraphField
          label={sectionName(section)}
          value={content.additionalInfo}
          onChange={(additionalInfo) => edit({ additionalInfo })}
        />
      );
    default:
      return <SectionEditor section={section} content={content} edit={edit} />;
  }
}
