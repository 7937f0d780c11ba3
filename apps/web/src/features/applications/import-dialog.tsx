import { Button, FileButton, Modal, Stack, Text } from "@mantine/core";
import { IconFileImport } from "@tabler/icons-react";
import { CSV_MAX } from "@terzi/contracts/applications";
import { showToast } from "@terzi/ui/toast";
import { getQueryKey } from "@trpc/react-query";
import { useTranslation } from "react-i18next";
import { trpc, userKey } from "../../app/trpc.ts";
import { readTextFile } from "./read-text-file.ts";

/** Asks for a CSV file, adds its rows, and says what became of them. */
export function ImportDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation("applications");
  const basics = useTranslation().t;
  const load = trpc.applications.import.useMutation({
    meta: {
      failure: { title: t("files.importFailed"), text: basics("offline") },
      touches: [getQueryKey(trpc.applications.list), getQueryKey(trpc.applications.totals), userKey],
    },
  });
  const take = async (file: File | null) => {
    if (!file) return;
    const csv = await readTextFile(file);
    if (csv.length > CSV_MAX)
      return showToast({ tone: "error", title: t("files.importFailed"), text: t("files.tooLarge") });
    load.mutate({ csv });
  };
  const done = load.data;
  return (
    <Modal
      opened
      onClose={onClose}
      title={t("files.importTitle")}
      closeButtonProps={{ "aria-label": basics("close") }}
    >
      <Stack>
        <Text>{t("files.importText")}</Text>
        <FileButton onChange={(file) => void take(file)} accept=".csv,.tsv,.txt,text/csv">
          {(button) => (
            <Button
              {...button}
              data-autofocus
              loading={load.isPending}
              leftSection={<IconFileImport size={18} />}
              style={{ alignSelf: "flex-start" }}
            >
              {t("files.choose")}
            </Button>
          )}
        </FileButton>
        <div role="status">
          {done && (
            <>
              <Text fw={600}>{t("files.added", { count: done.added })}</Text>
              {done.known > 0 && <Text>{t("files.known", { count: done.known })}</Text>}
              {done.unreadable.length > 0 && (
                <Text c="dimmed">{t("files.unreadable", { rows: done.unreadable.join(", ") })}</Text>
              )}
            </>
          )}
        </div>
      </Stack>
    </Modal>
  );
}
