import { SimpleGrid, Stack } from "@mantine/core";
import type { Education } from "@terzi/contracts/career";
import { useTranslation } from "react-i18next";
import { LineField, LinesField } from "./fields.tsx";
import { MonthField } from "./month-field.tsx";

type Props = { value: Education; onChange: (value: Education) => void };

export function EducationFields({ value, onChange }: Props) {
  const { t } = useTranslation("career");
  const set =
    <K extends keyof Education>(field: K) =>
    (next: Education[K]) =>
      onChange({ ...value, [field]: next });
  return (
    <Stack>
      <SimpleGrid cols={{ base: 1, xs: 2 }}>
        <LineField
          label={t("education.institution")}
          value={value.institution}
          onChange={set("institution")}
          isRequired
        />
        <LineField label={t("education.degree")} value={value.degree} onChange={set("degree")} isRequired />
        <LineField label={t("education.field")} value={value.field} onChange={set("field")} isRequired />
        <LineField label={t("education.location")} value={value.location} onChange={set("location")} />
        <MonthField
          label={t("education.graduationDate")}
          value={value.graduationDate}
          onChange={set("graduationDate")}
        />
        <LineField label={t("education.gpa")} value={value.gpa} onChange={set("gpa")} />
      </SimpleGrid>
      <LinesField
        label={t("education.achievements")}
        value={value.achievements}
        onChange={set("achievements")}
      />
    </Stack>
  );
}
