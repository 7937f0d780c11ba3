import { Tabs } from "@mantine/core";
import { PageHeading } from "@terzi/ui/page-heading";
import { usePageTitle } from "@terzi/ui/page-title";
import { useTranslation } from "react-i18next";

const TABS = ["overview", "users", "purchases", "packages", "tickets", "settings"] as const;

/** The operator's six tabs. */
export function AdminPanel() {
  const { t } = useTranslation("admin");
  usePageTitle(t("title"));
  return (
    <>
      <PageHeading title={t("title")} />
      <Tabs defaultValue="overview" keepMounted={false}>
        <Tabs.List aria-label={t("title")}>
          {TABS.map((tab) => (
            <Tabs.Tab key={tab} value={tab}>
              {t(`tabs.${tab}`)}
            </Tabs.Tab>
          ))}
        </Tabs.List>
      </Tabs>
    </>
  );
}
