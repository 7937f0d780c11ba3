import { Stack } from "@mantine/core";
import { getRouteApi } from "@tanstack/react-router";
import type { CvDetail } from "@terzi/contracts/cv-detail";
import { PageHeading } from "@terzi/ui/page-heading";
import { PageSkeleton } from "@terzi/ui/page-states";
import { usePageTitle } from "@terzi/ui/page-title";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { trpc } from "../../app/trpc.ts";
import { BackToCv } from "../cvs/back-to-cv.tsx";
import { CvFailure } from "../cvs/cv-failure.tsx";
import { LetterEditor } from "./letter-editor.tsx";
import { LetterStart } from "./letter-start.tsx";

const route = getRouteApi("/_account/cvs/$id_/letter");

/** The letters that go with a saved CV. */
export function LetterPage() {
  const { t } = useTranslation("letter");
  const { id } = route.useParams();
  usePageTitle(t("title"));
  const cv = trpc.cv.find.useQuery({ id });
  const letters = trpc.letters.list.useQuery({ cvId: id }, { refetchOnMount: "always", staleTime: 0 });
  const error = cv.error ?? letters.error;
  if (error)
    return <CvFailure error={error} onRetry={() => Promise.all([cv.refetch(), letters.refetch()])} />;
  if (!cv.data || !letters.data || letters.isFetchedAfterMount === false) return <PageSkeleton />;
  return <Letters cv={cv.data} ids={letters.data.map((letter) => letter.id)} />;
}

/** The newest letter, or the one that was picked; where there is none, what it takes to have one. */
function Letters({ cv, ids }: { cv: CvDetail; ids: string[] }) {
  const { t } = useTranslation("letter");
  const letters = trpc.letters.list.useQuery({ cvId: cv.id });
  const [picked, pick] = useState<string | null>(ids[0] ?? null);
  const shown = letters.data?.find(({ id }) => id === picked);
  return (
    <Stack gap="lg">
      <BackToCv id={cv.id} />
      <PageHeading
        title={t("title")}
        lead={cv.jobTitle && t("forCv", { title: [cv.jobTitle, cv.company].filter(Boolean).join(", ") })}
      />
      {shown ? (
        <LetterEditor key={shown.id} cv={cv} letter={shown} all={letters.data ?? []} onPick={pick} />
      ) : (
        <LetterStart
          cv={cv}
          onWritten={pick}
          {...(letters.data?.[0] && { onCancel: () => pick(letters.data[0]?.id ?? null) })}
        />
      )}
    </Stack>
  );
}
