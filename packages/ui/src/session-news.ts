import { useEffect } from "react";

const CHANNEL = "terzi-session";

let isLeft = false;

/**
 * Whether this page is being left because its person is: what they typed is stored, and "Leave page?" would get in
 * the way.
 */
export const isPageLeft = (): boolean => isLeft;

/**
 * Tells the other tabs of this browser who is signed in, and hears of it from them: they share one session. A tab whose
 * person has left loads anew, so that nothing of theirs stays; one whose visitor has signed in elsewhere asks again.
 *
 * `userId`: null for a visitor, undefined while unknown. `findUserId` asks the server, because a tab may tell old news.
 */
export function useSessionNews(session: {
  userId: string | null | undefined;
  findUserId: () => Promise<string | null>;
  askAgain: () => void;
}): void {
  const { userId, findUserId, askAgain } = session;
  useEffect(() => {
    if (userId === undefined) return;
    const channel = new BroadcastChannel(CHANNEL);
    channel.postMessage(userId);
    channel.addEventListener("message", async ({ data: heard }) => {
      if (heard === userId) return;
      // Without an answer nothing changes: the next call finds out.
      const now = await findUserId().catch(() => userId);
      if (now === userId) return;
      if (userId === null) return askAgain();
      isLeft = true;
      // For another person, this page may not even exist.
      if (now === null) window.location.reload();
      else window.location.replace("/");
    });
    return () => channel.close();
  }, [userId, findUserId, askAgain]);
}
