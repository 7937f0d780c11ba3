import { Button, Group, Modal, Stack, Text, Textarea } from "@mantine/core";
import { useNavigate } from "@tanstack/react-router";
import type { CvSummary } from "@terzi/contracts/cv-detail";
import { POSTING_MAX } from "@terzi/contracts/limits";
import { showToast } from "@terzi/ui/toast";
import { getQueryKey } from "@trpc/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { trpc } from "../../app/trpc.ts";
import { type CvTitle, TitleFields } from "./title-fields.tsx";

type Props = { cv: Pick<CvSummary, "id" | "jobTitle" | "company">; onClose: () => void };

/** Asks what the copy is for; with a posting, its match is worked out for that one. */
export function DuplicateDialog({ cv, onClose }: Props) {
  const { t } = useTranslation("cvs");
  const basics = useTranslation().t;
  const navigate = useNavigate();
  const [target, setTarget] = useState<CvTitle>({ title: cv.jobTitle, company: cv.company });
  const [posting, setPosting] = useState("");
  const duplicate = trpc.cv.duplicate.useMutation({
    meta: {
      failure: { title: basics("error"), text: basics("offline") },
      touches: [getQueryKey(trpc.cv.list)],
    },
    onSuccess: ({ id }) => {
      onClose();
      showToast({ tone: "success", title: t("duplicate.made") });
      void navigate({ to: "/cvs/$id", params: { id } });
    },
  });
  return (
    <Modal
      opened
      onClose={onClose}
      size="lg"
      title={t("duplicate.title")}
      closeButtonProps={{ "aria-label": basics("close") }}
    >
      <form
        onSubmit={(event) => {
          event.preventDefault();
          const other = posting.trim() ? { jobPosting: posting } : {};
          duplicate.mutate({ id: cv.id, ...target, ...other });
        }}
      >
        <Stack>
          <Text>{t("duplicate.text")}</Text>
          <TitleFields value={target} onChange={setTarget} />
          <Textarea
            label={t("duplicate.posting")}
            description={t("duplicate.postingHint")}
            autosize
            minRows={4}
            maxRows={12}
            maxLength={POSTING_MAX}
            value={posting}
            onChange={(event) => setPosting(event.currentTarget.value)}
          />
        </Stack>
        <Group justify="flex-end" mt="lg">
          <Button variant="default" onClick={onClose}>
            {basics("cancel")}
          </Button>
          <Button type="submit" disabled={!target.title.trim()} loading={duplicate.isPending}>
            {t("actions.duplicate")}
          </Button>
        </Group>
      </form>
    </Modal>
  );
}
