import type { CareerData, SaveCareerInput } from "@terzi/contracts/career";
import { jsonBytes } from "@terzi/contracts/json-bytes";
import { PROFILE_MAX_BYTES } from "@terzi/contracts/limits";
import type { z } from "zod";
import { AppError } from "../../app-error.ts";
import type { UserCtx } from "../../ctx.ts";
import { findCareer, upsertCareer } from "./store.ts";

/** Saves the profile, unless another tab or device has saved one since this version was read. */
export async function saveCareer(ctx: UserCtx, input: z.output<typeof SaveCareerInput>): Promise<CareerData> {
  const { version: expected, ...profile } = input;
  if (jsonBytes(profile) > PROFILE_MAX_BYTES) throw new AppError("PROFILE_TOO_LARGE");
  const version = await upsertCareer(ctx.db, ctx.user.id, profile, expected);
  if (version === null)
    throw new AppError("STALE_PROFILE", { details: await findCareer(ctx.db, ctx.user.id) });
  return { ...profile, version };
}
