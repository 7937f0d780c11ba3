import { hashKey } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import type { User } from "@terzi/contracts/account";
import { queryClient } from "../../app/query-client.ts";
import { userKey } from "../../app/trpc.ts";
import { hasBrought } from "../generate/brought-posting.ts";

/** After a log-in or sign-up: nothing of an earlier user stays in memory, and `/` opens. */
export function useEntered(): (user: User) => Promise<void> {
  const navigate = useNavigate();
  return async (user) => {
    // The query for who is signed in stays: its observers, above every page, would keep watching the old one.
    queryClient.removeQueries({ predicate: ({ queryHash }) => queryHash !== hashKey(userKey) });
    queryClient.getMutationCache().clear();
    queryClient.setQueryData(userKey, user);
    // Somebody who brought a posting continues with it.
    await navigate({ to: hasBrought() ? "/generate" : "/" });
  };
}
