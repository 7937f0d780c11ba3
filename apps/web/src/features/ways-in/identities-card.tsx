import { Button, Group, Stack, Text } from "@mantine/core";
import { IconWorld } from "@tabler/icons-react";
import { getRouteApi } from "@tanstack/react-router";
import type { User } from "@terzi/contracts/account";
import type { Identity, IdentityProvider } from "@terzi/contracts/identities";
import { showDay } from "@terzi/ui/show-values";
import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { trpc } from "../../app/trpc.ts";
import { SettingsCard } from "../settings/settings-card.tsx";
import { useTold } from "../settings/use-told.ts";
import { ConnectDialog, DisconnectDialog } from "./identity-dialogs.tsx";
import { WayInProblem } from "./way-in-problem.tsx";

const route = getRouteApi("/_account/settings");

type Open = { connect: IdentityProvider } | { disconnect: Identity };

const nameOf = ({ provider, issuer }: Identity): string => provider?.name ?? new URL(issuer).host;

/** The accounts elsewhere that open this one; nothing when no site is configured and none is connected. */
export function IdentitiesCard({ user }: { user: User }) {
  const { t } = useTranslation("auth", { keyPrefix: "ways.card" });
  const ways = useTranslation("auth", { keyPrefix: "ways" }).t;
  const passkeys = useTranslation("passkeys").t;
  const tell = useTold();
  const end = route.useSearch();
  const navigate = route.useNavigate();
  const identities = trpc.identities.list.useQuery().data ?? [];
  const providers = trpc.identities.providers.useQuery().data ?? [];
  const [open, setOpen] = useState<Open | null>(null);
  const isConnected = end.connected === true;
  useEffect(() => {
    if (!isConnected) return;
    tell(t("connected"));
    void navigate({ search: {}, hash: "security", replace: true });
  });
  if (!providers.length && !identities.length) return null;
  const free = providers.filter(({ id }) => !identities.some(({ provider }) => provider?.id === id));
  return (
    <SettingsCard title={t("title")} text={t("text")}>
      <WayInProblem {...end} title={ways("notConnected")} />
      {identities.length === 0 && <Text mb="md">{t("none")}</Text>}
      <Stack component="ul" gap="sm" p={0} m={0} style={{ listStyle: "none" }}>
        {identities.map((identity) => (
          <Group key={identity.id} component="li" justify="space-between" gap="sm">
            <Group wrap="nowrap" gap="sm" style={{ minWidth: 0, flex: "1 1 14rem" }}>
              <IconWorld size={22} stroke={1.5} style={{ flex: "none" }} aria-hidden />
              <div style={{ minWidth: 0 }}>
                <Text fw={500} style={{ overflowWrap: "anywhere" }}>
                  {nameOf(identity)}
                </Text>
                <Text size="sm" c="dimmed" style={{ overflowWrap: "anywhere" }}>
                  {[identity.email, passkeys("since", { date: showDay(identity.createdAt) })]
                    .filter(Boolean)
                    .join(" · ")}
                </Text>
              </div>
            </Group>
            <Button
              variant="default"
              size="xs"
              aria-label={t("disconnectNamed", { name: nameOf(identity) })}
              onClick={() => setOpen({ disconnect: identity })}
            >
              {t("disconnect")}
            </Button>
          </Group>
        ))}
      </Stack>
      {free.length > 0 && (
        <Group mt="md">
          {free.map((provider) => (
            <Button key={provider.id} variant="default" onClick={() => setOpen({ connect: provider })}>
              {t("connect", { name: provider.name })}
            </Button>
          ))}
        </Group>
      )}
      {open && "connect" in open && <ConnectDialog provider={open.connect} onClose={() => setOpen(null)} />}
      {open && "disconnect" in open && (
        <DisconnectDialog
          identity={open.disconnect}
          name={nameOf(open.disconnect)}
          hasPassword={user.hasPassword}
          onClose={() => setOpen(null)}
        />
      )}
    </SettingsCard>
  );
}
