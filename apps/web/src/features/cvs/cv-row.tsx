import { Badge, Card, Group, Text } from "@mantine/core";
import { Link } from "@tanstack/react-router";
import type { CvSummary } from "@terzi/contracts/cv-detail";
import { showDay } from "@terzi/ui/show-values";
import { useTranslation } from "react-i18next";
import classes from "./cv-row.module.css";

type Props = { cv: CvSummary; badgeColor: string };

/** One CV in a list: the whole row leads to it. */
export function CvRow({ cv, badgeColor }: Props) {
  const { t } = useTranslation("cvs");
  const basics = useTranslation().t;
  return (
    <Card component="li" padding="md" className={classes.row}>
      <Group justify="space-between" wrap="nowrap" gap="md">
        <div className={classes.what}>
          <Link to="/cvs/$id" params={{ id: cv.id }} className={classes.title}>
            {cv.jobTitle || t("title")}
          </Link>
          <Text size="sm" c="dimmed" className={classes.facts}>
            {[
              cv.company,
              basics(`languages.${cv.language}`),
              showDay(cv.createdAt),
              cv.isScored ? "" : t("notScored"),
            ]
              .filter(Boolean)
              .join(" · ")}
          </Text>
        </div>
        {cv.isScored ? (
          <Badge color={badgeColor} size="lg" style={{ flex: "none" }}>
            {t("match", { score: cv.matchScore })}
          </Badge>
        ) : (
          <Badge color="gray" variant="outline" size="lg" style={{ flex: "none" }} aria-hidden>
            –
          </Badge>
        )}
      </Group>
    </Card>
  );
}
