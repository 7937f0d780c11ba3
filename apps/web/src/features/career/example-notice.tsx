import { Alert, Button, Group, Text } from "@mantine/core";
import { IconBulb } from "@tabler/icons-react";
import type { User } from "@terzi/contracts/account";
import { type CareerProfile, isProfileEmpty } from "@terzi/contracts/career";
import { Language } from "@terzi/contracts/language";
import { contactsOf, withOwnContacts } from "@terzi/contracts/own-contacts";
import { shownLanguage } from "@terzi/ui/texts";
import { useTranslation } from "react-i18next";
import { isExample, loadExample, withoutExample } from "./example-profile.ts";

type Props = { profile: CareerProfile; owner: User; onReplace: (profile: CareerProfile) => void };

/** Offers an example to an empty profile, and marks an example as one. */
export function ExampleNotice({ profile, owner, onReplace }: Props) {
  const { t } = useTranslation("career");
  const isShown = isExample(profile);
  const known: string[] = ["", ...Object.values(contactsOf(owner))];
  const hasContact = Object.values(profile.personalInfo).some((value) => !known.includes(value));
  if (!isShown && (hasContact || !isProfileEmpty(profile))) return null;
  const replace = async () => {
    if (!isShown) return onReplace(await loadExample(shownLanguage()));
    const examples = await Promise.all(Language.options.map(loadExample));
    onReplace(withOwnContacts(examples.reduce(withoutExample, profile), owner));
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
