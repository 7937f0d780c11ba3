import { Anchor, Button, Stack, Text } from "@mantine/core";
import { IconFingerprint } from "@tabler/icons-react";
import { failureText } from "@terzi/ui/failures";
import { ErrorState, PageSkeleton } from "@terzi/ui/page-states";
import { usePageTitle } from "@terzi/ui/page-title";
import { useTranslation } from "react-i18next";
import { trpc } from "../../app/trpc.ts";
import { AuthCard } from "../auth/auth-card.tsx";
import { NewPasskeyForm } from "./new-passkey-form.tsx";
import { usePasskeyLogIn } from "./use-passkey-log-in.ts";

/** A full load: what was refused before is requested again, in either app. */
const goOn = (): void => window.location.reload();

/** All that an admin sees who still needs the required passkey. */
export function PasskeyGate() {
  const { t } = useTranslation("passkeys");
  const basics = useTranslation().t;
  usePageTitle(t("gate.title"));
  const passkeys = trpc.passkeys.list.useQuery();
  const { logIn, isPending, isSuccess } = usePasskeyLogIn(goOn);
  const hasSome = Boolean(passkeys.data?.length);
  return (
    <main>
      <AuthCard title={t("gate.title")} lead={t(hasSome ? "gate.leadUse" : "gate.leadAdd")}>
        {passkeys.isPending && <PageSkeleton lines={1} />}
        {passkeys.error && (
          <ErrorState
            text={failureText(passkeys.error, basics("offline"))}
            onRetry={() => passkeys.refetch()}
          />
        )}
        {passkeys.data && !hasSome && <NewPasskeyForm onAdded={goOn} />}
        {hasSome && (
          <Stack>
            <Button
              size="md"
              leftSection={<IconFingerprint size={20} />}
              disabled={isPending || isSuccess}
              onClick={() => void logIn()}
            >
              {t("gate.use")}
            </Button>
          </Stack>
        )}
        <Text ta="center" size="sm" mt="lg">
          <Anchor href="/api/logout" inherit>
            {t("gate.logOut")}
          </Anchor>
        </Text>
      </AuthCard>
    </main>
  );
}
