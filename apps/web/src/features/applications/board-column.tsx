import { dropTargetForElements } from "@atlaskit/pragmatic-drag-and-drop/element/adapter";
import { Button, Text, Title } from "@mantine/core";
import type { ApplicationStatus, ApplicationSummary } from "@terzi/contracts/applications";
import { useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import classes from "./board.module.css";
import { BoardCard } from "./board-card.tsx";

/** More than anybody looks through; most recently moved first. */
const CARDS_SHOWN = 25;

type Props = {
  status: ApplicationStatus;
  applications: ApplicationSummary[];
  onMove: (application: ApplicationSummary, status: ApplicationStatus) => void;
  onDrop: (id: string) => void;
};

/** One column of the board. A card can be dropped anywhere on it. */
export function BoardColumn({ status, applications, onMove, onDrop }: Props) {
  const { t } = useTranslation("applications");
  const column = useRef<HTMLElement>(null);
  const [isOver, setOver] = useState(false);
  const [limit, setLimit] = useState(CARDS_SHOWN);
  const dropped = useRef(onDrop);
  dropped.current = onDrop;
  useEffect(() => {
    if (!column.current) return;
    return dropTargetForElements({
      element: column.current,
      onDragEnter: () => setOver(true),
      onDragLeave: () => setOver(false),
      onDrop: ({ source }) => {
        setOver(false);
        const { applicationId } = source.data;
        if (typeof applicationId === "string") dropped.current(applicationId);
      },
    });
  }, []);
  const name = t(`statuses.${status}`);
  return (
    <section
      ref={column}
      aria-label={name}
      className={classes.column}
      data-over={isOver || undefined}
      data-empty={applications.length === 0 || undefined}
    >
      <div className={classes.head}>
        <Title order={2} size="h4">
          {name}
        </Title>
        <Text size="sm" c="dimmed">
          {applications.length}
        </Text>
      </div>
      {applications.length === 0 ? (
        <Text size="sm" c="dimmed" className={classes.nothing ?? ""}>
          {t("emptyColumn")}
        </Text>
      ) : (
        <ul className={classes.cards}>
          {applications.slice(0, limit).map((application) => (
            <BoardCard key={application.id} application={application} onMove={onMove} />
          ))}
        </ul>
      )}
      {applications.length > limit && (
        <Button variant="subtle" size="compact-sm" onClick={() => setLimit(limit + CARDS_SHOWN)}>
          {t("moreCards", { n: applications.length - limit })}
        </Button>
      )}
    </section>
  );
}
