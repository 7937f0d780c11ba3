import { Anchor, Card, SimpleGrid, Stack, TextInput, Title } from "@mantine/core";
import { isWebAddress } from "@terzi/contracts/applications";
import { useTranslation } from "react-i18next";
import type { DraftProps } from "./draft-props.ts";
import { complainAbout } from "./use-application-draft.ts";

/** Which job it is, and where it was offered. */
export function JobCard({ draft, change }: DraftProps) {
  const { t } = useTranslation("applications");
  const { jobTitle, company, postingUrl } = draft;
  const complaints = complainAbout(draft);
  return (
    <Card component="section">
      <Title order={2} size="h3" mb="sm">
        {t("detail.about")}
      </Title>
      <Stack gap="sm">
        <SimpleGrid cols={{ base: 1, sm: 2 }} spacing="sm">
          <TextInput
            label={t("new.jobTitle")}
            maxLength={300}
            value={jobTitle}
            error={complaints.jobTitle}
            onChange={(event) => change({ jobTitle: event.currentTarget.value })}
          />
          <TextInput
            label={t("new.company")}
            maxLength={300}
            value={company}
            onChange={(event) => change({ company: event.currentTarget.value })}
          />
        </SimpleGrid>
        <TextInput
          label={t("new.postingUrl")}
          type="url"
          placeholder="https://"
          maxLength={2000}
          value={postingUrl}
          error={complaints.postingUrl}
          onChange={(event) => change({ postingUrl: event.currentTarget.value.trim() })}
        />
        {isWebAddress(postingUrl) && (
          <Anchor href={postingUrl} target="_blank" rel="noopener noreferrer" size="sm">
            {t("detail.openUrl")}
          </Anchor>
        )}
      </Stack>
    </Card>
  );
}
