import { waitForMail } from "@terzi/journeys/outbox";
import { PASSWORD } from "@terzi/journeys/sign-up";
import { type Answer, jsonOf } from "./ask.ts";
import type { Attack } from "./attack.ts";
import { logIn, openPerson, openVisitor, type Person } from "./people.ts";
import type { Target } from "./target.ts";

const isIn = async (person: Person): Promise<boolean> => (await person.get("/api/auth/user")).status === 200;

/** Another browser of the same person. */
async function openOther(target: Target, { email }: Person, password = PASSWORD): Promise<Person> {
  const other = openVisitor(target);
  other.email = email;
  await logIn(other, password);
  return other;
}

/** The token of a reset link that is mailed to the person now. */
async function requestReset(target: Target, { email }: Person): Promise<string> {
  await openVisitor(target).post("/api/auth/request-password-reset", { email });
  const [, token = ""] = await waitForMail(
    target.dataDir,
    new RegExp(`To: [^\\n]*${email}[^]*?reset-password\\?token=([\\w-]+)`),
  );
  return token;
}

const useReset = (target: Target, token: string): Promise<Answer> =>
  openVisitor(target).post("/api/auth/reset-password", { token, password: "stolen horse" });

/** What a browser sends along from another site's page. */
const FOREIGN: Record<string, string>[] = [
  { origin: "https://evil.example" },
  { origin: "null" },
  { "sec-fetch-site": "cross-site" },
];

export const sessionRules: Attack = {
  name: "sessions",
  async run(target, tally) {
    const person = await openPerson(target);
    const fixed = openVisitor(target);
    fixed.email = person.email;
    fixed.cookie = "terzi_session=chosen-by-the-attacker-0123456789";
    const entry = tally.judge("a fixed session", await logIn(fixed));
    tally.expect(!fixed.cookie.includes("chosen"), "a session that an attacker chose is kept at sign-in");
    const given = entry.headers["set-cookie"]?.join() ?? "";
    tally.expect(/HttpOnly/i.test(given) && /SameSite=(Lax|Strict)/i.test(given), `a loose cookie: ${given}`);

    const before = fixed.cookie;
    await logIn(fixed);
    const old = openVisitor(target);
    old.cookie = before;
    tally.expect(!(await isIn(old)), "the session from before a second sign-in still opens the account");

    const foreign = {
      "sec-fetch-site": "cross-site",
      "sec-fetch-mode": "navigate",
      "sec-fetch-dest": "image",
    };
    const victim = await openOther(target, person);
    const kept = victim.cookie;
    tally.judge("GET /api/logout", await victim.ask({ path: "/api/logout", headers: foreign }));
    victim.cookie = kept;
    tally.expect(await isIn(victim), "a cross-site GET /api/logout signs a person out");

    for (const headers of FOREIGN)
      for (const [method, path] of [
        ["POST", "/api/tickets"],
        ["PATCH", "/api/user/name"],
        ["POST", "/trpc/auth.endOtherSessions"],
        ["POST", "/api/auth/logout"],
      ] as const) {
        const answer = await victim.ask({ method, path, headers, body: {} });
        tally.expect(answer.status === 403, `${method} ${path} from another site answers ${answer.status}`);
      }

    const ended = victim.cookie;
    await victim.post("/api/auth/logout");
    victim.cookie = ended;
    tally.expect(!(await isIn(victim)), "a session that was signed out still opens the account");
    const stays = await openOther(target, person);
    await person.post("/trpc/auth.changePassword", { currentPassword: PASSWORD, newPassword: "newer horse" });
    tally.expect(!(await isIn(stays)), "another session survives a change of the password");
  },
};

export const resetLinks: Attack = {
  name: "reset links",
  async run(target, tally) {
    const changes: [what: string, change: (person: Person) => Promise<unknown>][] = [
      [
        "a change of the password",
        (person) =>
          person.post("/trpc/auth.changePassword", { currentPassword: PASSWORD, newPassword: "newer horse" }),
      ],
      [
        "a change of the e-mail address",
        (person) =>
          person.post("/trpc/auth.changeEmail", { email: `new-${person.email}`, password: PASSWORD }),
      ],
    ];
    for (const [what, change] of changes) {
      const person = await openPerson(target);
      const token = await requestReset(target, person);
      await change(person);
      const answer = tally.judge(`a reset after ${what}`, await useReset(target, token));
      tally.expect(answer.status === 409, `a reset link survives ${what}`);
    }
    const person = await openPerson(target);
    const token = await requestReset(target, person);
    const answers = await Promise.all(Array.from({ length: 4 }, () => useReset(target, token)));
    for (const answer of answers) tally.judge("a reset link used in parallel", answer);
    const taken = answers.filter(({ status }) => status === 200).length;
    tally.expect(taken === 1, `of four uses of one reset link at once ${taken} work`);
    tally.expect((await useReset(target, token)).status === 409, "a reset link works twice");
    tally.expect(!(await isIn(person)), "a session survives a reset of the password");
  },
};

export const tokensAfterwards: Attack = {
  name: "API tokens after a new password",
  async run(target, tally) {
    const open = async (token: string): Promise<number> => {
      const headers = { authorization: `Bearer ${token}` };
      return (await openVisitor(target).ask({ path: "/api/cvs", headers })).status;
    };
    for (const way of ["reset", "change"]) {
      const person = await openPerson(target);
      const made = await person.post("/api/tokens", { name: "CI", scopes: ["read", "write"] });
      const token = String(jsonOf(made).token);
      tally.expect((await open(token)) === 200, "a new token opens nothing");
      if (way === "reset") await useReset(target, await requestReset(target, person));
      else
        await person.post("/trpc/auth.changePassword", {
          currentPassword: PASSWORD,
          newPassword: "newer horse",
        });
      tally.expect((await open(token)) === 401, `an API token survives a ${way} of the password`);
    }
  },
};
