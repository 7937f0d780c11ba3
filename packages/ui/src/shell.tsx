import { ActionIcon, AppShell, Drawer, Group } from "@mantine/core";
import { useDisclosure, useHotkeys, useMediaQuery } from "@mantine/hooks";
import { IconLayoutSidebar, IconMenu2 } from "@tabler/icons-react";
import { type ReactNode, useState } from "react";
import { useTranslation } from "react-i18next";
import { Brand } from "./brand.tsx";
import { ConnectionNotice } from "./connection-notice.tsx";
import { SchemeSwitch } from "./scheme-switch.tsx";
import classes from "./shell.module.css";
import { type ShellLink, ShellNavigation } from "./shell-navigation.tsx";
import { readSidebarOpen, sidebarCookie } from "./sidebar-state.ts";

type ShellProps = {
  links: ShellLink[];
  /** The balance and the way out; `isNarrow` when only icons fit. */
  footer: (isNarrow: boolean) => ReactNode;
  header?: ReactNode;
  children: ReactNode;
};

/** The signed-in layout: a sidebar of 16rem that folds to 3rem, a drawer of 18rem on phones, a header, the page. */
export function Shell({ links, footer, header, children }: ShellProps) {
  const { t } = useTranslation("shell");
  const isPhone = useMediaQuery("(max-width: 767.98px)", undefined, { getInitialValueInEffect: false });
  const [isOpen, setOpen] = useState(() => readSidebarOpen(document.cookie));
  const [isDrawerOpen, drawer] = useDisclosure(false);

  const toggle = () => {
    if (isPhone) return drawer.toggle();
    setOpen(!isOpen);
    // biome-ignore lint/suspicious/noDocumentCookie: the cookie is the specified place, and CookieStore is not everywhere
    document.cookie = sidebarCookie(!isOpen);
  };
  useHotkeys([["mod+B", toggle]], []);

  return (
    <AppShell
      header={{ height: 56 }}
      navbar={{ width: isOpen ? "16rem" : "3rem", breakpoint: 768, collapsed: { mobile: true } }}
      layout="alt"
      padding={0}
      transitionDuration={150}
    >
      <a href="#content" className={classes.skip}>
        {t("skipToContent", { ns: "basics" })}
      </a>
      <AppShell.Navbar
        aria-label={t("navigation")}
        className={classes.sidebar}
        data-narrow={!isOpen || undefined}
      >
        <ShellNavigation links={links} isNarrow={!isOpen} footer={footer(!isOpen)} />
      </AppShell.Navbar>
      <AppShell.Header className={classes.header}>
        <Group h="100%" px="sm" justify="space-between" wrap="nowrap">
          <Group gap="sm" wrap="nowrap">
            <ActionIcon
              variant="subtle"
              color="gray"
              size="lg"
              onClick={toggle}
              aria-label={isPhone ? t("openMenu") : t("toggle")}
              aria-expanded={isPhone ? isDrawerOpen : isOpen}
            >
              {isPhone ? <IconMenu2 size={20} /> : <IconLayoutSidebar size={20} />}
            </ActionIcon>
            {isPhone && <Brand size={24} />}
          </Group>
          <Group gap={4} wrap="nowrap">
            {header}
            <SchemeSwitch />
          </Group>
        </Group>
      </AppShell.Header>
      {isPhone && (
        <Drawer.Root opened={isDrawerOpen} onClose={drawer.close} size="18rem">
          <Drawer.Overlay />
          {/* A className of its own would go to the layer around it as well. */}
          <Drawer.Content aria-label={t("menu")}>
            <Drawer.Body p={0}>
              <nav aria-label={t("navigation")} className={classes.drawerBody}>
                <ShellNavigation
                  links={links}
                  isNarrow={false}
                  footer={footer(false)}
                  onNavigate={drawer.close}
                />
              </nav>
            </Drawer.Body>
          </Drawer.Content>
        </Drawer.Root>
      )}
      <AppShell.Main id="content" tabIndex={-1} className={classes.main}>
        <ConnectionNotice />
        <div className={classes.page}>{children}</div>
      </AppShell.Main>
    </AppShell>
  );
}
