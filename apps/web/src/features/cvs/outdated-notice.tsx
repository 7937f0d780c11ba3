import { Alert, Button } from "@mantine/core";
import { useDisclosure } from "@mantine/hooks";
import { IconFileAlert } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import { trpc } from "../../app/trpc.ts";
import { OutdatedDialog } from "./outdated-dialog.tsx";

/** After the profile was saved: how many CVs still hold what changed. Nothing if none do. */
export function OutdatedNotice({ isSaved }: { isSaved: boolean }) {
  const { t } = useTranslation("cvs");
  const [isOpen, { open, close }] = useDisclosure(false);
  const outdated = trpc.cv.outdatedFacts.useQuery({}, { enabled: isSaved });
  const cvs = outdated.data?.filter(({ facts }) => facts.length) ?? [];
  if (!isSaved || !cvs.length) return null;
  return (
    <Alert icon={<IconFileAlert />} title={t("outdated.dialogTitle", { count: cvs.length })} role="status">
      <Button size="sm" variant="light" onClick={open}>
        {t("outdated.look")}
      </Button>
      {isOpen && <OutdatedDialog cvs={cvs} onClose={close} />}
    </Alert>
  );
}
