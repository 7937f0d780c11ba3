import { ActionIcon, Group, Pill, Text, TextInput, Title } from "@mantine/core";
import { IconPlus } from "@tabler/icons-react";
import { foldInvariant } from "@terzi/contracts/text";
import { useState } from "react";
import { useTranslation } from "react-i18next";

type Props = { title: string; addLabel: string; skills: string[]; onChange: (skills: string[]) => void };

/** Skills as pills; a new one is added with Enter or the plus button, and only when there is something in it. */
export function SkillList({ title, addLabel, skills, onChange }: Props) {
  const { t } = useTranslation("career");
  const [typed, setTyped] = useState("");
  const skill = typed.trim();
  const isDuplicate = skills.some((known) => foldInvariant(known) === foldInvariant(skill));
  const add = () => {
    if (!skill || isDuplicate) return;
    onChange([...skills, skill]);
    setTyped("");
  };
  return (
    <>
      <Title order={2} size="h3" mb="sm">
        {title}
      </Title>
      {skills.length ? (
        <Pill.Group mb="md">
          {skills.map((name) => (
            <Pill
              key={name}
              size="md"
              withRemoveButton
              removeButtonProps={{
                "aria-label": t("skills.removeSkill", { skill: name }),
                tabIndex: 0,
                "aria-hidden": false,
              }}
              onRemove={() => onChange(skills.filter((other) => other !== name))}
            >
              {name}
            </Pill>
          ))}
        </Pill.Group>
      ) : (
        <Text c="dimmed" size="sm" mb="md">
          {t("skills.empty")}
        </Text>
      )}
      <Group gap="xs" align="flex-start" wrap="nowrap">
        <TextInput
          aria-label={addLabel}
          placeholder={t("skills.placeholder")}
          value={typed}
          maxLength={500}
          error={isDuplicate ? t("skills.duplicate") : undefined}
          onChange={(event) => setTyped(event.currentTarget.value)}
          onKeyDown={(event) => {
            // Enter also ends a composition (accents, Asian scripts): that one adds nothing.
            if (event.key !== "Enter" || event.nativeEvent.isComposing) return;
            event.preventDefault();
            add();
          }}
          style={{ flex: 1, maxWidth: 420 }}
        />
        <ActionIcon
          size={36}
          variant="light"
          aria-label={addLabel}
          onClick={add}
          disabled={!skill || isDuplicate}
        >
          <IconPlus size={18} />
        </ActionIcon>
      </Group>
    </>
  );
}
