import { Button } from "@mantine/core";
import { IconBookmark } from "@tabler/icons-react";
import { showToast } from "@terzi/ui/toast";
import { useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";

/**
 * The bookmark, to be dragged. React doesn't write such an address, and our own pages don't run one: pressing it here
 * only explains it.
 */
export function BookmarkletLink({ address }: { address: string }) {
  const { t } = useTranslation("bring");
  const link = useRef<HTMLAnchorElement>(null);
  useEffect(() => link.current?.setAttribute("href", address), [address]);
  return (
    <Button
      ref={link}
      component="a"
      href="#"
      leftSection={<IconBookmark size={18} />}
      style={{ cursor: "grab" }}
      onClick={(event) => {
        event.preventDefault();
        showToast({ tone: "plain", title: t("computer.pressed"), text: t("computer.pressedText") });
      }}
    >
      {t("computer.button")}
    </Button>
  );
}
