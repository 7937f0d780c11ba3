import { draggable } from "@atlaskit/pragmatic-drag-and-drop/element/adapter";
import { Badge, Text } from "@mantine/core";
import { Link } from "@tanstack/react-router";
import {
  type ApplicationStatus,
  ApplicationStatus as Statuses,
  type ApplicationSummary,
} from "@terzi/contracts/applications";
import { type KeyboardEvent, memo, useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { BAND_COLOR, bandOf } from "../cvs/match-band.ts";
import { ApplicationMenu } from "./application-menu.tsx";
import classes from "./board.module.css";
import { StepLine } from "./step-line.tsx";

type Props = {
  application: ApplicationSummary;
  onMove: (application: ApplicationSummary, status: ApplicationStatus) => void;
};

/** One application on the board: a press opens it, a drag or Shift and an arrow key moves it. */
export const BoardCard = memo(function BoardCard({ application, onMove }: Props) {
  const { t } = useTranslation("applications");
  const { id, jobTitle, company, matchScore, outcome } = application;
  const card = useRef<HTMLLIElement>(null);
  const link = useRef<HTMLAnchorElement>(null);
  const [isDragged, setDragged] = useState(false);
  useEffect(() => {
    if (!card.current) return;
    return draggable({
      element: card.current,
      getInitialData: () => ({ applicationId: id }),
      onDragStart: () => setDragged(true),
      onDrop: () => setDragged(false),
    });
  }, [id]);
  // The card is redrawn in its new column, where keyboard users continue.
  useEffect(() => {
    if (takeMovedByKey(id)) link.current?.focus();
  }, [id]);
  const onKeyDown = (event: KeyboardEvent) => {
    if (!event.shiftKey || (event.key !== "ArrowLeft" && event.key !== "ArrowRight")) return;
    const at = Statuses.options.indexOf(application.status);
    const next = Statuses.options[at + (event.key === "ArrowRight" ? 1 : -1)];
    if (!next) return;
    event.preventDefault();
    movedByKey = id;
    onMove(application, next);
  };
  return (
    <li ref={card} className={classes.card} data-dragged={isDragged || undefined}>
      <div className={classes.what}>
        <Link
          ref={link}
          to="/applications/$id"
          params={{ id }}
          draggable={false}
          className={classes.title}
          title={t("card.keys")}
          aria-keyshortcuts="Shift+ArrowLeft Shift+ArrowRight"
          onKeyDown={onKeyDown}
        >
          {jobTitle}
        </Link>
        {company && (
          <Text size="sm" className={classes.company ?? ""}>
            {company}
          </Text>
        )}
        <div className={classes.marks}>
          {matchScore !== null && (
            <Badge
              color={BAND_COLOR[bandOf(matchScore)]}
              aria-label={t("card.matchLabel", { score: matchScore })}
            >
              {t("card.match", { score: matchScore })}
            </Badge>
          )}
          {outcome && (
            <Badge color={outcome === "accepted" ? "green" : "gray"}>{t(`outcomes.${outcome}`)}</Badge>
          )}
        </div>
        <StepLine application={application} />
      </div>
      <ApplicationMenu application={application} onMove={(to) => onMove(application, to)} />
    </li>
  );
});

/** The card that a key has just moved; one at a time. */
let movedByKey: string | null = null;

function takeMovedByKey(id: string): boolean {
  if (movedByKey !== id) return false;
  movedByKey = null;
  return true;
}
