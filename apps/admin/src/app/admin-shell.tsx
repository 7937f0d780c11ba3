import { IconArrowLeft, IconShieldCog } from "@tabler/icons-react";
import { LogOutButton } from "@terzi/ui/log-out-button";
import { Shell } from "@terzi/ui/shell";
import type { ShellLink } from "@terzi/ui/shell-navigation";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { trpc } from "./trpc.ts";

/** The same layout as the job seeker's, with the way back to it. */
export function AdminShell({ children }: { children: ReactNode }) {
  const { t } = useTranslation("shell");
  const admin = useTranslation("admin").t;
  const links: ShellLink[] = [
    {
      label: t("admin"),
      icon: IconShieldCog,
      render: ({ children, ...props }) => (
        <a href="/admin" aria-current="page" {...props}>
          {children}
        </a>
      ),
    },
    {
      label: admin("toProduct"),
      icon: IconArrowLeft,
      render: ({ children, ...props }) => (
        <a href="/dashboard" {...props}>
          {children}
        </a>
      ),
    },
  ];
  return (
    <Shell links={links} footer={(isNarrow) => <LogOut isNarrow={isNarrow} />}>
      {children}
    </Shell>
  );
}

function LogOut({ isNarrow }: { isNarrow: boolean }) {
  const signOut = trpc.auth.signOut.useMutation({ onSuccess: () => window.location.assign("/login") });
  return <LogOutButton isNarrow={isNarrow} isPending={signOut.isPending} onLogOut={() => signOut.mutate()} />;
}
