import {
  IconBriefcase,
  IconCoins,
  IconFileText,
  IconHome,
  IconLifebuoy,
  IconSettings,
  IconShieldCog,
  IconSparkles,
  IconUserCircle,
} from "@tabler/icons-react";
import { Link, type LinkProps } from "@tanstack/react-router";
import type { User } from "@terzi/contracts/account";
import { Frame } from "@terzi/ui/frame";
import { PageSkeleton } from "@terzi/ui/page-states";
import { Shell } from "@terzi/ui/shell";
import type { ShellLink } from "@terzi/ui/shell-navigation";
import { type ReactNode, Suspense } from "react";
import { useTranslation } from "react-i18next";
import { ShellFooter } from "./shell-footer.tsx";

const linkTo =
  (to: LinkProps["to"]): ShellLink["render"] =>
  (props) => <Link to={to} activeOptions={{ exact: to === "/" }} {...props} />;

/** The layout of every signed-in page. */
export function SignedInShell({ user, children }: { user: User; children: ReactNode }) {
  const { t } = useTranslation("shell");
  const links: ShellLink[] = [
    { label: t("dashboard"), icon: IconHome, render: linkTo("/") },
    { label: t("generate"), icon: IconSparkles, render: linkTo("/generate") },
    { label: t("cvs"), icon: IconFileText, render: linkTo("/cvs") },
    { label: t("applications"), icon: IconBriefcase, render: linkTo("/applications") },
    { label: t("profile"), icon: IconUserCircle, render: linkTo("/profile") },
    { label: t("credits"), icon: IconCoins, render: linkTo("/credits") },
    { label: t("support"), icon: IconLifebuoy, render: linkTo("/support") },
    { label: t("settings"), icon: IconSettings, render: linkTo("/settings") },
  ];
  if (user.role === "admin")
    // The operator's app is another one: a plain link.
    links.push({
      label: t("admin"),
      icon: IconShieldCog,
      render: ({ children, ...props }) => (
        <a href="/admin" {...props}>
          {children}
        </a>
      ),
    });
  return (
    <Frame>
      <Shell links={links} footer={(isNarrow) => <ShellFooter user={user} isNarrow={isNarrow} />}>
        <Suspense fallback={<PageSkeleton />}>{children}</Suspense>
      </Shell>
    </Frame>
  );
}
