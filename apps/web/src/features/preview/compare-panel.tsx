import { Stack, Text } from "@mantine/core";
import type { CvContent } from "@terzi/contracts/cv";
import { useTranslation } from "react-i18next";
import { originalBlocks, tailoredBlocks } from "./entry-lines.ts";
import type { SectionName } from "./json-section.ts";
import type { KeptPreview } from "./kept-preview.ts";
import { SectionComparison } from "./section-comparison.tsx";
import { SectionEditor } from "./section-editor.tsx";
import { SummaryEditor } from "./summary-editor.tsx";

const ALWAYS: SectionName[] = ["workExperience", "education", "skills"];
const OPTIONAL: SectionName[] = ["projects", "certifications", "publications"];

type Props = { kept: KeptPreview; edit: (content: Partial<CvContent>) => void };

/** Original and tailored side by side, section by section, each with its editor. */
export function ComparePanel({ kept, edit }: Props) {
  const { t } = useTranslation("preview");
  const { content, preview } = kept;
  const { originalContent: original, language } = preview;
  const hasAny = (section: SectionName) =>
    [...originalBlocks(section, original, language), ...tailoredBlocks(section, content, language)].length >
    0;
  return (
    <Stack gap="xl">
      <Text c="dimmed">{t("changed")}</Text>
      <SectionComparison
        name={t("sections.summary")}
        kept={kept}
        before={paragraph(original.summary)}
        after={paragraph(content.summary)}
        editor={<SummaryEditor summary={content.summary} onChange={(summary) => edit({ summary })} />}
      />
      {[...ALWAYS, ...OPTIONAL.filter(hasAny)].map((section) => (
        <SectionComparison
          key={section}
          name={t(`sections.${section}`)}
          kept={kept}
          before={originalBlocks(section, original, language)}
          after={tailoredBlocks(section, content, language)}
          editor={<SectionEditor section={section} content={content} edit={edit} />}
        />
      ))}
    </Stack>
  );
}

const paragraph = (text: string) =>
  text
    ? [{ source: "summary", lines: text.split("\n").map((line) => ({ role: "text" as const, text: line })) }]
    : [];
