import { Button, Group, Modal, Stack, Text } from "@mantine/core";
import { IconFingerprint } from "@tabler/icons-react";
import type { Passkey } from "@terzi/contracts/passkeys";
import { failureText } from "@terzi/ui/failures";
import { ErrorState, PageSkeleton } from "@terzi/ui/page-states";
import { showDay, showMoment } from "@terzi/ui/show-values";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { trpc } from "../../app/trpc.ts";
import { SettingsCard } from "../settings/settings-card.tsx";
import { useTold } from "../settings/use-told.ts";
import { knowsPasskeys } from "./browser-passkeys.ts";
import { NewPasskeyForm } from "./new-passkey-form.tsx";
import { RemovePasskey, RenamePasskey } from "./passkey-changes.tsx";

type Open = { kind: "add" } | { kind: "rename" | "remove"; passkey: Passkey };

/** The passkeys of the account, and how to come by another. */
export function PasskeysCard() {
  const { t } = useTranslation("passkeys");
  const basics = useTranslation().t;
  const tell = useTold();
  const passkeys = trpc.passkeys.list.useQuery();
  const [open, setOpen] = useState<Open | null>(null);
  const close = () => setOpen(null);
  const tellAndClose = (text: string) => {
    close();
    tell(text);
  };
  return (
    <SettingsCard title={t("title")} text={t("text")}>
      {passkeys.isPending && <PageSkeleton lines={1} />}
      {passkeys.error && (
        <ErrorState
          text={failureText(passkeys.error, basics("offline"))}
          onRetry={() => passkeys.refetch()}
        />
      )}
      {passkeys.data?.length === 0 && <Text mb="md">{t("none")}</Text>}
      {passkeys.data && passkeys.data.length > 0 && (
        <Stack component="ul" gap="sm" p={0} m={0} mb="md" style={{ listStyle: "none" }}>
          {passkeys.data.map((passkey) => (
            <Row key={passkey.id} passkey={passkey} onChange={(kind) => setOpen({ kind, passkey })} />
          ))}
        </Stack>
      )}
      {knowsPasskeys() ? (
        <Button
          variant="default"
          style={{ alignSelf: "flex-start" }}
          onClick={() => setOpen({ kind: "add" })}
        >
          {t("add")}
        </Button>
      ) : (
        <Text size="sm" c="dimmed">
          {t("unsupported")}
        </Text>
      )}
      {open?.kind === "add" && (
        <Modal
          opened
          onClose={close}
          closeOnClickOutside={false}
          title={t("add")}
          closeButtonProps={{ "aria-label": basics("close") }}
        >
          <NewPasskeyForm onAdded={() => tellAndClose(t("added"))}>
            <Button variant="default" onClick={close}>
              {basics("cancel")}
            </Button>
          </NewPasskeyForm>
        </Modal>
      )}
      {open?.kind === "rename" && (
        <RenamePasskey passkey={open.passkey} onClose={close} onDone={() => tellAndClose(t("renamed"))} />
      )}
      {open?.kind === "remove" && (
        <RemovePasskey passkey={open.passkey} onClose={close} onDone={() => tellAndClose(t("removed"))} />
      )}
    </SettingsCard>
  );
}

type RowProps = { passkey: Passkey; onChange: (kind: "rename" | "remove") => void };

function Row({ passkey: { name, createdAt, lastUsedAt }, onChange }: RowProps) {
  const { t } = useTranslation("passkeys");
  const dates = [
    t("since", { date: showDay(createdAt) }),
    lastUsedAt ? t("used", { date: showMoment(lastUsedAt) }) : t("unused"),
  ];
  return (
    <Group component="li" justify="space-between" gap="sm">
      <Group wrap="nowrap" gap="sm" style={{ minWidth: 0, flex: "1 1 14rem" }}>
        <IconFingerprint size={22} stroke={1.5} style={{ flex: "none" }} aria-hidden />
        <div style={{ minWidth: 0 }}>
          <Text fw={500} style={{ overflowWrap: "anywhere" }}>
            {name}
          </Text>
          <Text size="sm" c="dimmed">
            {dates.join(" · ")}
          </Text>
        </div>
      </Group>
      <Group gap="xs">
        <Button
          variant="default"
          size="xs"
          aria-label={t("renameNamed", { name })}
          onClick={() => onChange("rename")}
        >
          {t("rename")}
        </Button>
        <Button
          variant="default"
          size="xs"
          aria-label={t("removeNamed", { name })}
          onClick={() => onChange("remove")}
        >
          {t("remove")}
        </Button>
      </Group>
    </Group>
  );
}
