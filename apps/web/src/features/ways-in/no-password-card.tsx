import { Button } from "@mantine/core";
import type { User } from "@terzi/contracts/account";
import { showToast } from "@terzi/ui/toast";
import { useTranslation } from "react-i18next";
import { trpc } from "../../app/trpc.ts";
import { SettingsCard } from "../settings/settings-card.tsx";

/** For people who only sign in through another site: how to set a password, which irreversible actions require. */
export function NoPasswordCard({ user }: { user: User }) {
  const { t } = useTranslation("auth", { keyPrefix: "ways.noPassword" });
  const settings = useTranslation("settings").t;
  const send = trpc.auth.requestReset.useMutation({
    meta: { failure: { title: t("failed"), text: settings("failedText") } },
    onSuccess: () => showToast({ tone: "success", title: t("sent"), text: t("sentText") }),
  });
  return (
    <SettingsCard title={settings("password.title")} text={t("text")}>
      <Button
        variant="default"
        style={{ alignSelf: "flex-start" }}
        disabled={send.isPending}
        onClick={() => send.mutate({ email: user.email })}
      >
        {t("send")}
      </Button>
    </SettingsCard>
  );
}
