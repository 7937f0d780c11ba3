import { Text, UnstyledButton } from "@mantine/core";
import { IconLayoutList, IconPalette, IconTarget } from "@tabler/icons-react";
import { showPercent } from "@terzi/ui/show-values";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { SideSheet } from "./side-sheet.tsx";
import classes from "./studio.module.css";

export const SHEETS = ["match", "sections", "design"] as const;
export type Sheet = (typeof SHEETS)[number];

const ICONS = { match: IconTarget, sections: IconLayoutList, design: IconPalette };

type Props = {
  open: Sheet | null;
  onOpen: (sheet: Sheet | null) => void;
  score: number | null;
  contents: Record<Sheet, ReactNode>;
};

/** The side panels, here as sheets over the page, opened from a bar below. */
export function PhoneSheets({ open, onOpen, score, contents }: Props) {
  const { t } = useTranslation("studio");
  return (
    <>
      <nav className={classes.bar} aria-label={t("views.label")}>
        {SHEETS.map((sheet) => {
          const Icon = ICONS[sheet];
          return (
            <UnstyledButton key={sheet} className={classes.barButton} onClick={() => onOpen(sheet)}>
              <Icon size={20} aria-hidden />
              <Text span size="xs" fw={500}>
                {t(`parts.${sheet}`)} {sheet === "match" && score !== null && showPercent(score)}
              </Text>
            </UnstyledButton>
          );
        })}
      </nav>
      <SideSheet
        opened={open !== null}
        onClose={() => onOpen(null)}
        position="bottom"
        size="75%"
        title={open ? t(`parts.${open}`) : ""}
        className={classes.sheet ?? ""}
      >
        {open && contents[open]}
      </SideSheet>
    </>
  );
}
