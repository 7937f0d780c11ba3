import { Alert, Badge, Button, Card, Group, Stack, Text } from "@mantine/core";
import { IconCheck, IconHelpCircle } from "@tabler/icons-react";
import type { Claim } from "@terzi/contracts/cv";
import type { Place } from "@terzi/contracts/place";
import { useTranslation } from "react-i18next";
import { openClaims, standingClaims } from "./claims.ts";
import type { Reviewed } from "./reviewed.ts";

type Props = { kept: Reviewed; onConfirm: (name: Place) => void; onDrop: (name: Place) => void };

/** What the extensive mode added: the person whose CV it is confirms or drops each statement. */
export function ClaimsPanel({ kept, onConfirm, onDrop }: Props) {
  const { t } = useTranslation("preview");
  const standing = standingClaims(kept);
  if (!kept.preview.claims.some((claim) => claim.added)) return null;
  if (!openClaims(kept).length)
    return (
      <Alert color="green" icon={<IconCheck />} role="status">
        {t("claimsDone")}
      </Alert>
    );
  return (
    <Alert color="thread" icon={<IconHelpCircle />} title={t("claimsTitle", { count: standing.length })}>
      <Text size="sm" mb="md">
        {t("claimsText")}
      </Text>
      <Stack component="ul" gap="xs" p={0} m={0}>
        {standing.map((claim) => (
          <ClaimRow
            key={claim.name}
            claim={claim}
            isConfirmed={kept.confirmed.includes(claim.name)}
            onConfirm={() => onConfirm(claim.name)}
            onDrop={() => onDrop(claim.name)}
          />
        ))}
      </Stack>
    </Alert>
  );
}

type RowProps = { claim: Claim; isConfirmed: boolean; onConfirm: () => void; onDrop: () => void };

function ClaimRow({ claim, isConfirmed, onConfirm, onDrop }: RowProps) {
  const { t } = useTranslation("preview");
  return (
    <Card component="li" padding="sm">
      <Group justify="space-between">
        <Text size="sm" style={{ flex: "1 1 16rem", overflowWrap: "anywhere" }}>
          {claim.text}
        </Text>
        {isConfirmed ? (
          <Badge color="green">{t("confirmed")}</Badge>
        ) : (
          <Group gap="xs">
            <Button size="compact-sm" onClick={onConfirm}>
              {t("confirm")}
            </Button>
            <Button size="compact-sm" variant="default" onClick={onDrop}>
              {t("drop")}
            </Button>
          </Group>
        )}
      </Group>
    </Card>
  );
}
