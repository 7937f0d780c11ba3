import { Button, Group, Modal, Stack, Text } from "@mantine/core";
import type { CvSummary } from "@terzi/contracts/cv-detail";
import { getQueryKey } from "@trpc/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { trpc } from "../../app/trpc.ts";
import { type CvTitle, TitleFields } from "./title-fields.tsx";

type Props = { cv: Pick<CvSummary, "id" | "jobTitle" | "company">; onClose: () => void };

export function RenameDialog({ cv, onClose }: Props) {
  const { t } = useTranslation("cvs");
  const basics = useTranslation().t;
  const [target, setTarget] = useState<CvTitle>({ title: cv.jobTitle, company: cv.company });
  const rename = trpc.cv.rename.useMutation({
    meta: {
      failure: { title: basics("error"), text: basics("offline") },
      touches: [
        getQueryKey(trpc.cv.list),
        getQueryKey(trpc.cv.find, { id: cv.id }),
        getQueryKey(trpc.cv.versions, { id: cv.id }),
      ],
    },
    onSuccess: onClose,
  });
  return (
    <Modal
      opened
      onClose={onClose}
      title={t("rename.title")}
      closeButtonProps={{ "aria-label": basics("close") }}
    >
      <form
        onSubmit={(event) => {
          event.preventDefault();
          rename.mutate({ id: cv.id, ...target });
        }}
      >
        <Stack>
          <TitleFields value={target} onChange={setTarget} />
          <Text size="sm" c="dimmed">
            {t("rename.note")}
          </Text>
        </Stack>
        <Group justify="flex-end" mt="lg">
          <Button variant="default" onClick={onClose}>
            {basics("cancel")}
          </Button>
          <Button type="submit" disabled={!target.title.trim() || rename.isPending}>
            {basics("save")}
          </Button>
        </Group>
      </form>
    </Modal>
  );
}
