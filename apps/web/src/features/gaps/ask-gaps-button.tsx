import { Button, Modal, Text } from "@mantine/core";
import { useMediaQuery } from "@mantine/hooks";
import { IconTrendingUp } from "@tabler/icons-react";
import { useQuery } from "@tanstack/react-query";
import { failureText } from "@terzi/ui/failures";
import { ErrorState, PageSkeleton } from "@terzi/ui/page-states";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { trpc } from "../../app/trpc.ts";
import { askGaps } from "./ask-gaps.ts";
import { GapInterview } from "./gap-interview.tsx";
import type { NextStep } from "./gaps-done.tsx";

export type GapsOffer = { jobPosting: string; next: NextStep };

/** Opens the questions about a posting above its page. */
export function AskGapsButton({ jobPosting, next }: GapsOffer) {
  const { t } = useTranslation("gaps");
  const basics = useTranslation().t;
  const [isOpen, setOpen] = useState(false);
  const isNarrow = useMediaQuery("(max-width: 48em)") ?? false;
  const close = () => setOpen(false);
  return (
    <>
      <Button
        variant="default"
        size="sm"
        leftSection={<IconTrendingUp size={18} />}
        onClick={() => setOpen(true)}
      >
        {t("close")}
      </Button>
      <Modal
        opened={isOpen}
        onClose={close}
        closeOnClickOutside={false}
        fullScreen={isNarrow}
        size="lg"
        title={t("title")}
        closeButtonProps={{ "aria-label": basics("close") }}
      >
        <Questions
          jobPosting={jobPosting}
          next={{
            ...next,
            go: () => {
              close();
              next.go();
            },
          }}
        />
      </Modal>
    </>
  );
}

function Questions({ jobPosting, next }: GapsOffer) {
  const { t } = useTranslation("gaps");
  const basics = useTranslation().t;
  const { client } = trpc.useUtils();
  // Read once, when it opens: answers given in it don't change the questions.
  const [asked] = useState({ jobPosting });
  const gaps = useQuery({
    queryKey: ["gaps.askPosting", asked.jobPosting],
    queryFn: () => askGaps(client, asked),
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
  });
  if (gaps.error)
    return <ErrorState text={failureText(gaps.error, basics("offline"))} onRetry={() => gaps.refetch()} />;
  if (!gaps.data) return <PageSkeleton lines={3} />;
  return (
    <>
      <Text c="dimmed" mb="lg">
        {t("lead")}
      </Text>
      <GapInterview source={asked} asked={gaps.data} next={next} />
    </>
  );
}
