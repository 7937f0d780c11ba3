import type { Authenticator } from "./authenticator.ts";
import type { Answer, Visitor } from "./visitor.ts";

export const PASSWORD = "correct horse";

export const resultOf = (answer: Answer) => answer.json().result.data;
export const failureOf = (answer: Answer): string => answer.json().error.data.failure.code;

/** Asks for what a new passkey is made from. */
export const begin = (visitor: Visitor, password = PASSWORD) => visitor.call("passkeys.begin", { password });

export const list = async (visitor: Visitor) =>
  resultOf(await visitor.call("passkeys.list", undefined, "query"));

/** Adds a passkey, from the password to the device's answer. */
export async function add(visitor: Visitor, device: Authenticator, name = "Laptop"): Promise<Answer> {
  const credential = device.create(resultOf(await begin(visitor)));
  return visitor.call("passkeys.add", { name, credential });
}

/** Signs in with one, without a password. */
export async function signIn(visitor: Visitor, device: Authenticator): Promise<Answer> {
  const options = resultOf(await visitor.call("passkeys.ask", undefined));
  return visitor.call("passkeys.signIn", { credential: device.get(options) });
}
