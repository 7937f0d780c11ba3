import { Drawer, type DrawerProps } from "@mantine/core";
import { useTranslation } from "react-i18next";

/** What slides over the page from a side, or from below. Its head is no banner of the screen. */
export function SideSheet(props: DrawerProps) {
  const basics = useTranslation().t;
  return (
    <Drawer
      closeButtonProps={{ "aria-label": basics("close") }}
      attributes={{ header: { role: "none" } }}
      {...props}
    />
  );
}
