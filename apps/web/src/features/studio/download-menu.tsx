import { Button, Menu } from "@mantine/core";
import type { DownloadFormat } from "@terzi/contracts/cv-detail";
import { IconChevronDown, IconDownload } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";

type Props = {
  formats: readonly DownloadFormat[];
  addressOf: (format: DownloadFormat) => string;
  /** What is downloaded is what is on the page, so it is saved first. */
  onOpen: () => Promise<void>;
};

export function DownloadMenu({ formats, addressOf, onOpen }: Props) {
  const { t } = useTranslation("studio");
  return (
    <Menu
      position="bottom-end"
      portalProps={{ target: "main" }}
      withInitialFocusPlaceholder={false}
      onOpen={() => void onOpen()}
    >
      <Menu.Target>
        <Button leftSection={<IconDownload size={18} />} rightSection={<IconChevronDown size={16} />}>
          {t("download")}
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        {formats.map((format) => (
          <Menu.Item key={format} component="a" href={addressOf(format)} target="_blank" rel="noopener">
            {t(`formats.${format}`)}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}
