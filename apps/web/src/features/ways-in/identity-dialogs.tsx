import { Button, Group, Modal, Stack, Text } from "@mantine/core";
import { useForm } from "@mantine/form";
import { PasswordInput } from "@terzi/contracts/account";
import type { Identity, IdentityProvider } from "@terzi/contracts/identities";
import { getQueryKey } from "@trpc/react-query";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { validateBy } from "../../app/contract-form.ts";
import { trpc } from "../../app/trpc.ts";
import { OwnPassword } from "../settings/own-password.tsx";
import { useTold } from "../settings/use-told.ts";

/** Asks for the password, then leaves for the other site. */
export function ConnectDialog({ provider, onClose }: { provider: IdentityProvider; onClose: () => void }) {
  const { t } = useTranslation("auth", { keyPrefix: "ways.card" });
  const ways = useTranslation("auth", { keyPrefix: "ways" }).t;
  const { name } = provider;
  const connect = trpc.identities.connect.useMutation({
    meta: { failure: { title: ways("notConnected"), text: ways("problems.away", { name }) }, touches: [] },
    onSuccess: ({ url }) => window.location.assign(url),
  });
  return (
    <Dialog
      title={t("connect", { name })}
      text={t("connectText", { name })}
      onClose={onClose}
      onSubmit={(password) => connect.mutate({ provider: provider.id, password })}
    >
      <Button type="submit" disabled={connect.isPending || connect.isSuccess}>
        {t("goOn", { name })}
      </Button>
    </Dialog>
  );
}

type DisconnectProps = { identity: Identity; name: string; hasPassword: boolean; onClose: () => void };

export function DisconnectDialog({ identity, name, hasPassword, onClose }: DisconnectProps) {
  const { t } = useTranslation("auth", { keyPrefix: "ways.card" });
  const settings = useTranslation("settings").t;
  const tell = useTold();
  const disconnect = trpc.identities.disconnect.useMutation({
    meta: {
      failure: { title: t("disconnectFailed"), text: settings("failedText") },
      touches: [getQueryKey(trpc.identities.list), getQueryKey(trpc.auth.sessions)],
    },
    onSuccess: () => {
      onClose();
      tell(t("disconnected"));
    },
  });
  return (
    <Dialog
      title={t("disconnectTitle", { name })}
      text={t("disconnectText")}
      isAsking={hasPassword}
      onClose={onClose}
      onSubmit={(password) => disconnect.mutate({ id: identity.id, ...(hasPassword && { password }) })}
    >
      <Button type="submit" color="red.9" disabled={disconnect.isPending}>
        {t("disconnect")}
      </Button>
    </Dialog>
  );
}

type DialogProps = {
  title: string;
  text: string;
  /** Whether the password is asked for. */
  isAsking?: boolean;
  onClose: () => void;
  onSubmit: (password: string) => void;
  children: ReactNode;
};

function Dialog({ title, text, isAsking = true, onClose, onSubmit, children }: DialogProps) {
  const { t } = useTranslation("auth", { keyPrefix: "ways.card" });
  const basics = useTranslation().t;
  const form = useForm({
    initialValues: { password: "" },
    ...(isAsking && { validate: validateBy(PasswordInput) }),
  });
  return (
    <Modal
      opened
      onClose={onClose}
      closeOnClickOutside={false}
      title={title}
      closeButtonProps={{ "aria-label": basics("close") }}
    >
      <form noValidate onSubmit={form.onSubmit(({ password }) => onSubmit(password))}>
        <Stack>
          <Text>{text}</Text>
          {isAsking && (
            <OwnPassword
              label={t("password")}
              autoComplete="current-password"
              data-autofocus
              {...form.getInputProps("password")}
            />
          )}
          <Group justify="flex-end">
            <Button variant="default" onClick={onClose}>
              {basics("cancel")}
            </Button>
            {children}
          </Group>
        </Stack>
      </form>
    </Modal>
  );
}
