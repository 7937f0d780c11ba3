import { hashKey } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import type { User } from "@terzi/contracts/account";
import { queryClient } from "../../app/query-client.ts";
import { userKey } from "../../app/trpc.ts";
import { hasBrought } from "../generate/brought-posting.ts";

/** What follows a log-in or sign-up: nothing of an earlier user is left in memory, and `/` opens. */
export function useEntered(): (user: User) => Promise<void> {
  const navigate = useNavigate();
  return async (user) => {
    // The read of who is signed in stays: what watches it, above every page, would go on watching the old one.
    queryClient.removeQueries({ predicate: ({ queryHash }) => queryHash !== hashKey(userKey) });
    queryClient.getMutationCache().clear();
    queryClient.setQueryData(userKey, user);
    // Who brought a posting along goes on with it.
    await navigate({ to: hasBrought() ? "/generate" : "/" });
  };
}
