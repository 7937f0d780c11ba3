import type { User } from "@terzi/contracts/account";
import { CvDraft } from "@terzi/contracts/cv-draft";
import { useEffect, useRef, useState } from "react";
import { trpc } from "../../app/trpc.ts";
import { blankOrder, findOrder, isBlank, keepOrder, type Order } from "./kept-order.ts";

/** How long after the last key the account's copy is written. */
const PAUSE_MS = 800;

/**
 * The wizard's entries: kept in this tab at every key, and with the account soon after, so that any device has them. Of
 * this tab's and the account's, what was typed last holds.
 */
export function useKeptOrder(user: User, kept: { draft: CvDraft; typedAt: string } | null) {
  const [{ order, typedAt }, set] = useState(() => {
    const own = findOrder(sessionStorage, user.id);
    if (own && (!kept || own.typedAt >= kept.typedAt)) return own;
    return kept && !isBlank(kept.draft)
      ? { order: kept.draft, typedAt: kept.typedAt }
      : (own ?? { order: blankOrder(user.language), typedAt: "" });
  });
  /** Two changes may come between two drawings: the second builds on the first. */
  const latest = useRef(order);
  const cache = trpc.useUtils();
  const saving = useRef<ReturnType<typeof setTimeout>>(undefined);
  const unsaved = useRef<{ draft: CvDraft; typedAt: string }>(undefined);

  const save = () => {
    clearTimeout(saving.current);
    const draft = unsaved.current;
    unsaved.current = undefined;
    if (!draft) return;
    cache.cv.draft.setData(undefined, draft);
    // This tab has it; the next key, or the next visit, tries again.
    cache.client.cv.saveDraft.mutate(draft).catch(() => {
      unsaved.current ??= draft;
    });
  };
  const keep = (next: Order, at: string) => {
    keepOrder(sessionStorage, user.id, { order: next, typedAt: at });
    const draft = CvDraft.safeParse(next).data;
    if (draft) unsaved.current = { draft, typedAt: at };
    clearTimeout(saving.current);
    saving.current = setTimeout(save, PAUSE_MS);
  };
  useEffect(() => {
    // What this tab typed while there was no connection.
    if (typedAt && typedAt > (kept?.typedAt ?? "") && !isBlank(order)) keep(order, typedAt);
    // Who turns to another device or page has it there.
    document.addEventListener("visibilitychange", save);
    return () => {
      document.removeEventListener("visibilitychange", save);
      save();
    };
  }, []);

  const change = (changed: Partial<Order>) => {
    const next = { ...latest.current, ...changed };
    latest.current = next;
    const now = new Date().toISOString();
    set({ order: next, typedAt: now });
    keep(next, now);
  };
  return { order, change };
}
