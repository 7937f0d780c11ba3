import { readFile, realpath } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { textPage } from "@terzi/server/test/hostile-pdf";
import { type Answer, jsonOf } from "./ask.ts";
import type { Attack } from "./attack.ts";
import { type Begun, beginPurchase, confirm, tellStripeEvent } from "./buying.ts";
import { upload } from "./files.ts";
import { checkMoney } from "./money.ts";
import { liftLimits, openPerson, type Person } from "./people.ts";
import { openRandom } from "./random.ts";
import type { Tally } from "./tally.ts";
import type { Target } from "./target.ts";

const SAVERS = 4;

/** Saves until the server is gone; the CVs that it said are saved. */
async function keepSaving(target: Target, person: Person, onSaved: () => void): Promise<string[]> {
  const saved: string[] = [];
  while (target.isRunning()) {
    const answer = await person.post("/api/cvs/save", { content: { summary: "a" }, jobTitle: "Cook" });
    if (answer.status === 201) {
      saved.push(String(jsonOf(answer).id));
      onSaved();
    } else if (answer.status !== 0) await sleep(50);
  }
  return saved;
}

/** Pays, and has it told and looked at, until the server is gone; everything that was paid for. */
async function keepBuying(target: Target, person: Person, onPaid: () => void): Promise<Begun[]> {
  const paid: Begun[] = [];
  while (target.isRunning()) {
    const begun = await beginPurchase(person).catch(() => null);
    if (!begun) return paid;
    target.stripe.pay(begun.intentId);
    paid.push(begun);
    await Promise.all([
      tellStripeEvent(target, begun.intentId, "payment_intent.succeeded", "first"),
      confirm(person, begun),
    ]);
    onPaid();
  }
  return paid;
}

/** Who saves and buys while the server is killed; they come back after each kill. */
export type Busy = { buyer: Person; savers: Person[] };

/** Enough for every CV that is saved in a thousand rounds. */
const CREDITS = 1_000_000;

export const openBusy = async (target: Target): Promise<Busy> => ({
  buyer: await openPerson(target),
  savers: await Promise.all(Array.from({ length: SAVERS }, () => openPerson(target, { credits: CREDITS }))),
});

type Kill = { busy: Busy; afterMs: number };

/** One kill so many milliseconds after the first CV is saved and the first purchase paid, a new start, and the books. */
export async function killOnce(target: Target, tally: Tally, { busy, afterMs }: Kill): Promise<void> {
  const { buyer, savers } = busy;
  await liftLimits(target);
  const isSaved = Promise.withResolvers<void>();
  const isPaid = Promise.withResolvers<void>();
  const saving = savers.map((person) => keepSaving(target, person, isSaved.resolve));
  const buying = keepBuying(target, buyer, isPaid.resolve);
  await Promise.all([Promise.race([isSaved.promise, ...saving]), Promise.race([isPaid.promise, buying])]);
  await sleep(afterMs);
  await target.kill();
  const saved = (await Promise.all(saving)).flat();
  const paid = await buying;
  await target.start();

  const { rowCount } = await target.db.query("select id from cv where id = any($1)", [saved]);
  tally.expect(rowCount === saved.length, `of ${saved.length} CVs said to be saved ${rowCount} are there`);
  await liftLimits(target);
  for (const begun of paid) {
    const told = await tellStripeEvent(target, begun.intentId, "payment_intent.succeeded", "again");
    tally.judge("the webhook again, after the kill", told);
    const answer = tally.judge("confirm after the kill", await confirm(buyer, begun));
    tally.expect(jsonOf(answer).success === true, `paid, and not there after a kill: ${begun.intentId}`);
  }
  await checkMoney(target, tally);
}

export const kills: Attack = {
  name: "kill -9 amid saves and webhooks",
  async run(target, tally, { seed, isQuick }) {
    const random = openRandom(seed);
    const busy = await openBusy(target);
    for (let round = 0; round < (isQuick ? 1 : 5); round++)
      await killOnce(target, tally, { busy, afterMs: 300 + Math.floor(random() * 1_200) });
  },
};

const CV_PAGE = textPage(["Ada", "Experience", "Cook, Ege Otel, 2019 - 2020"]);

export const gentleStops: Attack = {
  name: "told to stop amid uploads",
  isLong: true,
  async run(target, tally) {
    for (let round = 0; round < 4; round++) {
      const people = [await openPerson(target), await openPerson(target), await openPerson(target)];
      await liftLimits(target);
      const uploads = people.map((person) => upload(person, CV_PAGE, "cv.pdf"));
      await sleep(20 + round * 20);
      const ended = new Promise((done) => target.product.process.once("exit", done));
      target.product.process.kill("SIGTERM");
      for (const answer of await Promise.all(uploads))
        tally.judge(`an upload before SIGTERM, round ${round}`, answer);
      await ended;
      await target.start();
    }
  },
};

async function readPostmaster(dataDir: string): Promise<number> {
  const file = join(await realpath(join(dataDir, "postgres")), "cluster", "postmaster.pid");
  return Number((await readFile(file, "utf8")).split("\n")[0]);
}

const AWAY_MS = 3_000;

/** Killed as a machine short of memory would, while people ask; the product starts its own one again. */
export const databaseAway: Attack = {
  name: "the database goes away",
  async run(target, tally) {
    const person = await openPerson(target, { credits: 5_000 });
    const asked: [string, () => Promise<Answer>][] = [
      ["GET /api/auth/user", () => person.get("/api/auth/user")],
      ["GET /trpc/cv.list", () => person.get("/trpc/cv.list")],
      ["POST /api/auth/login", () => person.post("/api/auth/login", { email: person.email, password: "x" })],
      ["POST /api/cvs/save", () => person.post("/api/cvs/save", { content: {}, jobTitle: "Cook" })],
      ["GET /readyz", () => target.ask({ path: "/readyz" })],
      ["GET /", () => target.ask({ path: "/" })],
    ];
    const until = Date.now() + AWAY_MS;
    const keepAsking = async ([what, send]: (typeof asked)[number]) => {
      while (Date.now() < until) tally.judge(`${what} while the database is away`, await send());
    };
    process.kill(await readPostmaster(target.dataDir), "SIGQUIT");
    await Promise.all(asked.map(keepAsking));
    const answer = tally.judge("GET /readyz afterwards", await target.ask({ path: "/readyz" }));
    tally.expect(answer.status === 200, `/readyz answers ${answer.status} after the database came back`);
    await target.reconnect();
    await checkMoney(target, tally);
  },
};
