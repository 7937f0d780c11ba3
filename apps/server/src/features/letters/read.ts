import type { Letter, LetterId, ListLettersInput } from "@terzi/contracts/letter";
import type { z } from "zod";
import { AppError } from "../../app-error.ts";
import type { UserCtx } from "../../ctx.ts";
import { findCv } from "../cv/store.ts";
import { findLetter, listLetters } from "./store.ts";

/** The letters of an own CV, newest first. */
export async function readLetters(
  ctx: UserCtx,
  { cvId }: z.output<typeof ListLettersInput>,
): Promise<Letter[]> {
  await findCv(ctx.db, ctx.user.id, cvId);
  return listLetters(ctx.db, ctx.user.id, cvId);
}

/** A letter with its CV. The letter of a CV in the bin is in the bin as well. */
export async function readLetter(ctx: UserCtx, { id }: LetterId) {
  const letter = await findLetter(ctx.db, ctx.user.id, id);
  const cv = await findCv(ctx.db, ctx.user.id, letter.cvId).catch((error: unknown) => {
    throw error instanceof AppError && error.code === "CV_NOT_FOUND"
      ? new AppError("LETTER_NOT_FOUND")
      : error;
  });
  return { letter, cv };
}
