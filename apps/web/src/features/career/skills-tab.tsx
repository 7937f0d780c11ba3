import { Card, Stack } from "@mantine/core";
import type { Skills } from "@terzi/contracts/career";
import { useTranslation } from "react-i18next";
import { SkillList } from "./skill-list.tsx";

type Props = { skills: Skills; onChange: (skills: Skills) => void };

export function SkillsTab({ skills, onChange }: Props) {
  const { t } = useTranslation("career");
  return (
    <Stack>
      <Card>
        <SkillList
          title={t("skills.technical")}
          addLabel={t("skills.addTechnical")}
          skills={skills.technical}
          onChange={(technical) => onChange({ ...skills, technical })}
        />
      </Card>
      <Card>
        <SkillList
          title={t("skills.soft")}
          addLabel={t("skills.addSoft")}
          skills={skills.soft}
          onChange={(soft) => onChange({ ...skills, soft })}
        />
      </Card>
    </Stack>
  );
}
