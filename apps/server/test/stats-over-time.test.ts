import type { DayStats } from "@terzi/contracts/admin";
import { describe, expect, it } from "vitest";
import { idOf, openAdmin, signUpConfirmed } from "./builders.ts";
import { buy } from "./purchases.ts";
import { startApp } from "./start-app.ts";
import type { Visitor } from "./visitor.ts";

const DAY = 24 * 3_600_000;

describe("the statistics over time", () => {
  it("hold a day on which nothing happened but a gift of credits", async () => {
    const own = await startApp();
    const boss = await openAdmin(own);
    const id = await idOf(boss);
    // The ledger can't be dated back: both the sign-up's entry and the gift are of today, the sign-up is not.
    const createdAt = new Date(own.now().getTime() - 10 * DAY);
    await own.db.updateTable("account").set({ createdAt }).where("id", "=", id).execute();
    await boss.patch(`/api/admin/users/${id}/credits`, { credits: 60 });
    const totals = { totalUsers: 1, avgCreditsPerUser: 60, totalCreditsUsed: 0 };
    expect((await boss.get("/api/admin/stats")).json()).toMatchObject(totals);
    own.passTime(2 * DAY);
    await own.runJobs("rollUpStats");
    const kept = await own.db.selectFrom("dailyStat").select(["creditChange", "creditsUsed"]).execute();
    expect(kept).toContainEqual({ creditChange: 60, creditsUsed: 0 });
    expect((await boss.get("/api/admin/stats")).json()).toMatchObject(totals);
    await own.stop();
  });

  it("end with today, kept or not, and begin as many days ago as was asked for", async () => {
    const own = await startApp();
    const boss = await openAdmin(own);
    // From the next noon on, so that no midnight comes between.
    own.passTime(1.5 * DAY - (own.now().getTime() % DAY));
    const days = async (count: number) => (await boss.get(`/api/admin/stats/days?days=${count}`)).json();
    const signUps = async (count: number) => (await days(count)).map((day: DayStats) => day.signUps);
    const today = () => own.now().toISOString().slice(0, 10);
    const date = async (who: Visitor, daysAgo: number) => {
      const createdAt = new Date(own.now().getTime() - daysAgo * DAY);
      await own.db
        .updateTable("account")
        .set({ createdAt })
        .where("id", "=", await idOf(who))
        .execute();
    };
    const signUpAgo = async (daysAgo: number) => {
      const visitor = own.visitor();
      await visitor.signUp();
      await date(visitor, daysAgo);
    };
    await date(boss, 0);
    await signUpAgo(6);
    await signUpAgo(7);
    expect(await signUps(7)).toEqual([1, 0, 0, 0, 0, 0, 1]);
    expect((await days(7)).at(-1)).toMatchObject({ day: today() });

    // Half an hour after midnight a long transaction may still date something to the day before.
    const over = today();
    own.passTime(DAY / 2 + 30 * 60_000);
    await own.runJobs("rollUpStats");
    const kept = async () =>
      (await own.db.selectFrom("dailyStat").select("day").execute()).map(({ day }) => day);
    expect(await kept()).not.toContain(over);
    own.passTime(3_600_000);
    await own.runJobs("rollUpStats");
    expect(await kept()).toContain(over);
    await signUpAgo(0);
    expect(await signUps(7)).toEqual([0, 0, 0, 0, 0, 1, 1]);
    expect(await signUps(9)).toEqual([1, 1, 0, 0, 0, 0, 0, 1, 1]);
    expect((await days(7)).at(-1)).toMatchObject({ day: today() });
    await own.stop();
  });

  it("count money on the day it comes and on the day it goes back, also when the first is over and kept", async () => {
    const own = await startApp();
    const boss = await openAdmin(own);
    const buyer = own.visitor();
    await signUpConfirmed(own, buyer);
    own.passTime(1.5 * DAY - (own.now().getTime() % DAY));
    await buy(buyer, "Starter");
    const { id, amount } = (await buyer.get("/api/purchases")).json()[0];
    own.passTime(2 * DAY);
    await own.runJobs("rollUpStats");
    await boss.post(`/api/admin/purchases/${id}/refund`);
    const revenues = async () =>
      (await boss.get("/api/admin/stats/days?days=7")).json().map(({ revenue }: DayStats) => revenue);
    expect((await revenues()).slice(-3)).toEqual([amount, 0, -amount]);
    expect((await boss.get("/api/admin/stats")).json()).toMatchObject({ totalRevenue: 0, totalPurchases: 1 });
    own.passTime(2 * DAY);
    await own.runJobs("rollUpStats");
    expect((await revenues()).slice(-5)).toEqual([amount, 0, -amount, 0, 0]);
    expect((await boss.get("/api/admin/stats")).json()).toMatchObject({ totalRevenue: 0, totalPurchases: 1 });
    await own.stop();
  });
});
