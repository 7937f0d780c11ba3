import { useSessionNews } from "@terzi/ui/session-news";
import { queryClient } from "./query-client.ts";
import { trpc, trpcClient, userKey } from "./trpc.ts";

const findUserId = async (): Promise<string | null> => (await trpcClient.auth.user.query())?.id ?? null;
const askAgain = (): void => void queryClient.invalidateQueries({ queryKey: userKey });

/** Keeps this tab with the session that all tabs share. */
export function useSharedSession(): void {
  const { data: user } = trpc.auth.user.useQuery();
  useSessionNews({ userId: user === undefined ? undefined : (user?.id ?? null), findUserId, askAgain });
}
