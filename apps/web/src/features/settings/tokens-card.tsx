import { Anchor, Button, Stack, Text } from "@mantine/core";
import { useDisclosure } from "@mantine/hooks";
import type { User } from "@terzi/contracts/account";
import type { ApiToken } from "@terzi/contracts/tokens";
import { failureText } from "@terzi/ui/failures";
import { ErrorState, PageSkeleton } from "@terzi/ui/page-states";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { trpc } from "../../app/trpc.ts";
import { NewTokenDialog } from "./new-token-dialog.tsx";
import { RevokeTokenDialog } from "./revoke-token-dialog.tsx";
import { SettingsCard } from "./settings-card.tsx";
import { TokenRow } from "./token-row.tsx";

/** The account's API tokens: listed, made, revoked. */
export function TokensCard({ user }: { user: User }) {
  const { t } = useTranslation("settings");
  const basics = useTranslation().t;
  const tokens = trpc.tokens.list.useQuery();
  const [isCreating, creating] = useDisclosure(false);
  const [revoking, setRevoking] = useState<ApiToken | null>(null);
  return (
    <SettingsCard title={t("tokens.title")} text={t("tokens.text")}>
      {tokens.isPending && <PageSkeleton lines={1} />}
      {tokens.error && (
        <ErrorState text={failureText(tokens.error, basics("offline"))} onRetry={() => tokens.refetch()} />
      )}
      {tokens.data?.length === 0 && <Text size="sm">{t("tokens.empty")}</Text>}
      <Stack component="ul" gap="sm" p={0} m={0} style={{ listStyle: "none" }}>
        {tokens.data?.map((token) => (
          <TokenRow key={token.id} token={token} onRevoke={() => setRevoking(token)} />
        ))}
      </Stack>
      <Button variant="default" mt="md" style={{ alignSelf: "flex-start" }} onClick={creating.open}>
        {t("tokens.create")}
      </Button>
      <Text size="sm" mt="md">
        <Anchor href="/api/docs" target="_blank" rel="noopener" inherit>
          {t("tokens.docs")}
        </Anchor>
      </Text>
      {isCreating && <NewTokenDialog isAdmin={user.role === "admin"} onClose={creating.close} />}
      {revoking && <RevokeTokenDialog token={revoking} onClose={() => setRevoking(null)} />}
    </SettingsCard>
  );
}
