import { getRouteApi } from "@tanstack/react-router";
import { useEffect, useRef } from "react";

const route = getRouteApi("/_panel/tickets");

/**
 * Steps from the open ticket to its neighbour in the list. A ticket that has left the list since it was opened
 * (answered, in a list of waiting ones) counts as still being where it was.
 */
export function useSteps(ids: string[], openId: string | undefined) {
  const navigate = route.useNavigate();
  const lastPlace = useRef(0);
  const found = openId === undefined ? -1 : ids.indexOf(openId);
  useEffect(() => {
    if (found >= 0) lastPlace.current = found;
  }, [found]);
  const goTo = (at: number) => {
    const id = ids[at];
    if (id === undefined) return;
    void navigate({ search: (kept) => ({ ...kept, ticket: id }), resetScroll: false });
    document.getElementById(entryId(id))?.focus();
  };
  return {
    next: () => goTo(found >= 0 ? found + 1 : Math.min(lastPlace.current, ids.length - 1)),
    previous: () => goTo((found >= 0 ? found : lastPlace.current) - 1),
  };
}

/** The element of a ticket's entry in the list. */
export const entryId = (ticketId: string): string => `ticket-${ticketId}`;
