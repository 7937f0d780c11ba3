import { Badge, Card, Group, Text } from "@mantine/core";
import { Link } from "@tanstack/react-router";
import type { CvSummary } from "@terzi/contracts/cv-detail";
import { showDay } from "@terzi/ui/show-values";
import { useTranslation } from "react-i18next";
import { CvMenu } from "./cv-menu.tsx";
import classes from "./cv-row.module.css";
import { BAND_COLOR, bandOf } from "./match-band.ts";
import { PagePicture } from "./page-picture.tsx";

/** One CV of the list, with a picture of its first page; everything but the menu opens it. */
export function CvCard({ cv }: { cv: CvSummary }) {
  const { t } = useTranslation("cvs");
  const basics = useTranslation().t;
  const [created, edited] = [cv.createdAt, cv.editedAt ?? cv.createdAt].map(showDay);
  const facts = [basics(`languages.${cv.language}`), created];
  return (
    <Card component="li" padding="md" className={classes.row}>
      <Group wrap="nowrap" gap="md" align="flex-start">
        <PagePicture id={cv.id} editedAt={cv.editedAt} />
        <div className={classes.what} style={{ flex: 1 }}>
          <Link to="/cvs/$id" params={{ id: cv.id }} className={classes.title}>
            {cv.jobTitle || t("title")}
          </Link>
          {cv.company && <Text className={classes.facts}>{cv.company}</Text>}
          <Text size="sm" c="dimmed" className={classes.facts}>
            {facts.join(" · ")}
          </Text>
          {edited !== created && (
            <Text size="sm" c="dimmed">
              {t("edited", { date: edited })}
            </Text>
          )}
          {cv.isScored ? (
            <Badge color={BAND_COLOR[bandOf(cv.matchScore)]} size="lg" mt="xs">
              {t("match", { score: cv.matchScore })}
            </Badge>
          ) : (
            <Text size="sm" c="dimmed" mt="xs">
              {t("notScored")}
            </Text>
          )}
        </div>
        <CvMenu cv={cv} />
      </Group>
    </Card>
  );
}
