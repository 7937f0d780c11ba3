import { Title } from "@mantine/core";
import { useMemo } from "react";
import { useTranslation } from "react-i18next";
import { DesignPanel } from "../design/design-panel.tsx";
import type { StudioCv } from "../preview/reviewed.ts";
import type { Studio } from "./use-studio.ts";

/** How the CV looks. */
export function DesignSlot({ cv, studio: { doc, change } }: { cv: StudioCv; studio: Studio }) {
  const { t } = useTranslation("studio");
  const { content } = doc;
  const { language, jobTitle } = cv;
  const shown = useMemo(() => ({ content, language, jobTitle }), [content, language, jobTitle]);
  return (
    <section>
      <Title order={2} size="h5" mt="lg" mb="xs">
        {t("parts.design")}
      </Title>
      <DesignPanel
        cv={shown}
        design={doc.design}
        onChange={(design) => change((now) => ({ ...now, design }))}
      />
    </section>
  );
}
