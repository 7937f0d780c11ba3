import { Button, Group, Stack, Text, Title } from "@mantine/core";
import type { RequirementMatch, Verdict } from "@terzi/contracts/match";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { VerdictMark } from "../match/verdict-mark.tsx";

const SHOWN_AT_FIRST = 5;

/** What the posting asks for, in its own words, of one verdict; what weighs most comes first. */
export function AskedList({ verdict, matches }: { verdict: Verdict; matches: RequirementMatch[] }) {
  const { t } = useTranslation("match");
  const [isWhole, setWhole] = useState(false);
  if (!matches.length) return null;
  const sorted = matches.toSorted((a, b) => b.requirement.weight - a.requirement.weight);
  const hidden = sorted.length - SHOWN_AT_FIRST;
  return (
    <div>
      <Title order={3} size="h5" mb={6}>
        {t(`verdicts.${verdict}`)} ({matches.length})
      </Title>
      <Stack component="ul" gap={6} p={0} m={0} style={{ listStyle: "none" }}>
        {(isWhole ? sorted : sorted.slice(0, SHOWN_AT_FIRST)).map((match) => (
          <AskedItem key={match.requirement.id} match={match} />
        ))}
      </Stack>
      {hidden > 0 && (
        <Button
          variant="subtle"
          size="compact-sm"
          mt={4}
          onClick={() => setWhole(!isWhole)}
          aria-expanded={isWhole}
        >
          {isWhole ? t("fewer") : t("more", { count: hidden })}
        </Button>
      )}
    </div>
  );
}

function AskedItem({ match: { requirement, verdict, reason } }: { match: RequirementMatch }) {
  const { t } = useTranslation("match");
  return (
    <Group component="li" gap="xs" wrap="nowrap" align="flex-start">
      <VerdictMark verdict={verdict} size={22} />
      <div style={{ minWidth: 0 }}>
        <Text size="sm" lh={1.4} dir="auto" style={{ overflowWrap: "anywhere" }}>
          {requirement.isJob ? t("theJob", { title: requirement.text }) : requirement.text}
          {requirement.importance === "nice" && (
            <Text span size="sm" c="dimmed">
              {" "}
              · {t("nice")}
            </Text>
          )}
        </Text>
        {verdict === "partly" && (
          <Text size="sm" c="dimmed" lh={1.4} style={{ overflowWrap: "anywhere" }}>
            {reason}
          </Text>
        )}
      </div>
    </Group>
  );
}
