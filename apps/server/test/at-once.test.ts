import { APPLICATIONS_MAX } from "@terzi/contracts/applications";
import { afterAll, beforeAll, expect, it } from "vitest";
import { openAuthenticator } from "./authenticator.ts";
import { giveCredits, openPerson, readConfirmationToken } from "./builders.ts";
import { beginPurchase, confirm, findPackage, payInSandbox, readCredits } from "./purchases.ts";
import { requestReset } from "./request-material.ts";
import { countWaiting, holdAccounts } from "./row-locks.ts";
import { openOwner } from "./saved-cvs.ts";
import { startApp, type TestApp } from "./start-app.ts";
import type { Answer } from "./visitor.ts";

const PASSWORD = "correct horse";

let app: TestApp;
beforeAll(async () => {
  app = await startApp({ maxConnections: 10 });
});
afterAll(() => app.stop());

/** Sends all of them while another change holds every account, and lets them go on when each waits for it. */
async function sendHeld(requests: (() => Promise<Answer>)[]): Promise<number[]> {
  const held = await holdAccounts(app.db);
  const answers = requests.map((send) => send());
  // Whatever is found, nobody is left waiting.
  await expect
    .poll(() => countWaiting(app.db))
    .toBe(requests.length)
    .finally(held.release);
  return (await Promise.all(answers)).map(({ statusCode }) => statusCode);
}

async function openWithPasskey() {
  const visitor = app.visitor();
  await visitor.signUp();
  const [kept, next] = [openAuthenticator(), openAuthenticator()];
  const begin = async () => (await visitor.call("passkeys.begin", { password: PASSWORD })).json().result.data;
  const credential = kept.create(await begin());
  const { id } = (await visitor.call("passkeys.add", { name: "Laptop", credential })).json().result.data;
  return { visitor, id, next: next.create(await begin()) };
}

it("whoever changes the ways into an account waits for who changes them at the same moment", async () => {
  const [adds, removes] = [await openWithPasskey(), await openWithPasskey()];
  const asks = app.visitor();
  const confirms = app.visitor();
  await asks.signUp();
  const { email } = (await confirms.signUp()).json();
  const token = await readConfirmationToken(app, email);
  const reset = await requestReset(app);
  const statuses = await sendHeld([
    () => adds.visitor.call("passkeys.add", { name: "Phone", credential: adds.next }),
    () => removes.visitor.call("passkeys.remove", { id: removes.id, password: PASSWORD }),
    () => asks.post("/api/auth/request-email-confirmation"),
    () => confirms.post("/api/auth/confirm-email", { token }),
    () => app.visitor().post("/api/auth/reset-password", { token: reset, password: "remembered" }),
    () => app.visitor().post("/api/auth/request-password-reset", { email }),
  ]);
  expect(statuses).toEqual(Array(6).fill(200));
});

it("a link that another change has ended meanwhile changes nothing any more", async () => {
  const visitor = app.visitor();
  const { id, email } = (await visitor.signUp({ email: "too-slow@example.com" })).json();
  const token = await readConfirmationToken(app, email);
  const moving = await app.db.startTransaction().execute();
  await moving.selectFrom("account").select("id").where("id", "=", id).forNoKeyUpdate().execute();
  const answer = visitor.post("/api/auth/confirm-email", { token });
  await expect.poll(() => countWaiting(app.db)).toBe(1);
  await moving.deleteFrom("emailConfirmation").where("accountId", "=", id).execute();
  await moving.commit().execute();
  expect((await answer).json()).toMatchObject({ code: "CONFIRMATION_EXPIRED" });
  expect((await visitor.get("/api/auth/user")).json()).toMatchObject({ emailConfirmedAt: null });
});

it("what is paid for once is paid for once, also when it is asked for twice at the same moment", async () => {
  const { person, id } = await openOwner(app);
  await giveCredits(app, person, 20);
  const before = await readCredits(person);
  await app.db.updateTable("setting").set({ value: "3" }).where("key", "=", "interview_cost").execute();
  const pay = () => person.post(`/api/cvs/${id}/interview`);
  expect(await sendHeld([pay, pay])).toEqual([200, 200]);
  expect(await readCredits(person)).toBe(before - 3);
});

it("a purchase that is begun twice at the same moment with one key is one purchase", async () => {
  const buyer = await openPerson(app);
  const begin = () => buyer.post("/api/create-payment-intent", { packageId }, { "idempotency-key": "twice" });
  const { id: packageId } = await findPackage(buyer, "Starter");
  const answers = await Promise.all([begin(), begin(), begin()]);
  expect(new Set(answers.map(({ body }) => body)).size).toBe(1);
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200]);
  expect((await buyer.get("/api/purchases")).json()).toHaveLength(1);
});

it("a payment that is confirmed several times at the same moment is granted once, and each is told so", async () => {
  const buyer = await openPerson(app);
  const before = await readCredits(buyer);
  const begun = await beginPurchase(buyer, "Starter");
  await payInSandbox(buyer, begun);
  const answers: Answer[] = [];
  const send = async () => {
    const answer = await confirm(buyer, begun);
    answers.push(answer);
    return answer;
  };
  await sendHeld([send, send, send]);
  expect(answers.map((answer) => answer.json())).toEqual(Array(3).fill({ success: true, creditsAdded: 50 }));
  expect(await readCredits(buyer)).toBe(before + 50);
});

it("of two who spend the last credits at the same moment, one gets something for them", async () => {
  const { person, id } = await openOwner(app);
  const spend = await readCredits(person);
  await app.db
    .updateTable("setting")
    .set({ value: String(spend) })
    .where("key", "=", "share_cost")
    .execute();
  const share = () => person.post(`/api/cvs/${id}/share`, {});
  const apply = () => person.post("/api/applications", { jobTitle: "Cook" });
  await app.db
    .updateTable("setting")
    .set({ value: String(spend) })
    .where("key", "=", "application_cost")
    .execute();
  expect((await sendHeld([share, apply])).sort()).toEqual([201, 402]);
  expect(await readCredits(person)).toBe(0);
});

it("two additions at the same moment can't exceed the most applications together, also where they are free", async () => {
  const { person } = await openOwner(app);
  await app.db.updateTable("setting").set({ value: "0" }).where("key", "=", "application_cost").execute();
  const load = (name: string, count: number) => {
    const lines = Array.from({ length: count }, (_, at) => `${name} ${at},Cook`);
    return person.post("/api/applications/import", { csv: `Company,Position\n${lines.join("\n")}\n` });
  };
  expect((await load("Early", APPLICATIONS_MAX - 2)).statusCode).toBe(200);
  const add = () => person.post("/api/applications", { jobTitle: "Cook" });
  const statuses = await sendHeld([() => load("Late", 2), () => load("Later", 2), add]);
  expect(statuses).toContain(409);
  expect((await person.get("/api/applications")).json().length).toBeLessThanOrEqual(APPLICATIONS_MAX);
});

it("of two answers of the gap interview at the same moment one is added and paid for, and the other is asked again", async () => {
  const { person, id } = await openOwner(app);
  const setCost = (value: string) =>
    app.db.updateTable("setting").set({ value }).where("key", "=", "gap_cost").execute();
  await setCost("2");
  const before = await readCredits(person);
  const { version } = (await person.get(`/api/cvs/${id}/gaps`)).json();
  const answer = (text: string) => () =>
    person.post(`/api/cvs/${id}/gaps`, { version, fact: { form: "deed", job: "experiences.0", text } });
  const statuses = await sendHeld([answer("Set up Kubernetes"), answer("Ran Kubernetes at night")]);
  await setCost("0");
  expect(statuses.toSorted()).toEqual([200, 409]);
  expect(await readCredits(person)).toBe(before - 2);
  const { experiences } = (await person.get("/api/career-data")).json();
  expect(experiences[0].responsibilities.filter((text: string) => /Kubernetes/.test(text))).toHaveLength(1);
});
