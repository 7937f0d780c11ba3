import { ActionIcon } from "@mantine/core";
import type { ComponentProps } from "react";

type Props = Omit<ComponentProps<typeof ActionIcon<"button">>, "onClick"> & {
  label: string;
  onClick: (() => void) | undefined;
};

/** A quiet button with a picture. Without `onClick` it can't be pressed, and looks like that. */
export const IconButton = ({ label, onClick, ...others }: Props) => (
  <ActionIcon
    {...others}
    variant={onClick ? "subtle" : "transparent"}
    color="gray"
    aria-label={label}
    disabled={!onClick}
    onClick={onClick}
  />
);
