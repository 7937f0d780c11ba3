import { randomUUID } from "node:crypto";
import { makeAccount } from "@terzi/journeys/make-account";
import { PASSWORD } from "@terzi/journeys/sign-up";
import { buildProfile } from "@terzi/server/test/builders";
import { type Answer, type Asked, jsonOf } from "./ask.ts";
import type { Target } from "./target.ts";

export type Person = {
  id: string;
  email: string;
  /** "name=value"; it follows what the server sets. */
  cookie: string;
  /** Where they come from, as the proxy in front would say. */
  address: string;
  ask(asked: Asked): Promise<Answer>;
  get(path: string): Promise<Answer>;
  post(path: string, body?: unknown, headers?: Record<string, string>): Promise<Answer>;
};

let addresses = 0;
const newAddress = (): string => {
  addresses += 1;
  return `10.7.${addresses >> 8}.${addresses & 255}`;
};

/** Somebody without an account. */
export function openVisitor(target: Target): Person {
  const visitor: Person = {
    id: "",
    email: "",
    cookie: "",
    address: newAddress(),
    async ask(asked) {
      const answer = await target.ask({
        ...asked,
        headers: {
          "x-forwarded-for": visitor.address,
          ...(visitor.cookie && { cookie: visitor.cookie }),
          ...asked.headers,
        },
      });
      const given = answer.headers["set-cookie"]?.find((cookie) => cookie.startsWith("terzi_session="));
      const value = given?.split(";")[0];
      if (value) visitor.cookie = value === "terzi_session=" ? "" : value;
      return answer;
    },
    get: (path) => visitor.ask({ path }),
    post: (path, body = {}, headers = {}) => visitor.ask({ method: "POST", path, body, headers }),
  };
  return visitor;
}

/** Credits as an admin would give them, through the ledger. */
export const giveCredits = ({ db }: Target, { id }: Person, amount: number): Promise<unknown> =>
  db.query("insert into ledger_entry (account_id, kind, amount, actor_id) values ($1, 'admin', $2, $1)", [
    id,
    amount,
  ]);

/** Forgets what all have done before, so that an attack reaches what the limits stand in front of. */
export const liftLimits = ({ db }: Target): Promise<unknown> => db.query("delete from rate_limit");

/** Somebody with an account, a filled profile and so many credits. */
export async function openPerson(target: Target, { credits = 0 } = {}): Promise<Person> {
  const person = openVisitor(target);
  person.email = `${randomUUID()}@example.com`;
  const headers = { "x-forwarded-for": person.address };
  person.cookie = await makeAccount(target.url, { firstName: "Ada", email: person.email }, headers);
  person.id = String(jsonOf(await person.get("/api/auth/user")).id);
  await person.post("/api/career-data", buildProfile());
  await target.db.query("update account set email_confirmed_at = now() where id = $1", [person.id]);
  if (credits) await giveCredits(target, person, credits);
  return person;
}

export async function openAdmin(target: Target): Promise<Person> {
  const admin = await openPerson(target);
  await target.db.query("update account set role = 'admin' where id = $1", [admin.id]);
  return admin;
}

export const logIn = (person: Person, password = PASSWORD): Promise<Answer> =>
  person.post("/api/auth/login", { email: person.email, password });
