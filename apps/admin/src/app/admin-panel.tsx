import { Button, Tabs } from "@mantine/core";
import { useViewportSize } from "@mantine/hooks";
import { IconRefresh } from "@tabler/icons-react";
import { useIsFetching, useQueryClient } from "@tanstack/react-query";
import { Outlet, useLocation, useNavigate } from "@tanstack/react-router";
import { PageHeading } from "@terzi/ui/page-heading";
import { PageSkeleton } from "@terzi/ui/page-states";
import { usePageTitle } from "@terzi/ui/page-title";
import { EVERY_READ, renewReads } from "@terzi/ui/query-client";
import { Suspense, useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import { PANEL_TABS, tabOf } from "./panel-tabs.ts";

/** The operator's six tabs, each a page of its own; the page below is the open one. */
export function AdminPanel() {
  const { t } = useTranslation("admin");
  const navigate = useNavigate();
  const open = useLocation({ select: ({ pathname }) => tabOf(pathname) });
  const tabs = useRef<HTMLDivElement>(null);
  const { width } = useViewportSize();
  // On phones the tabs scroll sideways; the open one stays in sight, even when the phone is turned.
  useEffect(() => {
    const tab = tabs.current?.querySelector(`[data-tab="${open.name}"]`);
    tab?.scrollIntoView({ block: "nearest", inline: "nearest" });
  }, [open.name, width]);
  usePageTitle(`${t(`tabs.${open.name}`)} · ${t("title")}`);
  return (
    <>
      <PageHeading title={t("title")} action={<Refresh />} />
      <Tabs
        value={open.name}
        onChange={(name) => {
          const tab = PANEL_TABS.find((tab) => tab.name === name);
          if (tab) void navigate({ to: tab.to });
        }}
      >
        <Tabs.List ref={tabs} aria-label={t("title")} mb="lg">
          {PANEL_TABS.map(({ name }) => (
            <Tabs.Tab key={name} value={name} data-tab={name}>
              {t(`tabs.${name}`)}
            </Tabs.Tab>
          ))}
        </Tabs.List>
        <Tabs.Panel value={open.name}>
          <Suspense fallback={<PageSkeleton />}>
            <Outlet />
          </Suspense>
        </Tabs.Panel>
      </Tabs>
    </>
  );
}

/** Fetches everything on the page again, past the cache. */
function Refresh() {
  const { t } = useTranslation("admin");
  const queries = useQueryClient();
  const isFetching = useIsFetching() > 0;
  return (
    <Button
      variant="default"
      leftSection={<IconRefresh size={16} />}
      loading={isFetching}
      onClick={() => renewReads(queries, EVERY_READ)}
    >
      {t("refresh")}
    </Button>
  );
}
