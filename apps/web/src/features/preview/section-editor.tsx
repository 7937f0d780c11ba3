import { Button, SegmentedControl, Stack, Text } from "@mantine/core";
import type { CvContent } from "@terzi/contracts/cv";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { JsonEditor } from "./json-editor.tsx";
import type { SectionName } from "./json-section.ts";
import { SectionForm } from "./section-form.tsx";

type Props = { section: SectionName; content: CvContent; edit: (content: Partial<CvContent>) => void };

/** A structured section, edited as a form or as JSON. What is no longer JSON is plain text, and edited as such. */
export function SectionEditor({ section, content, edit }: Props) {
  const { t } = useTranslation("preview");
  const [mode, setMode] = useState<"form" | "json">("form");
  const [before] = useState(content[section]);
  const isText = typeof content[section] === "string";
  const json = (
    <JsonEditor section={section} value={content[section]} onChange={(value) => edit({ [section]: value })} />
  );
  if (isText && mode === "form")
    return (
      <Stack gap="sm">
        <Text size="sm" c="dimmed">
          {t("rawKept")}
        </Text>
        {json}
        {typeof before !== "string" && (
          <Button size="compact-sm" variant="subtle" onClick={() => edit({ [section]: before })}>
            {t("toForm")}
          </Button>
        )}
      </Stack>
    );
  return (
    <Stack gap="sm">
      <SegmentedControl
        size="xs"
        value={mode}
        onChange={(value) => setMode(value === "json" ? "json" : "form")}
        data={[
          { value: "form", label: t("form") },
          { value: "json", label: t("json") },
        ]}
        style={{ alignSelf: "flex-start" }}
      />
      {mode === "json" ? json : <SectionForm section={section} content={content} edit={edit} />}
    </Stack>
  );
}
