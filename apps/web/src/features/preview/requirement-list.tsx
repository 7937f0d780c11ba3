import { Stack, Text, Title } from "@mantine/core";
import type { MatchResult, RequirementMatch } from "@terzi/contracts/match";
import { useTranslation } from "react-i18next";
import { RequirementCard } from "./requirement-card.tsx";

/** Every requirement of the posting: those that the profile proves, and those to work on. */
export function RequirementList({ match, posting }: { match: MatchResult; posting: string }) {
  const { t } = useTranslation("preview");
  const met = match.matches.filter(({ verdict }) => verdict === "met");
  const open = match.matches.filter(({ verdict }) => verdict !== "met");
  return (
    <Stack gap="xl">
      <Group title={t("met", { n: met.length })} matches={met} empty={t("noMet")} posting={posting} />
      <Group
        title={t("highlight", { n: open.length })}
        matches={open}
        empty={t("noHighlight")}
        posting={posting}
      />
    </Stack>
  );
}

type GroupProps = { title: string; matches: RequirementMatch[]; empty: string; posting: string };

function Group({ title, matches, empty, posting }: GroupProps) {
  return (
    <section>
      <Title order={2} mb="sm">
        {title}
      </Title>
      {matches.length ? (
        <Stack component="ul" gap="xs" p={0} m={0}>
          {matches.map((match) => (
            <RequirementCard key={match.requirement.id} match={match} posting={posting} />
          ))}
        </Stack>
      ) : (
        <Text c="dimmed">{empty}</Text>
      )}
    </section>
  );
}
