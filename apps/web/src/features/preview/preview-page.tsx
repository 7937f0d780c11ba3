import { Button } from "@mantine/core";
import { IconFileSearch } from "@tabler/icons-react";
import { Link } from "@tanstack/react-router";
import { PageHeading } from "@terzi/ui/page-heading";
import { EmptyState, PageSkeleton } from "@terzi/ui/page-states";
import { usePageTitle } from "@terzi/ui/page-title";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { trpc } from "../../app/trpc.ts";
import { PreviewStudio } from "../studio/preview-studio.tsx";
import { findPreviewIfAny } from "./kept-preview.ts";

export function PreviewPage() {
  const { t } = useTranslation("preview");
  usePageTitle(t("title"));
  const [user] = trpc.auth.user.useSuspenseQuery();
  return user ? <OwnPreview key={user.id} userId={user.id} /> : <PageSkeleton />;
}

function OwnPreview({ userId }: { userId: string }) {
  const { t } = useTranslation("preview");
  const [kept] = useState(() => findPreviewIfAny(userId));
  if (kept) return <PreviewStudio userId={userId} kept={kept} />;
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
