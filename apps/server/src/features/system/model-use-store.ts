import type { ServerLoad } from "@terzi/contracts/operations";
import type { Db } from "@terzi/db/open-db";
import type { ModelUse } from "../../meters.ts";

/** Adds one piece of work to its day's totals. */
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

/** The average of one piece of each kind of work since a day, those that wrote most first. */
export async function listUseByWork(db: Db, since: string): Promise<ServerLoad["modelUse"]> {
  const rows = await db
    .selectFrom("modelUse")
    .select("work")
    .select(({ fn }) => [
      fn.sum<number>("pieces").as("pieces"),
      fn.sum<number>("promptTokens").as("promptTokens"),
      fn.sum<number>("completionTokens").as("completionTokens"),
      fn.sum<number>("costUsd").as("costUsd"),
    ])
    .where("day", ">=", since)
    .groupBy("work")
    .orderBy(({ fn }) => fn.sum("completionTokens"), "desc")
    .execute();
  return rows.map(({ work, pieces, promptTokens, completionTokens, costUsd }) => ({
    work,
    pieces,
    promptTokens: Math.round(promptTokens / pieces),
    completionTokens: Math.round(completionTokens / pieces),
    costUsd: costUsd / pieces,
  }));
}
