import { Button, Group, Modal, Text } from "@mantine/core";
import type { ApiToken } from "@terzi/contracts/tokens";
import { getQueryKey } from "@trpc/react-query";
import { useTranslation } from "react-i18next";
import { trpc } from "../../app/trpc.ts";
import { useTold } from "./use-told.ts";

export function RevokeTokenDialog({ token, onClose }: { token: ApiToken; onClose: () => void }) {
  const { t } = useTranslation("settings");
  const basics = useTranslation().t;
  const tell = useTold();
  const revoke = trpc.tokens.revoke.useMutation({
    meta: {
      failure: { title: t("tokens.revokeFailed"), text: t("failedText") },
      touches: [getQueryKey(trpc.tokens.list)],
    },
    onSuccess: () => {
      onClose();
      tell(t("tokens.revoked"));
    },
  });
  return (
    <Modal
      opened
      onClose={onClose}
      title={t("tokens.revokeTitle", { name: token.name })}
      closeButtonProps={{ "aria-label": basics("close") }}
    >
      <Text>{t("tokens.revokeText")}</Text>
      <Group justify="flex-end" mt="lg">
        <Button variant="default" onClick={onClose}>
          {basics("cancel")}
        </Button>
        <Button color="red.9" disabled={revoke.isPending} onClick={() => revoke.mutate({ id: token.id })}>
          {t("tokens.revoke")}
        </Button>
      </Group>
    </Modal>
  );
}
