import { Button, Group, Text } from "@mantine/core";
import type { LinkVerdict, RequirementMatch } from "@terzi/contracts/match";
import { useTranslation } from "react-i18next";
import classes from "./match.module.css";

/** Says what the person says of a requirement's link; `isBusy` while the last word is on its way. */
export type LinkDecision = { decide: (requirementId: string, verdict: LinkVerdict) => void; isBusy: boolean };

type Props = { match: RequirementMatch; decision: LinkDecision | undefined };

/** The line in which the AI model sees what is asked, and, where it can still be said, whether that is so. */
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
