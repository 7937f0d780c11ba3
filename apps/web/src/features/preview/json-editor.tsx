import { Textarea } from "@mantine/core";
import type { CvContent } from "@terzi/contracts/cv";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { sectionName } from "../match/place-name.ts";
import { readSection, type SectionName, writeSection } from "./json-section.ts";

type Props<S extends SectionName> = {
  section: S;
  value: CvContent[S];
  onChange: (value: CvContent[S]) => void;
};

/** The section as JSON text. On every key: as JSON when it parses, as plain text otherwise. */
export function JsonEditor<S extends SectionName>({ section, value, onChange }: Props<S>) {
  const { t } = useTranslation("preview");
  const [typed, setTyped] = useState(() => writeSection(value));
  const edit = (text: string) => {
    setTyped(text);
    onChange(readSection(section, text));
  };
  return (
    <Textarea
      aria-label={t("jsonLabel", { section: sectionName(section) })}
      error={typeof value === "string" ? t("jsonInvalid") : undefined}
      autosize
      minRows={10}
      maxLength={50_000}
      spellCheck={false}
      styles={{ input: { fontFamily: "ui-monospace, monospace", fontSize: "0.8125rem" } }}
      value={typed}
      onChange={(event) => edit(event.currentTarget.value)}
    />
  );
}
