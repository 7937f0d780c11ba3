import { Button, Group, Text } from "@mantine/core";
import type { LinkVerdict, RequirementMatch } from "@terzi/contracts/match";
import { useTranslation } from "react-i18next";
import classes from "./match.module.css";

/** Passes on what the person says about a requirement's link; `isBusy` while that is being sent. */
export type LinkDecision = { decide: (requirementId: string, verdict: LinkVerdict) => void; isBusy: boolean };

type Props = { match: RequirementMatch; decision: LinkDecision | undefined };

/** The line in which the AI model sees the requirement and, where it can still be decided, whether that is right. */
export function ModelLinkNote({ match: { link, requirement }, decision }: Props) {
  const { t } = useTranslation("match");
  if (!link) return null;
  const button = (verdict: LinkVerdict, label: string) => (
    <Button
      size="compact-xs"
      variant={verdict === "confirmed" ? "light" : "subtle"}
      disabled={decision?.isBusy}
      onClick={() => decision?.decide(requirement.id, verdict)}
    >
      {label}
    </Button>
  );
  return (
    <div className={classes.modelLink}>
      <Text size="sm" dir="auto" className={classes.words}>
        {t(link.isConfirmed ? "link.confirmed" : "link.seen", { quote: link.quote })}
      </Text>
      {decision && (
        <Group gap="xs" mt={4}>
          {!link.isConfirmed && button("confirmed", t("link.yes"))}
          {button("denied", link.isConfirmed ? t("link.takeBack") : t("link.no"))}
        </Group>
      )}
    </div>
  );
}
