import { SimpleGrid, Stack } from "@mantine/core";
import type { Publication } from "@terzi/contracts/career";
import { useTranslation } from "react-i18next";
import { LineField, ParagraphField } from "./fields.tsx";
import { MonthField } from "./month-field.tsx";

type Props = { value: Publication; onChange: (value: Publication) => void };

export function PublicationFields({ value, onChange }: Props) {
  const { t } = useTranslation("career");
  const set =
    <K extends keyof Publication>(field: K) =>
    (next: Publication[K]) =>
      onChange({ ...value, [field]: next });
  return (
    <Stack>
      <SimpleGrid cols={{ base: 1, xs: 2 }}>
        <LineField label={t("publications.title")} value={value.title} onChange={set("title")} isRequired />
        <LineField label={t("publications.authors")} value={value.authors} onChange={set("authors")} />
        <LineField label={t("publications.venue")} value={value.venue} onChange={set("venue")} />
        <MonthField label={t("publications.date")} value={value.date} onChange={set("date")} />
        <LineField label={t("publications.doi")} value={value.doi} onChange={set("doi")} />
      </SimpleGrid>
      <ParagraphField
        label={t("publications.description")}
        value={value.description}
        onChange={set("description")}
      />
    </Stack>
  );
}
