import { inject } from "vitest";
import { openDatabase } from "./open-database.ts";
import { type Product, startProduct } from "./product.ts";

export type SharedProduct = Pick<Product, "url" | "dataDir">;

declare module "vitest" {
  interface ProvidedContext {
    /** One product for all journeys that need none of their own: to start it costs more than most of them. */
    sharedProduct: SharedProduct;
  }
}

/** vitest's global set-up. */
export async function setup(project: {
  provide(key: "sharedProduct", value: SharedProduct): void;
}): Promise<() => Promise<void>> {
  const { url, dataDir, stop } = await startProduct({
    // A journey's own program listens on this machine.
    env: { WEBHOOKS_TO_PRIVATE_ADDRESSES: "true" },
  });
  project.provide("sharedProduct", { url, dataDir });
  return stop;
}

/**
 * The product that journeys share, two of them at a time: for those that change no setting, look at no list of all
 * people, and use addresses of their own. They come from one machine, which counts as an office that signs up together.
 */
export async function joinProduct(): Promise<SharedProduct> {
  const product = inject("sharedProduct");
  const database = await openDatabase(product.dataDir);
  await database.query("delete from rate_limit where key like 'signUpByIp%'");
  await database.end();
  return product;
}
