import { Stack, Text } from "@mantine/core";
import type { CvContent } from "@terzi/contracts/cv";
import { useTranslation } from "react-i18next";
import { sectionName } from "../match/place-name.ts";
import { originalBlocks, tailoredBlocks } from "./entry-lines.ts";
import { SECTION_ORDER, type SectionName } from "./json-section.ts";
import type { Reviewed } from "./reviewed.ts";
import { SectionComparison } from "./section-comparison.tsx";
import { SectionEditor } from "./section-editor.tsx";
import { SummaryEditor } from "./summary-editor.tsx";

/** Shown even where there is nothing in them. */
const ALWAYS = new Set<SectionName>(["workExperience", "education", "skills"]);

type Props = { kept: Reviewed; edit: (content: Partial<CvContent>) => void };

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
        name={sectionName("summary")}
        kept={kept}
        before={paragraph(original.summary)}
        after={paragraph(content.summary)}
        editor={<SummaryEditor summary={content.summary} onChange={(summary) => edit({ summary })} />}
      />
      {SECTION_ORDER.filter((section) => ALWAYS.has(section) || hasAny(section)).map((section) => (
        <SectionComparison
          key={section}
          name={sectionName(section)}
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
