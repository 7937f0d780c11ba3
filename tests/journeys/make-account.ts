import { type Challenge, solveChallenge } from "altcha-lib";
import { deriveKey } from "altcha-lib/algorithms/pbkdf2";
import { PASSWORD } from "./sign-up.ts";

/** Makes an account by the documented calls, its password `PASSWORD`; the session's cookie, "name=value". */
export async function makeAccount(
  url: string,
  person: { firstName: string; email: string },
  headers: Record<string, string> = {},
): Promise<string> {
  // `as`: the shape is in the product's own description of this path.
  const challenge = (await (await fetch(`${url}/api/captcha`, { headers })).json()) as Challenge;
  const solution = await solveChallenge({ challenge, deriveKey });
  const recaptchaToken = Buffer.from(JSON.stringify({ challenge, solution })).toString("base64");
  const answer = await fetch(`${url}/api/auth/signup`, {
    method: "POST",
    headers: { ...headers, "content-type": "application/json" },
    body: JSON.stringify({ ...person, password: PASSWORD, recaptchaToken }),
  });
  if (!answer.ok) throw new Error(`the sign-up answered ${answer.status}: ${await answer.text()}`);
  return answer.headers.getSetCookie()[0]?.split(";")[0] ?? "";
}
