import { ActionIcon } from "@mantine/core";
import { IconGripVertical } from "@tabler/icons-react";
import classes from "./studio.module.css";

type Props = {
  label: string;
  onLift: (source: HTMLElement, pointerId: number) => void;
  onStep: (by: -1 | 1) => void;
};

const STEPS: Record<string, -1 | 1> = { ArrowUp: -1, ArrowLeft: -1, ArrowDown: 1, ArrowRight: 1 };

/** A handle to drag something by, or to move it step by step with the arrow keys. */
export const Grip = ({ label, onLift, onStep }: Props) => (
  <ActionIcon
    size={24}
    variant="subtle"
    color="gray"
    className={classes.grip}
    aria-label={label}
    onPointerDown={({ button, currentTarget, pointerId }) => {
      if (button === 0) onLift(currentTarget, pointerId);
    }}
    onKeyDown={(event) => {
      const by = event.altKey || event.ctrlKey || event.metaKey ? undefined : STEPS[event.key];
      if (!by) return;
      event.preventDefault();
      onStep(by);
    }}
  >
    <IconGripVertical size={16} />
  </ActionIcon>
);
