import type { Db } from "@terzi/db/open-db";
import type { ModelUse } from "../../meters.ts";

/** Adds one piece of work to those of its day. */
export const addModelUse = (db: Db, { work, usage }: ModelUse, now: Date) =>
  db
    .insertInto("modelUse")
    .values({
      day: now.toISOString().slice(0, 10),
      work,
      model: usage.model,
      pieces: 1,
      requests: usage.requests,
      promptTokens: usage.promptTokens,
      completionTokens: usage.completionTokens,
      costUsd: usage.costUsd ?? 0,
    })
    .onConflict((conflict) =>
      conflict.columns(["day", "work", "model"]).doUpdateSet((row) => ({
        pieces: row("modelUse.pieces", "+", 1),
        requests: row("modelUse.requests", "+", row.ref("excluded.requests")),
        promptTokens: row("modelUse.promptTokens", "+", row.ref("excluded.promptTokens")),
        completionTokens: row("modelUse.completionTokens", "+", row.ref("excluded.completionTokens")),
        costUsd: row("modelUse.costUsd", "+", row.ref("excluded.costUsd")),
      })),
    )
    .execute();

/** What one CV took on average since a day; null where a model worded none. */
export async function findUseOfCv(
  db: Db,
  since: string,
): Promise<{ cvs: number; promptTokens: number; completionTokens: number; costUsd: number } | null> {
  const { cvs, promptTokens, completionTokens, costUsd } = await db
    .selectFrom("modelUse")
    .select(({ fn }) => [
      fn.sum<number | null>("pieces").as("cvs"),
      fn.sum<number | null>("promptTokens").as("promptTokens"),
      fn.sum<number | null>("completionTokens").as("completionTokens"),
      fn.sum<number | null>("costUsd").as("costUsd"),
    ])
    .where("work", "=", "cv")
    .where("day", ">=", since)
    .executeTakeFirstOrThrow();
  if (!cvs) return null;
  const each = (sum: number | null) => Math.round((sum ?? 0) / cvs);
  return {
    cvs,
    promptTokens: each(promptTokens),
    completionTokens: each(completionTokens),
    costUsd: (costUsd ?? 0) / cvs,
  };
}
