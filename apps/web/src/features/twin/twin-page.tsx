import { Button, Card, Stack, Text, Title } from "@mantine/core";
import { IconDownload, IconLanguage } from "@tabler/icons-react";
import { getRouteApi } from "@tanstack/react-router";
import type { TwinAnswer } from "@terzi/contracts/twin";
import { PageHeading } from "@terzi/ui/page-heading";
import { PageSkeleton } from "@terzi/ui/page-states";
import { usePageTitle } from "@terzi/ui/page-title";
import { getQueryKey } from "@trpc/react-query";
import { useTranslation } from "react-i18next";
import { trpc } from "../../app/trpc.ts";
import { BackToCv } from "../cvs/back-to-cv.tsx";
import { CvFailure } from "../cvs/cv-failure.tsx";
import { TwinView } from "./twin-view.tsx";

const route = getRouteApi("/_account/cvs/$id_/twin");

/** A saved CV beside the same CV in the other language. */
export function TwinPage() {
  const { t } = useTranslation("twin");
  const { id } = route.useParams();
  usePageTitle(t("title"));
  const twin = trpc.cv.twin.useQuery({ id }, { refetchOnMount: "always" });
  if (twin.isPending) return <PageSkeleton />;
  if (!twin.data) return <CvFailure error={twin.error} onRetry={() => twin.refetch()} />;
  const { view } = twin.data;
  return (
    <Stack gap="lg">
      <BackToCv id={id} />
      <PageHeading
        title={t("title")}
        lead={view && t("lead")}
        action={
          view && (
            <Button
              component="a"
              href={`/api/cvs/${id}/twin/download/zip`}
              target="_blank"
              rel="noopener"
              leftSection={<IconDownload size={18} />}
            >
              {t("downloadBoth")}
            </Button>
          )
        }
      />
      {view ? (
        <TwinView id={id} view={view} isWorded={twin.data.isWorded} />
      ) : (
        <MakeTwin id={id} answer={twin.data} />
      )}
    </Stack>
  );
}

function MakeTwin({ id, answer: { cost, language, isWorded } }: { id: string; answer: TwinAnswer }) {
  const { t } = useTranslation("twin");
  const basics = useTranslation().t;
  const said = { language: basics(`languages.${language}`) };
  const making = trpc.cv.makeTwin.useMutation({
    meta: {
      failure: { title: t("failed"), text: basics("offline") },
      touches: [getQueryKey(trpc.auth.user), getQueryKey(trpc.cv)],
    },
  });
  return (
    <Card padding="xl">
      <Stack align="flex-start">
        <Title order={2}>{t("emptyTitle", said)}</Title>
        <Text maw="65ch">{t(isWorded ? "emptyTextWorded" : "emptyText", said)}</Text>
        <Button
          loading={making.isPending}
          onClick={() => making.mutate({ id })}
          leftSection={<IconLanguage size={18} />}
        >
          {cost ? t("makeFor", { ...said, count: cost }) : t("make", said)}
        </Button>
        {isWorded && (
          <Text size="sm" c="dimmed" role="status">
            {t("takesTime")}
          </Text>
        )}
      </Stack>
    </Card>
  );
}
