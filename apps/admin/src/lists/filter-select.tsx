import { Select } from "@mantine/core";
import { useTranslation } from "react-i18next";

const ALL = "all";

/** Narrows a list to one kind, or to none. */
export function FilterSelect<V extends string>(props: {
  label: string;
  value: V | undefined;
  choices: { value: V; label: string }[];
  onChoose: (value: V | undefined) => void;
}) {
  const { t } = useTranslation("admin");
  return (
    <Select
      aria-label={props.label}
      allowDeselect={false}
      value={props.value ?? ALL}
      onChange={(chosen) => props.onChoose(props.choices.find(({ value }) => value === chosen)?.value)}
      data={[{ value: ALL, label: `${props.label}: ${t("all")}` }, ...props.choices]}
      style={{ flex: "1 1 12rem", maxWidth: "100%" }}
    />
  );
}
