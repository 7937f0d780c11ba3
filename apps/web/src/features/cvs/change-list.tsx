import { Badge, Stack, Text } from "@mantine/core";
import type { CvChange } from "@terzi/contracts/saved-cv";
import { useTranslation } from "react-i18next";
import classes from "./change-list.module.css";
import { sectionWords } from "./section-words.ts";

const COLOR = { added: "green", removed: "red", reworded: "ink", moved: "gray" };

/** What differs between two versions, under the job, school or section that it belongs to. */
export function ChangeList({ changes }: { changes: CvChange[] }) {
  const { t } = useTranslation("cvs");
  const ownWords: Record<string, string> = {
    title: t("jobTitle"),
    // It stands where the job title does.
    headline: t("jobTitle"),
    company: t("company"),
    template: t("compare.look"),
    design: t("compare.look"),
  };
  const heading = ({ section, entry }: CvChange): string => {
    const words = ownWords[section] ?? sectionWords(section) ?? t("compare.other");
    return entry && section !== "design" ? `${words} · ${entry}` : words;
  };
  const groups = [...Map.groupBy(changes, heading)];
  return (
    <Stack gap="lg">
      {groups.map(([words, group]) => (
        <section key={words} aria-label={words}>
          <Text fw={600} mb="xs" style={{ overflowWrap: "anywhere" }}>
            {words}
          </Text>
          <Stack component="ul" gap="sm" p={0} m={0} style={{ listStyle: "none" }}>
            {group.map((change, position) => (
              // The list never changes, and may contain duplicates.
              <li key={position} className={classes.change}>
                <Badge color={COLOR[change.kind]} className={classes.kind}>
                  {t(`compare.${change.kind}`)}
                </Badge>
                <div className={classes.texts}>
                  {change.before && change.section !== "design" && (
                    <Text component="del" className={classes.before}>
                      {change.before}
                    </Text>
                  )}
                  {change.after && change.section !== "design" && (
                    <Text component="ins" className={classes.after}>
                      {change.after}
                    </Text>
                  )}
                </div>
              </li>
            ))}
          </Stack>
        </section>
      ))}
    </Stack>
  );
}
