import { Group, SegmentedControl, Skeleton, Text } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { Template } from "@terzi/contracts/design";
import { fetchFontCss } from "@terzi/documents/font-css-browser";
import { cvHtml } from "@terzi/documents/html";
import { useDeferredValue, useMemo } from "react";
import { useTranslation } from "react-i18next";
import type { KeptPreview } from "./kept-preview.ts";
import { PageFrame } from "./page-frame.tsx";

type Props = { kept: KeptPreview; onTemplate: (template: Template) => void };

/** The CV as it will be printed, in either template, following every edit. */
export function PageView({ kept, onTemplate }: Props) {
  const { t } = useTranslation("preview");
  const basics = useTranslation().t;
  const { template, preview } = kept;
  const content = useDeferredValue(kept.content);
  const fonts = useQuery({ queryKey: ["font-css", template], queryFn: () => fetchFontCss(template) });
  const html = useMemo(
    () =>
      // Without the fonts the page still shows, in those of the system.
      fonts.isPending
        ? null
        : cvHtml(
            { content, template, language: preview.language, jobTitle: preview.jobTitle },
            { fontCss: fonts.data ?? "" },
          ),
    [content, template, preview, fonts.data, fonts.isPending],
  );
  return (
    <>
      <Group justify="space-between" mb="md">
        <Group gap="sm">
          <Text size="sm" fw={500}>
            {t("template")}
          </Text>
          <SegmentedControl
            aria-label={t("template")}
            value={template}
            onChange={(value) => onTemplate(Template.catch("modern").parse(value))}
            data={Template.options.map((value) => ({ value, label: basics(`templates.${value}`) }))}
          />
        </Group>
        <Text size="sm" c="dimmed">
          {t("pages", { count: preview.pageCount })}
        </Text>
      </Group>
      {html === null ? <Skeleton height={900} /> : <PageFrame html={html} title={t("pageLabel")} />}
    </>
  );
}
