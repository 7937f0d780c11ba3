import { type Challenge, solveChallenge } from "altcha-lib";
import { deriveKey } from "altcha-lib/algorithms/pbkdf2";
import type { Browser } from "puppeteer-core";
import { openVisitor, type Visitor } from "./browser.ts";
import { PASSWORD } from "./sign-up.ts";

/** Makes an account by the documented calls; the session's cookie, "name=value". */
async function makeAccount(url: string, person: { firstName: string; email: string }): Promise<string> {
  // `as`: the shape is in the product's own description of this path.
  const challenge = (await (await fetch(`${url}/api/captcha`)).json()) as Challenge;
  const solution = await solveChallenge({ challenge, deriveKey });
  const recaptchaToken = Buffer.from(JSON.stringify({ challenge, solution })).toString("base64");
  const answer = await fetch(`${url}/api/auth/signup`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ ...person, password: PASSWORD, recaptchaToken }),
  });
  if (!answer.ok) throw new Error(`the sign-up answered ${answer.status}: ${await answer.text()}`);
  return answer.headers.getSetCookie()[0]?.split(";")[0] ?? "";
}

/**
 * Somebody with a new account, in English, on their dashboard: what `signUp` does, for those who are not there to see
 * the sign-up page.
 */
export const enrol = async (
  browser: Browser,
  url: string,
  person: { firstName: string; email: string },
): Promise<Visitor> => openVisitor(browser, url, { cookie: await makeAccount(url, person) });
