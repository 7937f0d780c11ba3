import { Tooltip } from "@mantine/core";
import { IconCoins } from "@tabler/icons-react";
import { Link } from "@tanstack/react-router";
import type { User } from "@terzi/contracts/account";
import { LogOutButton } from "@terzi/ui/log-out-button";
import shell from "@terzi/ui/shell.module.css";
import { useTranslation } from "react-i18next";
import { forgetWork } from "./forget-work.ts";
import { trpc } from "./trpc.ts";

/** The balance, and the way out. */
export function ShellFooter({ user, isNarrow }: { user: User; isNarrow: boolean }) {
  const { t } = useTranslation("shell");
  const basics = useTranslation().t;
  const signOut = trpc.auth.signOut.useMutation({
    meta: { failure: { title: t("logOutFailed"), text: basics("offline") } },
    onSuccess: () => {
      forgetWork(user.id);
      // A full load: nothing of this user stays in memory.
      window.location.assign("/login");
    },
  });
  const balance = t("balance", { count: user.credits });
  return (
    <>
      <Tooltip label={balance} position="right" disabled={!isNarrow}>
        <Link
          to="/credits"
          className={shell.link ?? ""}
          activeProps={{ "aria-current": undefined }}
          aria-label={balance}
        >
          <IconCoins size={20} stroke={1.6} />
          {isNarrow ? null : <span>{balance}</span>}
        </Link>
      </Tooltip>
      <LogOutButton isNarrow={isNarrow} isPending={signOut.isPending} onLogOut={() => signOut.mutate()} />
    </>
  );
}
