import { openDatabase } from "./open-database.ts";

/**
 * Skips the two minutes after which the product asks the provider about an unreported purchase, and the tick that
 * starts the job.
 */
export async function passPurchaseTime(dataDir: string): Promise<void> {
  const database = await openDatabase(dataDir);
  try {
    await database.query("update purchase set next_check_at = now() where next_check_at is not null");
    await database.query("select graphile_worker.add_job('reconcilePayments')");
  } finally {
    await database.end();
  }
}
