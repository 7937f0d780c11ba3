import { Card, Text, Title } from "@mantine/core";
import type { CvDetail } from "@terzi/contracts/cv-detail";
import { useTranslation } from "react-i18next";
import { MatchPanel } from "../match/match-panel.tsx";

type Props = { posting: string; match: CvDetail["match"] };

/** The posting as it was pasted, with the account of the score beside it where that was kept. */
export function PostingCard({ posting, match }: Props) {
  const { t } = useTranslation("cvs");
  return (
    <Card>
      <Title order={2} mb="md">
        {t("posting")}
      </Title>
      {posting ? <PostingBody posting={posting} match={match} /> : <Text c="dimmed">{t("noPosting")}</Text>}
    </Card>
  );
}

const PostingBody = ({ posting, match }: Props) =>
  match?.matches.length ? (
    <MatchPanel match={match} posting={posting} />
  ) : (
    <Text dir="auto" style={{ whiteSpace: "pre-wrap", overflowWrap: "anywhere" }}>
      {posting}
    </Text>
  );
