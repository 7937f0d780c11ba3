import { Anchor, Card, Container, SimpleGrid, Stack, Text, Title } from "@mantine/core";
import { Link } from "@tanstack/react-router";
import { Frame } from "@terzi/ui/frame";
import { usePageTitle } from "@terzi/ui/page-title";
import { useTranslation } from "react-i18next";
import { trpc } from "../../app/trpc.ts";
import { ContactForm } from "./contact-form.tsx";

export function ContactPage() {
  const { t } = useTranslation("contact");
  usePageTitle(t("title"), t("description"));
  return (
    <Frame>
      <Container size={960} py={{ base: "xl", sm: 64 }}>
        <Title order={1}>{t("heading")}</Title>
        <Text c="dimmed" size="lg" mt="xs" mb="xl">
          {t("lead")}
        </Text>
        <SimpleGrid cols={{ base: 1, sm: 2 }} spacing="xl">
          <ContactForm />
          <Ways />
        </SimpleGrid>
      </Container>
    </Frame>
  );
}

/** The other ways to reach us. */
function Ways() {
  const { t } = useTranslation("contact");
  const address = trpc.contact.address.useQuery().data?.email;
  return (
    <Stack>
      {address && (
        <Card>
          <Title order={2} size="h3">
            {t("emailTitle")}
          </Title>
          <Anchor href={`mailto:${address}`}>{address}</Anchor>
        </Card>
      )}
      <Card>
        <Title order={2} size="h3">
          {t("supportTitle")}
        </Title>
        <Text>{t("supportText")}</Text>
        <AnswerTime />
      </Card>
      <Card>
        <Title order={2} size="h3" mb="xs">
          {t("linksTitle")}
        </Title>
        <Stack gap={4} align="flex-start">
          <Anchor component={Link} to="/support">
            {t("tickets")}
          </Anchor>
          <Anchor component={Link} to="/credits">
            {t("credits")}
          </Anchor>
          <Anchor component={Link} to="/dashboard">
            {t("cvs")}
          </Anchor>
        </Stack>
      </Card>
    </Stack>
  );
}

/** How long people really waited, next to what is promised; nothing while that is unknown. */
function AnswerTime() {
  const { t } = useTranslation("contact");
  const answered = trpc.tickets.answerTime.useQuery().data;
  if (!answered) return null;
  const { medianHours } = answered;
  return (
    <Text size="sm" c="dimmed" mt="xs">
      {medianHours === null ? t("answerTimeUnknown") : t("answerTime", { count: medianHours })}
    </Text>
  );
}
