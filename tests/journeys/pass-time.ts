import { openDatabase } from "./open-database.ts";

/**
 * Lets the two minutes pass after which the product asks the provider about a purchase that nobody told of, and the
 * minute's tick that starts the work.
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
