import { Checkbox, SimpleGrid, Stack } from "@mantine/core";
import type { Experience } from "@terzi/contracts/career";
import { isOngoing } from "@terzi/language/dates";
import { useTranslation } from "react-i18next";
import { LineField, LinesField, ParagraphField } from "./fields.tsx";
import { MonthField } from "./month-field.tsx";

type Props = { value: Experience; onChange: (value: Experience) => void };

export function ExperienceFields({ value, onChange }: Props) {
  const { t } = useTranslation("career");
  const set =
    <K extends keyof Experience>(field: K) =>
    (next: Experience[K]) =>
      onChange({ ...value, [field]: next });
  const isPresent = isOngoing(value.endDate);
  return (
    <Stack>
      <SimpleGrid cols={{ base: 1, xs: 2 }}>
        <LineField label={t("work.position")} value={value.position} onChange={set("position")} isRequired />
        <LineField label={t("work.company")} value={value.company} onChange={set("company")} isRequired />
        <LineField label={t("work.location")} value={value.location} onChange={set("location")} />
        <span />
        <MonthField label={t("work.startDate")} value={value.startDate} onChange={set("startDate")} />
        <MonthField
          label={t("work.endDate")}
          value={isPresent ? "" : value.endDate}
          onChange={set("endDate")}
          isDisabled={isPresent}
        />
      </SimpleGrid>
      <Checkbox
        label={t("work.present")}
        checked={isPresent}
        onChange={(event) => set("endDate")(event.currentTarget.checked ? "present" : "")}
      />
      <ParagraphField label={t("work.description")} value={value.description} onChange={set("description")} />
      <LinesField
        label={t("work.responsibilities")}
        value={value.responsibilities}
        onChange={set("responsibilities")}
      />
      <LinesField label={t("work.achievements")} value={value.achievements} onChange={set("achievements")} />
    </Stack>
  );
}
