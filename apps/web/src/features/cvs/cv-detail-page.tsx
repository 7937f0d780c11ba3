import { Alert, Badge, Button, Group, SimpleGrid, Stack } from "@mantine/core";
import { IconArrowLeft, IconFileTypeDocx, IconFileTypePdf, IconPencil } from "@tabler/icons-react";
import { getRouteApi, Link, useNavigate } from "@tanstack/react-router";
import type { CvDetail } from "@terzi/contracts/cv-detail";
import { failureOf, failureText } from "@terzi/ui/failures";
import { PageHeading } from "@terzi/ui/page-heading";
import { ErrorState, PageSkeleton } from "@terzi/ui/page-states";
import { usePageTitle } from "@terzi/ui/page-title";
import { showDay } from "@terzi/ui/show-values";
import { useTranslation } from "react-i18next";
import { trpc } from "../../app/trpc.ts";
import { GapsCard } from "../gaps/gaps-card.tsx";
import { InterviewCard } from "../interview/interview-card.tsx";
import { LetterCard } from "../letters/letter-card.tsx";
import { TwinCard } from "../twin/twin-card.tsx";
import { CvMenu } from "./cv-menu.tsx";
import { GapAnalysisCards } from "./gap-analysis-cards.tsx";
import { MatchScoreCard } from "./match-score-card.tsx";
import { OutdatedCard } from "./outdated-card.tsx";
import { PostingCard } from "./posting-card.tsx";
import { ReceiptsCard } from "./receipts-card.tsx";
import { VersionsCard } from "./versions-card.tsx";

const route = getRouteApi("/_account/cvs/$id");

export function CvDetailPage() {
  const { t } = useTranslation("cvs");
  const basics = useTranslation().t;
  const { id } = route.useParams();
  // Read anew where the studio has changed it.
  const cv = trpc.cv.find.useQuery({ id }, { refetchOnMount: true });
  usePageTitle(cv.data?.jobTitle || t("title"));
  if (cv.isPending) return <PageSkeleton />;
  if (cv.data) return <CvDetailView cv={cv.data} />;
  const code = failureOf(cv.error)?.code;
  if (code !== "CV_NOT_FOUND" && code !== "NOT_FOUND" && code !== "INVALID_INPUT")
    return <ErrorState text={failureText(cv.error, basics("offline"))} onRetry={() => cv.refetch()} />;
  return (
    <>
      <PageHeading title={t("title")} />
      <Alert color="red" title={t("notFound")} role="alert">
        <BackToCvs />
      </Alert>
    </>
  );
}

function BackToCvs() {
  const { t } = useTranslation("cvs");
  return (
    <Button
      component={Link}
      to="/cvs"
      variant="subtle"
      size="compact-md"
      leftSection={<IconArrowLeft size={16} />}
      style={{ alignSelf: "flex-start" }}
    >
      {t("backToCvs")}
    </Button>
  );
}

function CvDetailView({ cv }: { cv: CvDetail }) {
  const navigate = useNavigate();
  const { t } = useTranslation("cvs");
  const basics = useTranslation().t;
  return (
    <Stack gap="lg">
      <BackToCvs />
      <PageHeading
        title={cv.jobTitle || t("title")}
        lead={
          <>
            {cv.company && <span>{cv.company} · </span>}
            {t("created", { date: showDay(cv.createdAt) })}
          </>
        }
        action={
          <Group gap="xs">
            <Button
              renderRoot={(props) => <Link to="/cvs/$id/edit" params={{ id: cv.id }} {...props} />}
              variant="default"
              leftSection={<IconPencil size={18} />}
            >
              {t("edit")}
            </Button>
            <Download id={cv.id} format="docx" />
            <Download id={cv.id} format="pdf" />
            <CvMenu cv={cv} onDeleted={() => navigate({ to: "/cvs" })} />
          </Group>
        }
      />
      <Group gap="xs" mt={-16}>
        <Badge>{basics(`languages.${cv.language}`)}</Badge>
        <Badge color="gray">{basics(`tones.${cv.tone}`)}</Badge>
        <Badge color="gray">{basics(`templates.${cv.template}`)}</Badge>
      </Group>
      <OutdatedCard id={cv.id} />
      <MatchScoreCard cv={cv} />
      <SimpleGrid cols={{ base: 1, md: 2 }}>
        <GapAnalysisCards gaps={cv.gapAnalysis} />
      </SimpleGrid>
      <GapsCard cvId={cv.id} />
      <SimpleGrid cols={{ base: 1, md: 2 }}>
        <LetterCard cvId={cv.id} />
        <InterviewCard cvId={cv.id} />
      </SimpleGrid>
      <TwinCard cvId={cv.id} />
      <VersionsCard id={cv.id} />
      <ReceiptsCard id={cv.id} />
      <PostingCard posting={cv.jobPosting} match={cv.match} />
    </Stack>
  );
}

function Download({ id, format }: { id: string; format: "docx" | "pdf" }) {
  const { t } = useTranslation("cvs");
  const Icon = format === "pdf" ? IconFileTypePdf : IconFileTypeDocx;
  return (
    <Button
      component="a"
      href={`/api/cvs/${id}/download/${format}`}
      target="_blank"
      rel="noopener"
      variant={format === "pdf" ? "filled" : "default"}
      leftSection={<Icon size={18} />}
    >
      {format === "pdf" ? t("downloadPdf") : t("downloadDocx")}
    </Button>
  );
}
