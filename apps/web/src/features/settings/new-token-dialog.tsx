import { Modal } from "@mantine/core";
import { getQueryKey } from "@trpc/react-query";
import { useTranslation } from "react-i18next";
import { trpc } from "../../app/trpc.ts";
import { NewTokenForm } from "./new-token-form.tsx";
import { ShownOnce } from "./shown-once.tsx";

/** Makes a token, then shows it: closing the dialog forgets it. */
export function NewTokenDialog({ isAdmin, onClose }: { isAdmin: boolean; onClose: () => void }) {
  const { t } = useTranslation("settings");
  const basics = useTranslation().t;
  const create = trpc.tokens.create.useMutation({
    meta: {
      failure: { title: t("tokens.failed"), text: t("failedText") },
      touches: [getQueryKey(trpc.tokens.list)],
    },
  });
  return (
    <Modal
      opened
      onClose={onClose}
      closeOnClickOutside={false}
      title={create.data ? t("tokens.createdTitle") : t("tokens.create")}
      closeButtonProps={{ "aria-label": basics("close") }}
    >
      {create.data ? (
        <ShownOnce
          text={t("tokens.createdText")}
          label={t("tokens.token")}
          value={create.data.token}
          onClose={onClose}
        />
      ) : (
        <NewTokenForm
          isAdmin={isAdmin}
          isPending={create.isPending}
          onSubmit={create.mutate}
          onCancel={onClose}
        />
      )}
    </Modal>
  );
}
