import { Button, Menu } from "@mantine/core";
import { useDisclosure } from "@mantine/hooks";
import { IconCalendar, IconChevronDown, IconFileExport, IconFileImport } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import { ImportDialog } from "./import-dialog.tsx";

/** Applications as files, out and in. */
export function FilesMenu({ hasAny }: { hasAny: boolean }) {
  const { t } = useTranslation("applications");
  const [isImporting, importing] = useDisclosure(false);
  return (
    <>
      <Menu position="bottom-end" portalProps={{ target: "main" }} withInitialFocusPlaceholder={false}>
        <Menu.Target>
          <Button variant="default" rightSection={<IconChevronDown size={16} />}>
            {t("more")}
          </Button>
        </Menu.Target>
        <Menu.Dropdown>
          <Menu.Item leftSection={<IconFileImport size={18} />} onClick={importing.open}>
            {t("files.import")}
          </Menu.Item>
          {hasAny && (
            <>
              <Menu.Item
                component="a"
                href="/api/applications/export"
                download
                leftSection={<IconFileExport size={18} />}
              >
                {t("files.export")}
              </Menu.Item>
              <Menu.Item
                component="a"
                href="/api/applications/calendar"
                download
                leftSection={<IconCalendar size={18} />}
              >
                {t("files.calendar")}
              </Menu.Item>
            </>
          )}
        </Menu.Dropdown>
      </Menu>
      {isImporting && <ImportDialog onClose={importing.close} />}
    </>
  );
}
