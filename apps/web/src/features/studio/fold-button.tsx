import { Button } from "@mantine/core";
import { useTranslation } from "react-i18next";

type Props = { isWhole: boolean; hidden: number; onTurn: () => void };

/** Below the first rows of a list: shows the others too, or hides them again. */
export function FoldButton({ isWhole, hidden, onTurn }: Props) {
  const { t } = useTranslation("studio");
  if (hidden <= 0) return null;
  return (
    <Button variant="subtle" size="compact-xs" mt={4} aria-expanded={isWhole} onClick={onTurn}>
      {isWhole ? t("showFewer") : t("showAll", { count: hidden })}
    </Button>
  );
}
