import { Textarea, TextInput } from "@mantine/core";
import { useState } from "react";
import { useTranslation } from "react-i18next";

type FieldProps<V> = { label: string; value: V; onChange: (value: V) => void; isRequired?: boolean };

export function LineField({ label, value, onChange, isRequired = false }: FieldProps<string>) {
  return (
    <TextInput
      label={label}
      withAsterisk={isRequired}
      value={value}
      maxLength={500}
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  );
}

export function ParagraphField({ label, value, onChange }: FieldProps<string>) {
  return (
    <Textarea
      label={label}
      autosize
      minRows={2}
      maxLength={10_000}
      value={value}
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  );
}

/** A list of sentences, one per line. Blank lines stay while typing and are dropped by the save. */
export function LinesField({ label, value, onChange }: FieldProps<string[]>) {
  const { t } = useTranslation("career");
  return (
    <Textarea
      label={label}
      description={t("work.onePerLine")}
      autosize
      minRows={3}
      value={value.join("\n")}
      onChange={(event) =>
        onChange(event.currentTarget.value === "" ? [] : event.currentTarget.value.split("\n"))
      }
    />
  );
}

const readNames = (typed: string): string[] =>
  typed
    .split(",")
    .map((name) => name.trim())
    .filter(Boolean);

/** Names separated by commas; the text stays as typed while it means the same names. */
export function NamesField({ label, value, onChange }: FieldProps<string[]>) {
  const { t } = useTranslation("career");
  const [typed, setTyped] = useState(value.join(", "));
  const shown = readNames(typed).join() === value.join() ? typed : value.join(", ");
  return (
    <TextInput
      label={label}
      description={t("projects.technologiesHint")}
      value={shown}
      onChange={(event) => {
        setTyped(event.currentTarget.value);
        onChange(readNames(event.currentTarget.value));
      }}
    />
  );
}
