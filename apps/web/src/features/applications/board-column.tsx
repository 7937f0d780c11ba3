import { dropTargetForElements } from "@atlaskit/pragmatic-drag-and-drop/element/adapter";
import { Text, Title } from "@mantine/core";
import type { ApplicationStatus, ApplicationSummary } from "@terzi/contracts/applications";
import { useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import classes from "./board.module.css";
import { BoardCard } from "./board-card.tsx";

type Props = {
  status: ApplicationStatus;
  applications: ApplicationSummary[];
  onMove: (application: ApplicationSummary, status: ApplicationStatus) => void;
  onDrop: (id: string) => void;
};

/** One column: what has got so far. A card can be dropped anywhere on it. */
export function BoardColumn({ status, applications, onMove, onDrop }: Props) {
  const { t } = useTranslation("applications");
  const column = useRef<HTMLElement>(null);
  const [isOver, setOver] = useState(false);
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
          {applications.map((application) => (
            <BoardCard
              key={application.id}
              application={application}
              onMove={(to) => onMove(application, to)}
            />
          ))}
        </ul>
      )}
    </section>
  );
}
