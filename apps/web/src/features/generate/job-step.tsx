import { Button, Card, Grid, Group, SimpleGrid, Stack, TextInput } from "@mantine/core";
import type { CareerProfile } from "@terzi/contracts/career";
import { JobDetails } from "@terzi/contracts/cv";
import { POSTING_MAX } from "@terzi/contracts/limits";
import { loadTexts } from "@terzi/i18n/load-texts";
import { shownLanguage } from "@terzi/ui/texts";
import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { validateBy } from "../../app/contract-form.ts";
import { followPosting } from "./follow-posting.ts";
import type { Order } from "./kept-order.ts";
import { LiveMatch } from "./live-match.tsx";
import { PostingField } from "./posting-field.tsx";
import { useLiveMatch } from "./use-live-match.ts";

type Props = {
  order: Order;
  profile: CareerProfile;
  change: (changed: Partial<Order>) => void;
  onContinue: () => void;
};

const validate = validateBy(JobDetails);

/** Step 1: the posting, the title, the company; beside them how well the profile matches. */
export function JobStep({ order, profile, change, onContinue }: Props) {
  const { t } = useTranslation("generate");
  // A field is complained about only after it was left.
  const [left, setLeft] = useState<Record<string, boolean>>({});
  const { jobPosting, jobTitle, company } = order;
  const live = useLiveMatch({ posting: jobPosting, profile });
  const [id, set] = useState<string | null>(null);
  const followed = followPosting(order, live);
  useEffect(() => {
    if (followed) change(followed);
  });
  const active = { id, set };
  const issues = validate({ jobPosting, jobTitle, company });
  const isReady = Object.keys(issues).length === 0;
  const field = (name: "jobPosting" | "jobTitle" | "company") => ({
    value: order[name],
    onChange: (event: { currentTarget: { value: string } }) =>
      change({
        [name]: event.currentTarget.value,
        ...(name === "jobTitle" ? { isTitleTyped: true } : {}),
      }),
    onBlur: () => setLeft((known) => ({ ...known, [name]: true })),
    error: left[name] || order[name].length > POSTING_MAX ? issues[name] : undefined,
  });
  const fillExample = async () => {
    const { posting } = await loadTexts(shownLanguage(), "example");
    change({
      jobPosting: posting.text,
      jobTitle: posting.title,
      company: posting.company,
      isTitleTyped: true,
    });
  };
  const number = (n: number) => n.toLocaleString(shownLanguage());
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        if (isReady) onContinue();
      }}
    >
      <Grid gap="lg">
        <Grid.Col span={{ base: 12, lg: 7 }}>
          <Card padding="xl">
            <Stack gap="lg">
              <PostingField
                matches={live.status === "shown" && !live.isBehind ? live.match.matches : []}
                active={active}
                label={t("posting")}
                description={t("postingHint")}
                placeholder={t("postingPlaceholder")}
                required
                autosize
                minRows={10}
                maxRows={22}
                {...field("jobPosting")}
              />
              {jobPosting === "" && (
                <Button
                  variant="subtle"
                  size="compact-sm"
                  onClick={() => void fillExample()}
                  style={{ alignSelf: "flex-start" }}
                >
                  {t("examplePosting")}
                </Button>
              )}
              {jobPosting.length > POSTING_MAX * 0.8 && (
                <span>{t("postingCount", { n: number(jobPosting.length), max: number(POSTING_MAX) })}</span>
              )}
              <SimpleGrid cols={{ base: 1, xs: 2 }}>
                <TextInput label={t("jobTitle")} required maxLength={300} {...field("jobTitle")} />
                <TextInput
                  label={`${t("company")} (${t("optional")})`}
                  maxLength={300}
                  {...field("company")}
                />
              </SimpleGrid>
            </Stack>
          </Card>
          <Group justify="flex-end" mt="lg">
            <Button type="submit" size="md" disabled={!isReady}>
              {t("continue")}
            </Button>
          </Group>
        </Grid.Col>
        <Grid.Col span={{ base: 12, lg: 5 }}>
          <LiveMatch live={live} posting={jobPosting} active={active} />
        </Grid.Col>
      </Grid>
    </form>
  );
}
