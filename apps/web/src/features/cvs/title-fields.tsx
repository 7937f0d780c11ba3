import { TextInput } from "@mantine/core";
import { useTranslation } from "react-i18next";

/** What a CV is for. */
export type CvTitle = { title: string; company: string };

type Props = { value: CvTitle; onChange: (value: CvTitle) => void };

export function TitleFields({ value, onChange }: Props) {
  const { t } = useTranslation("cvs");
  return (
    <>
      <TextInput
        data-autofocus
        label={t("jobTitle")}
        maxLength={300}
        value={value.title}
        onChange={(event) => onChange({ ...value, title: event.currentTarget.value })}
      />
      <TextInput
        label={t("company")}
        maxLength={300}
        value={value.company}
        onChange={(event) => onChange({ ...value, company: event.currentTarget.value })}
      />
    </>
  );
}
