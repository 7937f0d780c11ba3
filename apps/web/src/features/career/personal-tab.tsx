import { Card, SimpleGrid, Stack, Text, Textarea, TextInput, Title } from "@mantine/core";
import type { CareerProfile, PersonalInfo } from "@terzi/contracts/career";
import { useTranslation } from "react-i18next";
import type { ChangeSection } from "./merge-profiles.ts";

const CONTACT = ["name", "email", "phone", "location"] as const;
const LINKS = ["linkedin", "portfolio", "github", "twitter"] as const;
const FACTS = ["birthDate", "drivingLicence", "militaryService"] as const;
const AUTOCOMPLETE: Partial<Record<keyof PersonalInfo, string>> = {
  name: "name",
  email: "email",
  phone: "tel",
  portfolio: "url",
  birthDate: "bday",
};

/** Contact, links and summary. */
export function PersonalTab({ profile, change }: { profile: CareerProfile; change: ChangeSection }) {
  const { t } = useTranslation("career");
  const { personalInfo } = profile;
  const field = (name: keyof PersonalInfo) => (
    <TextInput
      key={name}
      label={t(`personal.${name}`)}
      withAsterisk={name === "name" || name === "email"}
      autoComplete={AUTOCOMPLETE[name] ?? "off"}
      value={personalInfo[name]}
      error={name === "email" && looksWrong(personalInfo.email) ? t("personal.emailHint") : undefined}
      maxLength={500}
      onChange={(event) => change("personalInfo", { ...personalInfo, [name]: event.currentTarget.value })}
    />
  );
  return (
    <Stack>
      <Card>
        <Title order={2} size="h3" mb="md">
          {t("personal.contact")}
        </Title>
        <SimpleGrid cols={{ base: 1, xs: 2 }}>{CONTACT.map(field)}</SimpleGrid>
      </Card>
      <Card>
        <Title order={2} size="h3" mb="md">
          {t("personal.links")}
        </Title>
        <SimpleGrid cols={{ base: 1, xs: 2 }}>{LINKS.map(field)}</SimpleGrid>
      </Card>
      <Card>
        <Title order={2} size="h3">
          {t("personal.facts")}
        </Title>
        <Text size="sm" c="dimmed" mb="md">
          {t("personal.factsHint")}
        </Text>
        <SimpleGrid cols={{ base: 1, xs: 2 }}>{FACTS.map(field)}</SimpleGrid>
      </Card>
      <Card>
        <Textarea
          label={t("personal.summary")}
          description={t("personal.summaryHint")}
          autosize
          minRows={4}
          maxLength={10_000}
          value={profile.summary}
          onChange={(event) => change("summary", event.currentTarget.value)}
        />
        <Textarea
          mt="md"
          label={t("personal.additionalInfo")}
          autosize
          minRows={2}
          maxLength={50_000}
          value={profile.additionalInfo}
          onChange={(event) => change("additionalInfo", event.currentTarget.value)}
        />
      </Card>
    </Stack>
  );
}

/** A hint only: unfinished and unusual addresses are kept. */
const looksWrong = (email: string): boolean => email.trim() !== "" && !/^\S+@\S+\.\S+$/.test(email.trim());
