import { Button, ColorInput } from "@mantine/core";
import { readableAccent } from "@terzi/documents/accent";
import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";

const SWATCHES = [
  "#0f6a73",
  "#1f3a5f",
  "#34437f",
  "#2456a6",
  "#17603c",
  "#7a2e5d",
  "#9b1c2e",
  "#a4480f",
  "#4a4a4a",
  "#000000",
];

const isColor = (value: string): boolean => /^#[0-9a-f]{6}$/i.test(value);

type Props = {
  /** null: the template's own. */
  value: string | null;
  own: string;
  onChange: (accent: string | null) => void;
};

/** The colour of headings and lines. What is too light for text is printed darker, and said to be. */
export function AccentField({ value, own, onChange }: Props) {
  const { t } = useTranslation("design");
  const shown = value ?? own;
  const [typed, setTyped] = useState(shown);
  useEffect(() => setTyped(shown), [shown]);
  const isDarkened = isColor(typed) && readableAccent(typed) !== typed.toLowerCase();
  return (
    <ColorInput
      size="xs"
      label={t("accent.label")}
      description={isDarkened ? t("accent.darkened") : undefined}
      format="hex"
      swatches={SWATCHES}
      swatchesPerRow={10}
      value={typed}
      onChange={setTyped}
      onChangeEnd={(color) => isColor(color) && color !== shown && onChange(color.toLowerCase())}
      rightSectionWidth={value ? 76 : 0}
      eyeDropperButtonProps={{ "aria-label": t("accent.pick") }}
      withEyeDropper={false}
      rightSection={
        value && (
          <Button variant="subtle" size="compact-xs" onClick={() => onChange(null)}>
            {t("accent.reset")}
          </Button>
        )
      }
    />
  );
}
