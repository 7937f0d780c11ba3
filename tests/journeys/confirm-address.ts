import { setTimeout as sleep } from "node:timers/promises";
import { PATIENCE_MS } from "./patience.ts";

/** The page of the product's own outbox that shows the mail with the link; undefined while it is on its way. */
async function findMail(url: string, email: string): Promise<string | undefined> {
  const list = await (await fetch(`${url}/dev/outbox`)).text();
  const paths = list.split("<li>").flatMap((line) => {
    const path = /href="(\/dev\/outbox\/[\w-]+\.html)"/.exec(line)?.[1];
    return path && line.includes(` ${email}</a>`) ? [path] : [];
  });
  for (const path of paths) {
    const link = /\/confirm-email\?token=[\w-]+/.exec(await (await fetch(url + path)).text())?.[0];
    if (link) return link;
  }
  return undefined;
}

/** Waits for the mail that asks to confirm this address; the path of its link. */
export async function readConfirmationLink(url: string, email: string): Promise<string> {
  const deadline = Date.now() + PATIENCE_MS;
  for (; Date.now() < deadline; await sleep(100)) {
    const link = await findMail(url, email);
    if (link) return link;
  }
  throw new Error(`no link to confirm ${email} was mailed`);
}

/** Confirms an address by the mailed link, which buying waits for. */
export async function confirmAddress(url: string, email: string): Promise<void> {
  const [, token] = (await readConfirmationLink(url, email)).split("token=");
  const answer = await fetch(`${url}/api/auth/confirm-email`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ token }),
  });
  if (!answer.ok) throw new Error(`the confirmation answered ${answer.status}: ${await answer.text()}`);
}
