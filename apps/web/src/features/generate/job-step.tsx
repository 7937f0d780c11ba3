import { Button, Card, Grid, Group, Stack } from "@mantine/core";
import { Link } from "@tanstack/react-router";
import { isWebAddress } from "@terzi/contracts/applications";
import { JobDetails } from "@terzi/contracts/cv";
import { POSTING_MAX } from "@terzi/contracts/limits";
import { loadTexts } from "@terzi/i18n/load-texts";
import { shownLanguage } from "@terzi/ui/texts";
import { useLayoutEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { validateBy } from "../../app/contract-form.ts";
import { isBareAddress } from "../bring/read-shared.ts";
import type { Active } from "../match/requirement-row.tsx";
import { AddressNotice } from "./address-notice.tsx";
import type { Order } from "./kept-order.ts";
import { LiveMatch } from "./live-match.tsx";
import { type ChipName, OrderChips } from "./order-chips.tsx";
import { PostingField } from "./posting-field.tsx";
import { SaveForLater } from "./save-for-later.tsx";
import type { LiveMatch as Live } from "./use-live-match.ts";

/**
 * Where the focus goes for somebody who returns to this step: to a field, or its heading. Null when the page was just
 * opened.
 */
export type StepFocus = ChipName | "head" | null;

type Props = {
  order: Order;
  live: Live;
  active: Active;
  change: (changed: Partial<Order>) => void;
  onContinue: () => void;
  focusOn: StepFocus;
};

/** Nothing is set by hand yet: everything follows the posting. */
const UNSETTLED = {
  isTitleTyped: false,
  isCompanyTyped: false,
  isLanguageChosen: false,
  postingUrl: "",
  applicationId: undefined,
};

const validate = validateBy(JobDetails);

/** Step 1: the posting, the title, the company; beside them how well the profile matches. */
export function JobStep({ order, live, active, change, onContinue, focusOn }: Props) {
  const { t } = useTranslation("generate");
  // A field shows its error only after it was left.
  const [left, setLeft] = useState<Record<string, boolean>>({});
  const { jobPosting, jobTitle, company } = order;
  const form = useRef<HTMLFormElement>(null);
  // The focused element went with step 2, so keyboard users continue here.
  useLayoutEffect(() => {
    if (focusOn === "head") form.current?.focus();
    else if (focusOn) form.current?.querySelector<HTMLElement>("[data-autofocus]")?.focus();
  }, [focusOn]);
  const issues = validate({ jobPosting, jobTitle, company });
  const isAddress = isBareAddress(jobPosting);
  const isReady = Object.keys(issues).length === 0 && !isAddress;
  const isRead = live.status === "shown" && !live.isBehind && live.match.matches.length > 0;
  const leave = (name: string) => setLeft((known) => ({ ...known, [name]: true }));
  const errorOf = (name: "jobPosting" | ChipName) =>
    left[name] || order[name].length > POSTING_MAX ? issues[name] : undefined;
  /** What was set for one posting doesn't apply to another: an emptied field starts over. */
  const retype = (jobPosting: string) => {
    const address = order.jobPosting.trim();
    // The text that replaces an address is the posting at that address.
    const from = isAddress && isWebAddress(address) && jobPosting ? { postingUrl: address } : {};
    change(jobPosting ? { jobPosting, ...from } : { jobPosting, ...UNSETTLED });
  };
  const fillExample = async () => {
    const { posting } = await loadTexts(shownLanguage(), "example");
    change({
      jobPosting: posting.text,
      jobTitle: posting.title,
      company: posting.company,
      // Another posting brings its own values.
      isTitleTyped: false,
      isCompanyTyped: false,
    });
  };
  const number = (n: number) => n.toLocaleString(shownLanguage());
  return (
    <form
      ref={form}
      tabIndex={-1}
      aria-label={t("stepJob")}
      style={{ outline: "none" }}
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
                value={jobPosting}
                onChange={(event) => retype(event.currentTarget.value)}
                onBlur={() => leave("jobPosting")}
                error={errorOf("jobPosting")}
              />
              {isAddress && <AddressNotice address={jobPosting} />}
              {jobPosting === "" && (
                <Group gap="xs">
                  <Button variant="subtle" size="compact-sm" onClick={() => void fillExample()}>
                    {t("examplePosting")}
                  </Button>
                  <Button
                    renderRoot={(props) => <Link to="/bookmarklet" {...props} />}
                    variant="subtle"
                    size="compact-sm"
                  >
                    {t("bringHint")}
                  </Button>
                </Group>
              )}
              {jobPosting.length > POSTING_MAX * 0.8 && (
                <span>{t("postingCount", { n: number(jobPosting.length), max: number(POSTING_MAX) })}</span>
              )}
              <OrderChips
                order={order}
                change={change}
                errors={{ jobTitle: errorOf("jobTitle"), company: errorOf("company") }}
                onLeave={leave}
                focusOn={focusOn === "head" ? null : focusOn}
                isTitleNotRead={isRead && jobTitle === "" && !order.isTitleTyped}
              />
            </Stack>
          </Card>
          <Group justify="flex-end" mt="lg">
            <SaveForLater order={order} isReady={isReady} change={change} />
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
