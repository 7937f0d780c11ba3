import { SimpleGrid, Stack } from "@mantine/core";
import type { Certification } from "@terzi/contracts/career";
import { useTranslation } from "react-i18next";
import { LineField } from "./fields.tsx";
import { MonthField } from "./month-field.tsx";

type Props = { value: Certification; onChange: (value: Certification) => void };

export function CertificationFields({ value, onChange }: Props) {
  const { t } = useTranslation("career");
  const set =
    <K extends keyof Certification>(field: K) =>
    (next: Certification[K]) =>
      onChange({ ...value, [field]: next });
  return (
    <Stack>
      <SimpleGrid cols={{ base: 1, xs: 2 }}>
        <LineField label={t("certifications.name")} value={value.name} onChange={set("name")} isRequired />
        <LineField label={t("certifications.issuer")} value={value.issuer} onChange={set("issuer")} />
        <MonthField label={t("certifications.date")} value={value.date} onChange={set("date")} />
        <MonthField
          label={t("certifications.expiryDate")}
          value={value.expiryDate}
          onChange={set("expiryDate")}
        />
        <LineField
          label={t("certifications.credentialId")}
          value={value.credentialId}
          onChange={set("credentialId")}
        />
      </SimpleGrid>
    </Stack>
  );
}
