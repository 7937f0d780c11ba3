import {
  type ApplicationStatus,
  ApplicationStatus as Statuses,
  type ApplicationSummary,
} from "@terzi/contracts/applications";
import { useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import classes from "./board.module.css";
import { BoardColumn } from "./board-column.tsx";
import { useMove } from "./use-move.ts";

/** The columns side by side, or stacked where there is no room. Cards move by mouse, keys and menu. */
export function ApplicationBoard({ applications }: { applications: ApplicationSummary[] }) {
  const { t } = useTranslation("applications");
  const store = useMove();
  const [told, tell] = useState("");
  const move = ({ id, jobTitle: title, status: before }: ApplicationSummary, status: ApplicationStatus) => {
    if (before === status) return;
    store(id, status);
    tell(t("card.moved", { title, status: t(`statuses.${status}`) }));
  };
  // A stable function, so that a card isn't redrawn when another moves.
  const latest = useRef(move);
  latest.current = move;
  const [onMove] = useState(
    () =>
      (...moved: Parameters<typeof move>) =>
        latest.current(...moved),
  );
  return (
    <div className={classes.room}>
      <div className={classes.board}>
        {Statuses.options.map((status) => (
          <BoardColumn
            key={status}
            status={status}
            applications={applications.filter((one) => one.status === status)}
            onMove={onMove}
            onDrop={(id) => {
              const dropped = applications.find((one) => one.id === id);
              if (dropped) move(dropped, status);
            }}
          />
        ))}
      </div>
      <p role="status" className={classes.told}>
        {told}
      </p>
    </div>
  );
}
