import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { signUpConfirmed } from "./builders.ts";
import { beginPurchase, buy } from "./purchases.ts";
import { startApp, type TestApp } from "./start-app.ts";
import type { Visitor } from "./visitor.ts";

let app: TestApp;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.stop());

const openBuyer = async (): Promise<Visitor> => {
  const visitor = app.visitor();
  await signUpConfirmed(app, visitor);
  return visitor;
};
const purchasesOf = async (visitor: Visitor) => (await visitor.get("/api/purchases")).json();

describe("the list of one's purchases", () => {
  it("goes by pages, newest first, each purchase once, also where two were begun at the same moment", async () => {
    const buyer = await openBuyer();
    for (let count = 0; count < 5; count++) await beginPurchase(buyer, "Starter");
    const all = (await purchasesOf(buyer)).map(({ id }: { id: string }) => id);
    await app.db
      .updateTable("purchase")
      .set({ createdAt: app.now() })
      .where("id", "in", all.slice(0, 3))
      .execute();
    const whole = await purchasesOf(buyer);
    const times = whole.map(({ createdAt }: { createdAt: string }) => createdAt);
    expect(times).toEqual(times.toSorted().reverse());

    const paged: unknown[] = [];
    let url: string | undefined = "/api/purchases?limit=2";
    while (url && paged.length <= whole.length) {
      const page = await buyer.get(url);
      paged.push(...page.json());
      url = /<(.+)>; rel="next"/.exec(String(page.headers.link ?? ""))?.[1];
    }
    expect(paged).toEqual(whole);
  });

  it("names a next page only where there is one", async () => {
    const buyer = await openBuyer();
    for (let count = 0; count < 4; count++) await beginPurchase(buyer, "Starter");
    const nextOf = async (url: string): Promise<string | undefined> =>
      /<(.+)>; rel="next"/.exec(String((await buyer.get(url)).headers.link ?? ""))?.[1];
    for (const limit of [4, 5]) expect(await nextOf(`/api/purchases?limit=${limit}`)).toBeUndefined();
    const second = await nextOf("/api/purchases?limit=2");
    expect((await buyer.get(second ?? "")).json()).toHaveLength(2);
    expect(await nextOf(second ?? "")).toBeUndefined();
  });

  it("is narrowed to a status, and holds nobody else's", async () => {
    const [buyer, other] = [await openBuyer(), await openBuyer()];
    await buy(buyer, "Starter");
    await beginPurchase(buyer, "Career");
    await buy(other, "Starter");
    const list = async (query: string) =>
      (await buyer.get(`/api/purchases?${query}`))
        .json()
        .map((purchase: { package: { name: string } }) => purchase.package.name);
    expect(await list("status=completed")).toEqual(["Starter"]);
    expect(await list("status=pending")).toEqual(["Career"]);
  });

  it("is searched for what is typed, and not by patterns", async () => {
    const buyer = await openBuyer();
    await beginPurchase(buyer, "Starter");
    const find = async (search: string) =>
      (await buyer.get(`/api/purchases?search=${encodeURIComponent(search)}`)).json().length;
    expect([await find("STARTER"), await find("tart")]).toEqual([1, 1]);
    expect([await find("%"), await find("S%r"), await find("_tarter")]).toEqual([0, 0, 0]);
  });
});
