import { ORIGIN_HERE } from "./start-app.ts";
import type { Answer, Visitor } from "./visitor.ts";

/** Goes where the other site sends a browser, with its cookies, until it is sent back to us: that path. */
export async function followThere(start: string): Promise<string> {
  const cookies = new Map<string, string>();
  let at = start;
  for (let steps = 0; steps < 10; steps++) {
    const answer = await fetch(at, {
      redirect: "manual",
      headers: { cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join("; ") },
    });
    for (const cookie of answer.headers.getSetCookie()) {
      const [, name = "", value = ""] = /^([^=]+)=([^;]*)/.exec(cookie) ?? [];
      cookies.set(name, value);
    }
    const next = answer.headers.get("location");
    if (!next) throw new Error(`the other site answered ${answer.status}: ${await answer.text()}`);
    at = new URL(next, at).href;
    if (at.startsWith(`${ORIGIN_HERE}/`)) return at.slice(ORIGIN_HERE.length);
  }
  throw new Error("the other site sends people around in circles");
}

/** What the browser of a visit keeps of its beginning. */
export const wayInCookie = (answer: Answer): string =>
  answer.cookies
    .filter(({ name }) => name === "terzi_way_in")
    .map(({ name, value }) => `${name}=${value}`)
    .join("");

/** Logs in by the other site, all the way; the last answer of ours. */
export async function enterBy(visitor: Visitor, provider = "local"): Promise<Answer> {
  const left = await visitor.get(`/auth/${provider}`);
  const back = await followThere(String(left.headers.location));
  return visitor.get(back, { cookie: [visitor.cookie, wayInCookie(left)].filter(Boolean).join("; ") });
}
