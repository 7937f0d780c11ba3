import { Alert, Button, Card, Stack, Text, Title } from "@mantine/core";
import { IconArrowLeft, IconDownload, IconLanguage } from "@tabler/icons-react";
import { getRouteApi, Link } from "@tanstack/react-router";
import type { TwinAnswer } from "@terzi/contracts/twin";
import { failureOf, failureText } from "@terzi/ui/failures";
import { PageHeading } from "@terzi/ui/page-heading";
import { ErrorState, PageSkeleton } from "@terzi/ui/page-states";
import { usePageTitle } from "@terzi/ui/page-title";
import { getQueryKey } from "@trpc/react-query";
import { useTranslation } from "react-i18next";
import { trpc } from "../../app/trpc.ts";
import { TwinView } from "./twin-view.tsx";

const route = getRouteApi("/_account/cvs/$id_/twin");
const UNKNOWN = new Set(["CV_NOT_FOUND", "NOT_FOUND", "INVALID_INPUT"]);

/** A saved CV beside the same CV in the other language. */
export function TwinPage() {
  const { t } = useTranslation("twin");
  const cvs = useTranslation("cvs").t;
  const letter = useTranslation("letter").t;
  const basics = useTranslation().t;
  const { id } = route.useParams();
  usePageTitle(t("title"));
  const twin = trpc.cv.twin.useQuery({ id }, { refetchOnMount: "always" });
  if (twin.isPending) return <PageSkeleton />;
  if (!twin.data)
    return UNKNOWN.has(failureOf(twin.error)?.code ?? "") ? (
      <Alert color="red" title={cvs("notFound")} role="alert">
        <Button component={Link} to="/cvs" variant="subtle" size="compact-md">
          {cvs("backToCvs")}
        </Button>
      </Alert>
    ) : (
      <ErrorState text={failureText(twin.error, basics("offline"))} onRetry={() => twin.refetch()} />
    );
  const { view } = twin.data;
  return (
    <Stack gap="lg">
      <Button
        renderRoot={(props) => <Link to="/cvs/$id" params={{ id }} {...props} />}
        variant="subtle"
        size="compact-md"
        leftSection={<IconArrowLeft size={16} />}
        style={{ alignSelf: "flex-start" }}
      >
        {letter("backToCv")}
      </Button>
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
      {view ? <TwinView view={view} /> : <MakeTwin id={id} answer={twin.data} />}
    </Stack>
  );
}

function MakeTwin({ id, answer: { cost, language } }: { id: string; answer: TwinAnswer }) {
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
        <Text maw="65ch">{t("emptyText", said)}</Text>
        <Button
          loading={making.isPending}
          onClick={() => making.mutate({ id })}
          leftSection={<IconLanguage size={18} />}
        >
          {cost ? t("makeFor", { ...said, count: cost }) : t("make", said)}
        </Button>
      </Stack>
    </Card>
  );
}
