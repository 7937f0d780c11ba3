import { Checkbox, SimpleGrid, TextInput } from "@mantine/core";
import { useTranslation } from "react-i18next";
import type { TypedPackage } from "./package-values.ts";

/** The fields of a package, to create one and to edit one. */
export function PackageFields(props: {
  value: TypedPackage;
  onChange: (value: TypedPackage) => void;
  columns: { base: number; xs?: number; md?: number };
}) {
  const { t } = useTranslation("admin");
  const { value, onChange, columns } = props;
  const number = (field: "credits" | "bonusCredits" | "price", label: string) => (
    <TextInput
      label={label}
      inputMode="numeric"
      maxLength={8}
      value={value[field]}
      onChange={(event) => onChange({ ...value, [field]: event.currentTarget.value })}
    />
  );
  return (
    <>
      <SimpleGrid cols={columns} spacing="sm">
        <TextInput
          label={t("packages.name")}
          maxLength={100}
          value={value.name}
          onChange={(event) => onChange({ ...value, name: event.currentTarget.value })}
        />
        {number("credits", t("packages.baseCredits"))}
        {number("bonusCredits", t("packages.bonusCredits"))}
        {number("price", t("packages.price"))}
      </SimpleGrid>
      <Checkbox
        label={t("packages.popular")}
        checked={value.popular}
        onChange={(event) => onChange({ ...value, popular: event.currentTarget.checked })}
        my="sm"
      />
    </>
  );
}
