import { SimpleGrid, Stack } from "@mantine/core";
import type { Project } from "@terzi/contracts/career";
import { useTranslation } from "react-i18next";
import { LineField, NamesField, ParagraphField } from "./fields.tsx";
import { MonthField } from "./month-field.tsx";

type Props = { value: Project; onChange: (value: Project) => void };

export function ProjectFields({ value, onChange }: Props) {
  const { t } = useTranslation("career");
  const set =
    <K extends keyof Project>(field: K) =>
    (next: Project[K]) =>
      onChange({ ...value, [field]: next });
  return (
    <Stack>
      <SimpleGrid cols={{ base: 1, xs: 2 }}>
        <LineField label={t("projects.name")} value={value.name} onChange={set("name")} isRequired />
        <LineField label={t("projects.url")} value={value.url} onChange={set("url")} />
        <MonthField label={t("projects.date")} value={value.date} onChange={set("date")} />
      </SimpleGrid>
      <NamesField
        label={t("projects.technologies")}
        value={value.technologies}
        onChange={set("technologies")}
      />
      <ParagraphField
        label={t("projects.description")}
        value={value.description}
        onChange={set("description")}
      />
    </Stack>
  );
}
