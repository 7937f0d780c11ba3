import { Button } from "@mantine/core";
import { useDisclosure } from "@mantine/hooks";
import type { User } from "@terzi/contracts/account";
import { useTranslation } from "react-i18next";
import { DeleteDialog } from "./delete-dialog.tsx";
import { SettingsCard } from "./settings-card.tsx";

export function DeleteCard({ user }: { user: User }) {
  const { t } = useTranslation("settings");
  const [isOpen, dialog] = useDisclosure(false);
  return (
    <SettingsCard title={t("remove.title")} text={t("remove.text")}>
      <Button color="red" variant="light" style={{ alignSelf: "flex-start" }} onClick={dialog.open}>
        {t("remove.open")}
      </Button>
      {isOpen && <DeleteDialog user={user} onClose={dialog.close} />}
    </SettingsCard>
  );
}
