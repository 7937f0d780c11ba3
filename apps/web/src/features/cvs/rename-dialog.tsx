import { Button, Group, Modal, Stack, Text, TextInput } from "@mantine/core";
import type { CvSummary } from "@terzi/contracts/cv";
import { getQueryKey } from "@trpc/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { trpc } from "../../app/trpc.ts";

type Props = { cv: Pick<CvSummary, "id" | "jobTitle" | "company">; onClose: () => void };

export function RenameDialog({ cv, onClose }: Props) {
  const { t } = useTranslation("cvs");
  const basics = useTranslation().t;
  const [title, setTitle] = useState(cv.jobTitle);
  const [company, setCompany] = useState(cv.company);
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
          rename.mutate({ id: cv.id, title, company });
        }}
      >
        <Stack>
          <TextInput
            data-autofocus
            label={t("jobTitle")}
            maxLength={300}
            value={title}
            onChange={(event) => setTitle(event.currentTarget.value)}
          />
          <TextInput
            label={t("company")}
            maxLength={300}
            value={company}
            onChange={(event) => setCompany(event.currentTarget.value)}
          />
          <Text size="sm" c="dimmed">
            {t("rename.note")}
          </Text>
        </Stack>
        <Group justify="flex-end" mt="lg">
          <Button variant="default" onClick={onClose}>
            {basics("cancel")}
          </Button>
          <Button type="submit" disabled={!title.trim() || rename.isPending}>
            {basics("save")}
          </Button>
        </Group>
      </form>
    </Modal>
  );
}
