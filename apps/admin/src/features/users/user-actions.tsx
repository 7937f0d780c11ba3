import { ActionIcon, Menu } from "@mantine/core";
import { IconDotsVertical } from "@tabler/icons-react";
import { Link } from "@tanstack/react-router";
import type { AdminUser } from "@terzi/contracts/admin";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { ConfirmDialog } from "../../app/confirm-dialog.tsx";
import { useAccessChange } from "./use-access-change.ts";

/** What an operator may do to an account besides its credits; each asks for confirmation. */
export function UserActions({ user }: { user: AdminUser }) {
  const { t } = useTranslation("admin");
  const [asked, setAsked] = useState<"role" | "disabled" | null>(null);
  const [isAsking, setAsking] = useState(false);
  const change = useAccessChange(user, () => setAsking(false));
  const roleStep = user.role === "admin" ? "makeUser" : "makeAdmin";
  const accessStep = user.disabledAt ? "enable" : "disable";
  const step = asked === "role" ? roleStep : accessStep;
  const ask = (what: "role" | "disabled") => {
    setAsked(what);
    setAsking(true);
  };
  return (
    <>
      <Menu position="bottom-end" withinPortal>
        <Menu.Target>
          <ActionIcon variant="subtle" color="gray" aria-label={t("users.actionsFor", { email: user.email })}>
            <IconDotsVertical size={18} />
          </ActionIcon>
        </Menu.Target>
        <Menu.Dropdown>
          <Menu.Item component={Link} to={`/users/${user.id}`}>
            {t("users.open")}
          </Menu.Item>
          <Menu.Item onClick={() => ask("role")}>{t(`users.${roleStep}`)}</Menu.Item>
          <Menu.Item color={user.disabledAt ? undefined : "red"} onClick={() => ask("disabled")}>
            {t(`users.${accessStep}`)}
          </Menu.Item>
        </Menu.Dropdown>
      </Menu>
      <ConfirmDialog
        title={t(`users.${step}`)}
        text={t(`users.${step}Text`, { email: user.email })}
        confirm={t(`users.${step}`)}
        color={step === "disable" || step === "makeUser" ? "red" : undefined}
        isOpen={isAsking}
        isPending={change.isPending}
        onConfirm={asked === "role" ? change.changeRole : change.changeDisabled}
        onClose={() => setAsking(false)}
      />
    </>
  );
}
