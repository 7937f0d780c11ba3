import { Accordion, Group, Stack, Text } from "@mantine/core";
import { showPercent } from "@terzi/ui/show-values";
import { shownLanguage } from "@terzi/ui/texts";
import { useTranslation } from "react-i18next";
import classes from "./match.module.css";
import { RequirementAccount } from "./requirement-account.tsx";
import type { Share } from "./share-points.ts";
import { showTenths } from "./show-tenths.ts";
import { VerdictMark } from "./verdict-mark.tsx";

type Props = { share: Share; total: number; posting: string };

/** One requirement of the account: closed, what it is and what it earned; opened, why. */
export function BreakdownLine({ share: { match, possible, earned }, total, posting }: Props) {
  const { t } = useTranslation("match");
  const { requirement, verdict, credit } = match;
  const number = (value: number) => value.toLocaleString(shownLanguage(), { maximumFractionDigits: 2 });
  return (
    <Accordion.Item value={requirement.id}>
      <Accordion.Control className={classes.line}>
        <Group gap="sm" wrap="nowrap">
          <VerdictMark verdict={verdict} size={22} />
          <div className={classes.row}>
            <div className={classes.words}>
              <Text size="sm" fw={500} dir="auto">
                {requirement.isJob ? t("theJob", { title: requirement.text }) : requirement.text}
              </Text>
              <Text size="xs" c="dimmed">
                {[t(`kinds.${requirement.kind}`), t(requirement.importance), t(`verdicts.${verdict}`)].join(
                  " · ",
                )}
              </Text>
            </div>
            <Text size="sm" className={classes.points}>
              {t("breakdown.points", { earned: showTenths(earned), possible: showTenths(possible) })}
            </Text>
          </div>{" "}
        </Group>
      </Accordion.Control>
      <Accordion.Panel>
        <Stack gap={4}>
          <RequirementAccount match={match} posting={posting} />
          <Text size="xs" c="dimmed">
            {t("breakdown.weight", {
              weight: number(requirement.weight),
              total: number(total),
              credit: showPercent(credit * 100),
            })}
          </Text>
        </Stack>
      </Accordion.Panel>
    </Accordion.Item>
  );
}
