import { Checkbox, Input, Stack } from "@mantine/core";
import { ContactLine, type Design } from "@terzi/contracts/design";
import { type ChosenDesign, printsContact } from "@terzi/documents/chosen-design";
import type { CvDocument } from "@terzi/documents/cv-document";
import { useTranslation } from "react-i18next";

type Props = {
  person: CvDocument["content"]["personalInfo"];
  chosen: ChosenDesign;
  onChange: (changed: Pick<Design, "hiddenContacts">) => void;
};

/** Which of the existing contact lines are on this CV. */
export function ShownLines({ person, chosen, onChange }: Props) {
  const { t } = useTranslation("design");
  const career = useTranslation("career").t;
  const { hiddenContacts } = chosen;
  // What the template has no place for isn't offered.
  const lines = ContactLine.options.filter(
    (line) => person[line].trim() && (hiddenContacts.includes(line) || printsContact(chosen, line)),
  );
  if (!lines.length) return null;
  const toggle = (line: ContactLine, isShown: boolean) =>
    onChange({
      hiddenContacts: isShown
        ? hiddenContacts.filter((hidden) => hidden !== line)
        : [...hiddenContacts, line],
    });
  return (
    <Input.Wrapper label={t("contacts")} labelElement="div" size="xs">
      <Stack gap={6} mt={6}>
        {lines.map((line) => (
          <Checkbox
            key={line}
            size="xs"
            label={career(`personal.${line}`)}
            checked={!hiddenContacts.includes(line)}
            onChange={(event) => toggle(line, event.currentTarget.checked)}
          />
        ))}
      </Stack>
    </Input.Wrapper>
  );
}
