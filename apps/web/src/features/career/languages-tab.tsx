import { ActionIcon, Card, Group, NativeSelect, Stack, Text, TextInput } from "@mantine/core";
import { IconLanguage, IconPlus, IconTrash } from "@tabler/icons-react";
import { type LanguageSkill, Proficiency, type Skills } from "@terzi/contracts/career";
import { showProficiency } from "@terzi/i18n/proficiency";
import { EmptyState } from "@terzi/ui/page-states";
import { shownLanguage } from "@terzi/ui/texts";
import { useState } from "react";
import { useTranslation } from "react-i18next";

type Props = { skills: Skills; onChange: (skills: Skills) => void };

export function LanguagesTab({ skills, onChange }: Props) {
  const { t } = useTranslation("career");
  const { languages } = skills;
  const set = (next: LanguageSkill[]) => onChange({ ...skills, languages: next });
  return (
    <Stack>
      {languages.length === 0 && (
        <EmptyState
          icon={<IconLanguage size={40} stroke={1.4} />}
          title={t("languages.empty")}
          text={t("languages.emptyText")}
        />
      )}
      {languages.map((entry, position) => (
        // Rows have no state of their own, and two may be identical.
        <Card key={position} padding="sm">
          <Group wrap="nowrap">
            <Text fw={600} style={{ flex: 1, minWidth: 0, overflowWrap: "anywhere" }}>
              {entry.language}
            </Text>
            <LevelSelect
              label={t("languages.levelOf", { language: entry.language })}
              value={entry.proficiency}
              onChange={(proficiency) =>
                set(languages.map((other, at) => (at === position ? { ...other, proficiency } : other)))
              }
            />
            <ActionIcon
              variant="subtle"
              color="gray"
              aria-label={t("list.remove", { name: entry.language })}
              onClick={() => set(languages.filter((_, at) => at !== position))}
            >
              <IconTrash size={18} />
            </ActionIcon>
          </Group>
        </Card>
      ))}
      <AddLanguage onAdd={(entry) => set([...languages, entry])} />
    </Stack>
  );
}

function AddLanguage({ onAdd }: { onAdd: (entry: LanguageSkill) => void }) {
  const { t } = useTranslation("career");
  const [language, setLanguage] = useState("");
  const [proficiency, setProficiency] = useState<Proficiency>("Native");
  const add = () => {
    if (!language.trim()) return;
    onAdd({ language: language.trim(), proficiency });
    setLanguage("");
    setProficiency("Native");
  };
  return (
    <Group gap="xs" align="flex-end">
      <TextInput
        label={t("languages.language")}
        placeholder={t("languages.placeholder")}
        value={language}
        maxLength={500}
        onChange={(event) => setLanguage(event.currentTarget.value)}
        onKeyDown={(event) => event.key === "Enter" && !event.nativeEvent.isComposing && add()}
        style={{ flex: "1 1 14rem", maxWidth: 420 }}
      />
      <LevelSelect
        label={t("languages.proficiency")}
        isLabelShown
        value={proficiency}
        onChange={setProficiency}
      />
      <ActionIcon
        size={36}
        variant="light"
        aria-label={t("languages.add")}
        onClick={add}
        disabled={!language.trim()}
      >
        <IconPlus size={18} />
      </ActionIcon>
    </Group>
  );
}

type LevelProps = {
  label: string;
  isLabelShown?: boolean;
  value: Proficiency;
  onChange: (value: Proficiency) => void;
};

function LevelSelect({ label, isLabelShown = false, value, onChange }: LevelProps) {
  return (
    <NativeSelect
      {...(isLabelShown ? { label } : { "aria-label": label })}
      value={value}
      onChange={(event) => onChange(Proficiency.catch("Native").parse(event.currentTarget.value))}
      data={Proficiency.options.map((level) => ({
        value: level,
        label: showProficiency(level, shownLanguage()),
      }))}
    />
  );
}
