import { Button, Group, Paper, Select, Stack, TextInput } from "@mantine/core";
import { Proficiency } from "@terzi/contracts/career";
import { fieldsOfRole } from "@terzi/contracts/entry-fields";
import { entryPlace, fieldPlace, parsePlace, type Place } from "@terzi/contracts/place";
import { sectionNamed } from "@terzi/contracts/sections";
import { showProficiency } from "@terzi/i18n/proficiency";
import { shownLanguage } from "@terzi/ui/texts";
import { useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import { EndField } from "../career/entry-fields.tsx";
import { MonthField } from "../career/month-field.tsx";
import { textAt } from "./content-tree.ts";
import classes from "./studio.module.css";
import type { Studio } from "./use-studio.ts";

type Props = { at: Place; studio: Studio; onClose: () => void };

/** What has a shape of its own: the dates of an entry, or a language with its level. */
export function ShapeForm({ at, studio, onClose }: Props) {
  const basics = useTranslation().t;
  const { t } = useTranslation("studio");
  const isLanguage = parsePlace(at).section === "skills.languages";
  const card = useRef<HTMLDivElement>(null);
  useEffect(() => card.current?.querySelector("input")?.focus(), []);
  return (
    <Paper
      ref={card}
      role="group"
      aria-label={t(isLanguage ? "languageForm.title" : "dates.title")}
      className={classes.card}
      withBorder
      shadow="md"
      p="sm"
      onKeyDown={({ key }) => key === "Escape" && onClose()}
    >
      <Stack gap="xs">
        {isLanguage ? <LanguageFields at={at} studio={studio} /> : <DateFields at={at} studio={studio} />}
        <Group justify="flex-end">
          <Button size="compact-sm" onClick={onClose}>
            {basics("done")}
          </Button>
        </Group>
      </Stack>
    </Paper>
  );
}

type FieldsProps = Omit<Props, "onClose">;

function DateFields({ at, studio: { doc, write } }: FieldsProps) {
  const { t } = useTranslation("studio");
  const section = sectionNamed(parsePlace(at).section);
  const labels = {
    start: t("dates.start"),
    end: t("dates.end"),
    date: t("dates.date"),
    expiry: t("dates.expiry"),
  };
  const roles = ["start", "end", "date", "expiry"] as const;
  const fields = roles.flatMap((role) =>
    section
      ? fieldsOfRole(section, role).map((field) => ({ role, place: fieldPlace(entryPlace(at), field) }))
      : [],
  );
  return (
    <Group grow align="flex-start" gap="xs">
      {fields.map(({ role, place }) => {
        const field = {
          label: labels[role],
          value: textAt(doc.content, place),
          onChange: (text: string) => write(place, text),
        };
        return role === "end" ? (
          <EndField key={place} {...field} canGoOn />
        ) : (
          <MonthField key={place} {...field} />
        );
      })}
    </Group>
  );
}

function LanguageFields({ at, studio: { doc, write } }: FieldsProps) {
  const { t } = useTranslation("studio");
  const [language, level] = [
    fieldPlace(entryPlace(at), "language"),
    fieldPlace(entryPlace(at), "proficiency"),
  ];
  return (
    <Group grow align="flex-start" gap="xs">
      <TextInput
        label={t("languageForm.language")}
        value={textAt(doc.content, language)}
        maxLength={500}
        onChange={(event) => write(language, event.currentTarget.value)}
      />
      <Select
        label={t("languageForm.level")}
        value={textAt(doc.content, level)}
        allowDeselect={false}
        comboboxProps={{ withinPortal: true }}
        data={Proficiency.options.map((value) => ({ value, label: showProficiency(value, shownLanguage()) }))}
        onChange={(value) => value && write(level, value)}
      />
    </Group>
  );
}
