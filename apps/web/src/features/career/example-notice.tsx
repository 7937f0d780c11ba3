import { Alert, Button, Group, Text } from "@mantine/core";
import { IconBulb } from "@tabler/icons-react";
import { type CareerProfile, isProfileEmpty } from "@terzi/contracts/career";
import { Language } from "@terzi/contracts/language";
import { shownLanguage } from "@terzi/ui/texts";
import { useTranslation } from "react-i18next";
import { isExample, loadExample, withoutExample } from "./example-profile.ts";

type Props = { profile: CareerProfile; onReplace: (profile: CareerProfile) => void };

/** Offers an example to an empty profile, and says of an example that it is one. */
export function ExampleNotice({ profile, onReplace }: Props) {
  const { t } = useTranslation("career");
  const isShown = isExample(profile);
  const hasContact = Object.values(profile.personalInfo).some((value) => value !== "");
  if (!isShown && (hasContact || !isProfileEmpty(profile))) return null;
  const replace = async () => {
    if (!isShown) return onReplace(await loadExample(shownLanguage()));
    const examples = await Promise.all(Language.options.map(loadExample));
    onReplace(examples.reduce(withoutExample, profile));
  };
  return (
    <Alert icon={<IconBulb />}>
      <Group justify="space-between">
        <Text size="sm">{t(isShown ? "example.shown" : "example.offer")}</Text>
        <Button size="compact-sm" variant="subtle" onClick={() => void replace()}>
          {t(isShown ? "example.remove" : "example.use")}
        </Button>
      </Group>
    </Alert>
  );
}
