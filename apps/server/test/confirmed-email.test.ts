import { afterAll, beforeAll, expect, it } from "vitest";
import { confirmEmail, generate, openNewcomer, openPerson, readConfirmationToken } from "./builders.ts";
import { beginPurchase, buy, findPackage, readCredits } from "./purchases.ts";
import { startApp, type TestApp } from "./start-app.ts";
import type { Visitor } from "./visitor.ts";

const PASSWORD = "correct horse";
const HOUR = 3_600_000;

let app: TestApp;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.stop());

const signUp = (email: string) => openNewcomer(app, { email });

const confirm = (token: string) => app.visitor().post("/api/auth/confirm-email", { token });
const isConfirmed = async (visitor: Visitor): Promise<boolean> =>
  (await visitor.get("/api/auth/user")).json().emailConfirmedAt !== null;
const askAgain = (visitor: Visitor) => visitor.post("/api/auth/request-email-confirmation");
const tryToBuy = async (visitor: Visitor) =>
  visitor.post("/api/create-payment-intent", { packageId: (await findPackage(visitor, "Starter")).id });

it("an address is confirmed by the link that a sign-up sends there, also where nobody is signed in", async () => {
  const visitor = await signUp("newcomer@example.com");
  expect(await isConfirmed(visitor)).toBe(false);
  await app.runJobs();
  const mail = (await app.readOutbox()).find(({ to }) => to === "newcomer@example.com");
  expect(mail?.subject).toBe("Confirm your email address");
  const token = /confirm-email\?token=([\w-]+)/.exec(mail?.text ?? "")?.[1] ?? "";
  const neighbour = await signUp("neighbour@example.com");
  const before = Date.now();
  expect((await confirm(token)).json()).toEqual({ email: "newcomer@example.com" });
  expect(await isConfirmed(visitor)).toBe(true);
  const { emailConfirmedAt } = (await visitor.get("/api/auth/user")).json();
  expect(Date.parse(emailConfirmedAt)).toBeGreaterThanOrEqual(before);
  // Nobody else's address is confirmed by it, nor has their link ended.
  expect(await isConfirmed(neighbour)).toBe(false);
  expect((await confirmEmail(app, "neighbour@example.com")).statusCode).toBe(200);
  expect((await confirm(token)).json()).toMatchObject({ code: "CONFIRMATION_EXPIRED" });
});

it("the database holds no token that would confirm anything", async () => {
  await signUp("hashed@example.com");
  const token = await readConfirmationToken(app, "hashed@example.com");
  const stored = await app.db.selectFrom("emailConfirmation").select("tokenHash").execute();
  expect(stored.map(({ tokenHash }) => tokenHash)).not.toContain(token);
  const [hash = ""] = stored.map(({ tokenHash }) => tokenHash);
  expect((await confirm(hash)).statusCode).toBe(409);
});

it("no payment begins before the address is confirmed, and nothing else waits for that", async () => {
  const person = await openPerson(app);
  const { email } = (await person.get("/api/auth/user")).json();
  await app.db.updateTable("account").set({ emailConfirmedAt: null }).where("email", "=", email).execute();
  const refused = await tryToBuy(person);
  expect(refused.statusCode).toBe(403);
  expect(refused.json()).toMatchObject({ code: "EMAIL_UNCONFIRMED" });
  expect(refused.json().message).toContain(email);
  expect(await app.db.selectFrom("purchase").selectAll().execute()).toEqual([]);
  const { previewData } = await generate(person);
  expect((await person.post("/api/cvs/save", previewData)).statusCode).toBe(201);
  await askAgain(person);
  expect((await confirmEmail(app, email)).statusCode).toBe(200);
  await buy(person, "Starter");
  expect(await readCredits(person)).toBe(50);
});

it("an account of old, to which no link was ever sent, gets one when it wants to buy, and only one", async () => {
  const email = "of-old@example.com";
  const visitor = await signUp(email);
  const { id } = (await visitor.get("/api/auth/user")).json();
  await app.db.deleteFrom("emailConfirmation").where("accountId", "=", id).execute();
  await app.db.deleteFrom("mail").where("recipient", "=", email).execute();
  // Somebody else's is still out.
  await signUp("of-now@example.com");
  for (let tries = 0; tries < 3; tries++) expect((await tryToBuy(visitor)).statusCode).toBe(403);
  const mails = await app.db.selectFrom("mail").select("id").where("recipient", "=", email).execute();
  expect(mails).toHaveLength(1);
  expect((await confirmEmail(app, email)).statusCode).toBe(200);
  expect((await tryToBuy(visitor)).statusCode).toBe(200);
});

it("a payment that was begun is granted, whatever becomes of the address meanwhile", async () => {
  const person = await openPerson(app);
  const before = await readCredits(person);
  const begun = await beginPurchase(person, "Starter");
  await person.call("auth.changeEmail", { email: "moved-while-paying@example.com", password: PASSWORD });
  await person.post(`/sandbox/payment_intents/${begun.paymentIntentId}/confirm`, {
    clientSecret: begun.clientSecret,
    cardNumber: "4242424242424242",
  });
  expect((await person.post("/api/confirm-payment", begun)).json()).toMatchObject({ success: true });
  expect(await readCredits(person)).toBe(before + 50);
});

it("a new address has to be confirmed anew, and the old one's links end", async () => {
  const visitor = await signUp("before-the-move@example.com");
  const old = await readConfirmationToken(app, "before-the-move@example.com");
  await visitor.call("auth.changeEmail", { email: "after-the-move@example.com", password: PASSWORD });
  expect((await confirm(old)).statusCode).toBe(409);
  expect(await isConfirmed(visitor)).toBe(false);
  expect((await confirmEmail(app, "after-the-move@example.com")).statusCode).toBe(200);
  expect(await isConfirmed(visitor)).toBe(true);
  await visitor.call("auth.changeEmail", { email: "and-once-more@example.com", password: PASSWORD });
  expect(await isConfirmed(visitor)).toBe(false);
  expect((await tryToBuy(visitor)).statusCode).toBe(403);
});

it("the link is sent again on request, five times an hour, and to nobody who needs none", async () => {
  const email = "again@example.com";
  const visitor = await signUp(email);
  const mails = async () =>
    (await app.db.selectFrom("mail").select("id").where("recipient", "=", email).execute()).length;
  const first = await readConfirmationToken(app, email);
  await app.db.deleteFrom("rateLimit").execute();
  for (let turn = 0; turn < 5; turn++) expect((await askAgain(visitor)).statusCode).toBe(200);
  expect(await mails()).toBe(6);
  const sixth = await askAgain(visitor);
  expect(sixth.statusCode).toBe(429);
  expect(Number(sixth.headers["retry-after"])).toBeGreaterThan(0);
  const taken = await app.db.selectFrom("rateLimit").select("key").execute();
  const { id } = (await visitor.get("/api/auth/user")).json();
  expect(taken).toEqual([{ key: `confirmationByAccount:${id}` }]);
  // The first mail may arrive last: its link is as good.
  expect((await confirm(first)).statusCode).toBe(200);
  expect((await askAgain(visitor)).statusCode).toBe(200);
  expect(await mails()).toBe(6);
  expect((await app.visitor().post("/api/auth/request-email-confirmation")).statusCode).toBe(401);
});

it("a link works for three days, and is thrown away after; who wants to buy then gets another", async () => {
  const visitor = await signUp("too-late@example.com");
  const token = await readConfirmationToken(app, "too-late@example.com");
  app.passTime(72 * HOUR + 1_000);
  expect((await confirm(token)).statusCode).toBe(409);
  const early = await signUp("not-too-late@example.com");
  app.passTime(71 * HOUR);
  await app.runJobs("cleanUp");
  expect((await confirmEmail(app, "not-too-late@example.com")).statusCode).toBe(200);
  expect(await isConfirmed(early)).toBe(true);
  app.passTime(-71 * HOUR);
  // Before anybody has cleaned up.
  expect((await tryToBuy(visitor)).statusCode).toBe(403);
  expect((await confirmEmail(app, "too-late@example.com")).statusCode).toBe(200);
  await app.runJobs("cleanUp");
  expect(await app.db.selectFrom("emailConfirmation").select("tokenHash").execute()).toEqual([]);
  app.passTime(-72 * HOUR - 1_000);
});

it("who sets a forgotten password by a mailed link has confirmed the address with it", async () => {
  const email = "forgot-and-proved@example.com";
  await signUp(email);
  await app.visitor().post("/api/auth/request-password-reset", { email });
  const mails = await app.db.selectFrom("mail").select("content").where("recipient", "=", email).execute();
  const reset = mails.map(({ content }) => content as { path?: string }).at(-1);
  const somebody = app.visitor();
  const token = reset?.path?.split("token=")[1];
  await somebody.post("/api/auth/reset-password", { token, password: "remembered" });
  expect(await isConfirmed(somebody)).toBe(true);
});
