import { Button } from "@mantine/core";
import { IconArrowLeft } from "@tabler/icons-react";
import { Link } from "@tanstack/react-router";
import { useTranslation } from "react-i18next";

/** From what stands beside a CV, back to it. */
export function BackToCv({ id }: { id: string }) {
  const { t } = useTranslation("letter");
  return (
    <Button
      renderRoot={(props) => <Link to="/cvs/$id" params={{ id }} {...props} />}
      variant="subtle"
      size="compact-md"
      leftSection={<IconArrowLeft size={16} />}
      style={{ alignSelf: "flex-start" }}
    >
      {t("backToCv")}
    </Button>
  );
}
