import { Stack, Tabs } from "@mantine/core";
import type { CvContent } from "@terzi/contracts/cv";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { MatchPanel } from "../match/match-panel.tsx";
import type { LinkDecision } from "../match/model-link-note.tsx";
import { ComparePanel } from "../preview/compare-panel.tsx";
import type { StudioCv } from "../preview/reviewed.ts";
import { ScoreCard } from "../preview/score-card.tsx";
import { Bench } from "./bench.tsx";
import type { Studio } from "./use-studio.ts";

type Props = {
  cv: StudioCv;
  studio: Studio;
  decision?: LinkDecision;
  heading: ReactNode;
  notices?: ReactNode;
  saved: ReactNode;
  footer?: ReactNode;
};

/** The tailor's table for any CV: the page, the whole match, and the comparison with the profile. */
export function StudioScreen({ cv, studio, decision, heading, notices, saved, footer }: Props) {
  const { t } = useTranslation("preview");
  const { doc, change } = studio;
  const edit = (content: Partial<CvContent>) =>
    change((now) => ({ ...now, content: { ...now.content, ...content } }));
  return (
    <Stack gap="sm" data-desk>
      {heading}
      {notices}
      <Tabs defaultValue="page" keepMounted={false}>
        <Tabs.List>
          <Tabs.Tab value="page">{t("tabs.page")}</Tabs.Tab>
          <Tabs.Tab value="match">{t("tabs.match")}</Tabs.Tab>
          <Tabs.Tab value="compare">{t("tabs.compare")}</Tabs.Tab>
        </Tabs.List>
        <Tabs.Panel value="page" pt="xs">
          <Bench cv={cv} studio={studio} saved={saved} />
        </Tabs.Panel>
        <Tabs.Panel value="match" pt="lg" maw="72rem" mx="auto">
          <Stack>
            <ScoreCard match={cv.match} />
            <MatchPanel match={cv.match} posting={cv.jobPosting} {...(decision && { decision })} />
          </Stack>
        </Tabs.Panel>
        <Tabs.Panel value="compare" pt="lg" maw="72rem" mx="auto">
          <ComparePanel kept={{ preview: cv, content: doc.content, confirmed: doc.confirmed }} edit={edit} />
        </Tabs.Panel>
      </Tabs>
      {footer}
    </Stack>
  );
}
