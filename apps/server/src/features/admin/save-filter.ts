import { SAVED_FILTERS_MAX, type SavedFilter, type SaveFilterInput } from "@terzi/contracts/admin-lists";
import { AppError } from "../../app-error.ts";
import type { AdminCtx } from "../../ctx.ts";
import { listSavedFilters, upsertSavedFilter } from "./saved-filter-store.ts";

/** Saves a list's filters under a name of the admin's; a view with that name is replaced. */
export async function saveFilter(ctx: AdminCtx, input: SaveFilterInput): Promise<SavedFilter> {
  const filter = { ...input, name: input.name.trim() };
  const kept = await listSavedFilters(ctx.db, ctx.user.id);
  const isNew = !kept.some(({ list, name }) => list === filter.list && name === filter.name);
  if (isNew && kept.length >= SAVED_FILTERS_MAX) throw new AppError("TOO_MANY_FILTERS");
  return upsertSavedFilter(ctx.db, ctx.user.id, filter);
}
