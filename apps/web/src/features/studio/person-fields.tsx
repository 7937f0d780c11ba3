import { SimpleGrid } from "@mantine/core";
import { PersonalInfo } from "@terzi/contracts/career";
import { useTranslation } from "react-i18next";
import { LineField } from "../career/fields.tsx";

type Props = { person: PersonalInfo; onChange: (person: PersonalInfo) => void };

/** Name and contact, as this CV has them. */
export function PersonFields({ person, onChange }: Props) {
  const { t } = useTranslation("career");
  return (
    <SimpleGrid cols={{ base: 1, xs: 2 }}>
      {PersonalInfo.keyof().options.map((name) => (
        <LineField
          key={name}
          label={t(`personal.${name}`)}
          value={person[name]}
          onChange={(value) => onChange({ ...person, [name]: value })}
        />
      ))}
    </SimpleGrid>
  );
}
