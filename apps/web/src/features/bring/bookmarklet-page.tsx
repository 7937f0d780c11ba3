import { Button, Card, CopyButton, Group, Stack, Text, Title } from "@mantine/core";
import { IconCheck, IconCopy } from "@tabler/icons-react";
import { Link } from "@tanstack/react-router";
import { PageHeading } from "@terzi/ui/page-heading";
import { usePageTitle } from "@terzi/ui/page-title";
import { useTranslation } from "react-i18next";
import { bookmarklet } from "./bookmarklet.ts";
import { BookmarkletLink } from "./bookmarklet-link.tsx";

/** How a posting comes here from other pages: by a bookmark, or by a phone's share menu. */
export function BookmarkletPage() {
  const { t } = useTranslation("bring");
  usePageTitle(t("title"));
  const address = bookmarklet(location.origin);
  return (
    <Stack gap="md" maw="46rem">
      <PageHeading title={t("title")} lead={t("lead")} />
      <Card component="section">
        <Title order={2} mb="sm">
          {t("computer.title")}
        </Title>
        <Stack gap="md" align="flex-start">
          <Group gap="sm">
            <Text>{t("computer.drag")}</Text>
            <BookmarkletLink address={address} />
          </Group>
          <Text>{t("computer.use")}</Text>
          <Text c="dimmed">{t("computer.noBar")}</Text>
          <CopyButton value={address}>
            {({ copied, copy }) => (
              <Button
                variant="default"
                leftSection={copied ? <IconCheck size={18} /> : <IconCopy size={18} />}
                onClick={copy}
              >
                {t(copied ? "computer.copied" : "computer.copy")}
              </Button>
            )}
          </CopyButton>
        </Stack>
      </Card>
      <Card component="section">
        <Title order={2} mb="sm">
          {t("phone.title")}
        </Title>
        <Stack gap="sm">
          <Text>{t("phone.install")}</Text>
          <Text>{t("phone.use")}</Text>
        </Stack>
      </Card>
      <Button
        renderRoot={(props) => <Link to="/generate" {...props} />}
        variant="subtle"
        style={{ alignSelf: "flex-start" }}
      >
        {t("begin")}
      </Button>
    </Stack>
  );
}
