import { Checkbox, SimpleGrid, Stack } from "@mantine/core";
import { type AnyEntry, fieldsOf, fieldsOfRole, textOf, textsOf } from "@terzi/contracts/entry-fields";
import type { FieldRole } from "@terzi/contracts/section-fields";
import type { Section } from "@terzi/contracts/sections";
import { isOngoing } from "@terzi/language/dates";
import { useTranslation } from "react-i18next";
import { LineField, LinesField, NamesField, ParagraphField } from "./fields.tsx";
import { MonthField } from "./month-field.tsx";

type Props = {
  section: Section;
  /** What the fields are called, by their names. */
  labels: Readonly<Record<string, string>>;
  entry: AnyEntry;
  onChange: (changed: AnyEntry) => void;
};

const LONG: FieldRole[] = ["names", "description", "points"];

/** The form of an entry, made of its section's fields: short ones in a grid, long ones below it. */
export function EntryFields({ section, labels, entry, onChange }: Props) {
  const short = fieldsOf(section).filter(([, { role }]) => !LONG.includes(role));
  const field = (name: string) => ({
    key: name,
    label: labels[name] ?? name,
    value: textOf(entry, name),
    onChange: (value: string) => onChange({ ...entry, [name]: value }),
  });
  const list = (name: string) => ({
    ...field(name),
    value: textsOf(entry, name),
    onChange: (value: string[]) => onChange({ ...entry, [name]: value }),
  });
  return (
    <Stack>
      <SimpleGrid cols={{ base: 1, xs: 2 }}>
        {short.map(([name, { role, isAsked = false }]) => {
          const { key, ...props } = field(name);
          if (role === "start" || role === "date" || role === "expiry")
            return <MonthField key={key} {...props} />;
          if (role === "end") return <EndField key={key} {...props} canGoOn={hasStart(section)} />;
          return <LineField key={key} {...props} isRequired={isAsked} />;
        })}
      </SimpleGrid>
      {fieldsOfRole(section, "names").map((name) => {
        const { key, ...props } = list(name);
        return <NamesField key={key} {...props} />;
      })}
      {fieldsOfRole(section, "description").map((name) => {
        const { key, ...props } = field(name);
        return <ParagraphField key={key} {...props} />;
      })}
      {fieldsOfRole(section, "points").map((name) => {
        const { key, ...props } = list(name);
        return <LinesField key={key} {...props} />;
      })}
    </Stack>
  );
}

const hasStart = (section: Section): boolean => fieldsOfRole(section, "start").length > 0;

type EndProps = { label: string; value: string; onChange: (value: string) => void; canGoOn: boolean };

/** When it ended; what began may still go on. */
export function EndField({ label, value, onChange, canGoOn }: EndProps) {
  const { t } = useTranslation("career");
  const isPresent = isOngoing(value);
  if (!canGoOn) return <MonthField label={label} value={value} onChange={onChange} />;
  return (
    <Stack gap="xs">
      <MonthField label={label} value={isPresent ? "" : value} onChange={onChange} isDisabled={isPresent} />
      <Checkbox
        label={t("list.goesOn")}
        checked={isPresent}
        onChange={(event) => onChange(event.currentTarget.checked ? "present" : "")}
      />
    </Stack>
  );
}
