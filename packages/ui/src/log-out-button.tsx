import { Tooltip } from "@mantine/core";
import { IconLogout } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import shell from "./shell.module.css";

type Props = { isNarrow: boolean; isPending: boolean; onLogOut: () => void };

/** The way out, at the foot of the sidebar. */
export function LogOutButton({ isNarrow, isPending, onLogOut }: Props) {
  const { t } = useTranslation("shell");
  return (
    <Tooltip label={t("logOut")} position="right" disabled={!isNarrow}>
      <button
        type="button"
        className={shell.link ?? ""}
        aria-label={t("logOut")}
        disabled={isPending}
        onClick={onLogOut}
      >
        <IconLogout size={20} stroke={1.6} />
        {isNarrow ? null : <span>{t("logOut")}</span>}
      </button>
    </Tooltip>
  );
}
