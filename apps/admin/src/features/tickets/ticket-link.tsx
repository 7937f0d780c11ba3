import { Anchor } from "@mantine/core";
import { Link } from "@tanstack/react-router";
import type { ReactNode } from "react";

/** A link to a ticket. */
export const TicketLink = ({ id, children }: { id: string; children: ReactNode }) => (
  <Anchor
    size="sm"
    renderRoot={(props) => (
      <Link to="/tickets" search={{ ticket: id }} {...props}>
        {children}
      </Link>
    )}
  />
);
