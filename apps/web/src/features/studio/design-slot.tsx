import { Title } from "@mantine/core";
import { memo, useDeferredValue, useMemo } from "react";
import { useTranslation } from "react-i18next";
import { DesignPanel } from "../design/design-panel.tsx";
import type { StudioCv } from "../preview/reviewed.ts";
import classes from "./studio.module.css";
import type { Studio } from "./use-studio.ts";

type Props = Pick<Studio, "doc" | "change"> & { cv: StudioCv };

/** How the CV looks. */
export const DesignSlot = memo(({ cv, doc, change }: Props) => {
  const { t } = useTranslation("studio");
  const content = useDeferredValue(doc.content);
  const { language, jobTitle } = cv;
  const shown = useMemo(() => ({ content, language, jobTitle }), [content, language, jobTitle]);
  return (
    <section>
      <Title order={2} size="h5" mt="lg" mb="xs" className={classes.partTitle ?? ""}>
        {t("parts.design")}
      </Title>
      <DesignPanel
        cv={shown}
        design={doc.design}
        onChange={(design) => change((now) => ({ ...now, design }))}
      />
    </section>
  );
});
