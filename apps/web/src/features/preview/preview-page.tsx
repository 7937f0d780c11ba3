import { Button } from "@mantine/core";
import { IconFileSearch } from "@tabler/icons-react";
import { Link } from "@tanstack/react-router";
import { PageHeading } from "@terzi/ui/page-heading";
import { EmptyState } from "@terzi/ui/page-states";
import { usePageTitle } from "@terzi/ui/page-title";
import { useTranslation } from "react-i18next";
import { PreviewEditor } from "./preview-editor.tsx";
import { usePreview } from "./use-preview.ts";

export function PreviewPage() {
  const { t } = useTranslation("preview");
  usePageTitle(t("title"));
  const { kept, ...actions } = usePreview();
  if (kept) return <PreviewEditor kept={kept} {...actions} />;
  return (
    <>
      <PageHeading title={t("title")} />
      <EmptyState
        icon={<IconFileSearch size={40} stroke={1.4} />}
        title={t("none")}
        action={
          <Button component={Link} to="/generate">
            {t("generate")}
          </Button>
        }
      />
    </>
  );
}
