import { Radio, Select, SimpleGrid, Stack, Textarea, TextInput } from "@mantine/core";
import { Proficiency } from "@terzi/contracts/career";
import type { GapForm as Form, GapQuestions } from "@terzi/contracts/gaps";
import { showProficiency } from "@terzi/i18n/proficiency";
import { shownLanguage } from "@terzi/ui/texts";
import { useTranslation } from "react-i18next";
import { MonthField } from "../career/month-field.tsx";
import type { GapFields } from "./gap-fields.ts";

type Props = {
  form: Form;
  jobs: GapQuestions["jobs"];
  fields: GapFields;
  change: (changed: Partial<GapFields>) => void;
};

/** The fields that an answer of this form takes. */
export function GapForm({ form, jobs, fields, change }: Props) {
  if (form === "language") return <LanguageFields fields={fields} change={change} />;
  if (form === "certificate") return <CertificateFields fields={fields} change={change} />;
  return (
    <Stack gap="md">
      {form === "deed" && <WhereFields jobs={jobs} fields={fields} change={change} />}
      <WordsField fields={fields} change={change} />
    </Stack>
  );
}

type Part = Pick<Props, "fields" | "change">;

function WhereFields({ jobs, fields, change }: Part & Pick<Props, "jobs">) {
  const { t } = useTranslation("gaps");
  return (
    <>
      <Radio.Group label={t("where")} value={fields.job} onChange={(job) => change({ job })}>
        <Stack gap="xs" mt={6}>
          {jobs.map(({ place, name, dates }) => (
            <Radio key={place} value={place} label={name} description={dates} />
          ))}
          <Radio value="" label={t("elsewhere")} />
        </Stack>
      </Radio.Group>
      {fields.job === "" && (
        <SimpleGrid cols={{ base: 1, sm: 2 }}>
          <TextInput
            label={t("project")}
            description={t("projectHint")}
            inputWrapperOrder={["label", "input", "description", "error"]}
            maxLength={300}
            value={fields.name}
            onChange={(event) => change({ name: event.currentTarget.value })}
          />
          <MonthField label={t("when")} value={fields.date} onChange={(date) => change({ date })} />
        </SimpleGrid>
      )}
    </>
  );
}

function WordsField({ fields, change }: Part) {
  const { t } = useTranslation("gaps");
  return (
    <Textarea
      label={t("words")}
      description={t("wordsHint")}
      autosize
      minRows={2}
      maxLength={2_000}
      value={fields.text}
      onChange={(event) => change({ text: event.currentTarget.value })}
    />
  );
}

function LanguageFields({ fields, change }: Part) {
  const { t } = useTranslation("gaps");
  return (
    <SimpleGrid cols={{ base: 1, sm: 2 }}>
      <TextInput
        label={t("language")}
        maxLength={200}
        value={fields.name}
        onChange={(event) => change({ name: event.currentTarget.value })}
      />
      <Select
        label={t("level")}
        allowDeselect={false}
        value={fields.proficiency}
        onChange={(level) => change({ proficiency: Proficiency.safeParse(level).data ?? fields.proficiency })}
        data={Proficiency.options.map((value) => ({ value, label: showProficiency(value, shownLanguage()) }))}
      />
    </SimpleGrid>
  );
}

function CertificateFields({ fields, change }: Part) {
  const { t } = useTranslation("gaps");
  return (
    <SimpleGrid cols={{ base: 1, sm: 2 }}>
      <TextInput
        label={t("certificate")}
        maxLength={300}
        value={fields.name}
        onChange={(event) => change({ name: event.currentTarget.value })}
      />
      <TextInput
        label={t("issuer")}
        maxLength={300}
        value={fields.issuer}
        onChange={(event) => change({ issuer: event.currentTarget.value })}
      />
      <MonthField label={t("when")} value={fields.date} onChange={(date) => change({ date })} />
    </SimpleGrid>
  );
}
