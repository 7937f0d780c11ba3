import { request as requestHttp } from "node:http";
import { request as requestHttps } from "node:https";
import { useAgent } from "request-filtering-agent";
import { AppError } from "./app-error.ts";

/** Long enough for a slow receiver, short enough not to hold up others. */
const TIME_OUT_MS = 10_000;

/** Addresses named by people and requested from inside the operator's network. */
export type Outside = {
  /** WEBHOOK_ADDRESS for an address that could never be reached. */
  requireReachable(url: string): void;
  /** Posts JSON and gives the answer's status; follows no redirects. Throws without an answer. */
  post(url: string, message: { body: string; headers: Record<string, string> }): Promise<number>;
};

/**
 * `isPrivateAllowed`: also plain HTTP, and addresses in the server's own network. Otherwise a name may not resolve to
 * one either: it is checked as it is connected to, so that it can't change in between.
 */
export function openOutside({ isPrivateAllowed }: { isPrivateAllowed: boolean }): Outside {
  return {
    requireReachable(url) {
      if (!isPrivateAllowed && new URL(url).protocol !== "https:") throw new AppError("WEBHOOK_ADDRESS");
    },
    post: (url, { body, headers }) =>
      new Promise((done, fail) => {
        const agent = useAgent(url, {
          allowPrivateIPAddress: isPrivateAllowed,
          allowMetaIPAddress: isPrivateAllowed,
        });
        const send = new URL(url).protocol === "https:" ? requestHttps : requestHttp;
        const sent = send(
          url,
          {
            method: "POST",
            agent,
            signal: AbortSignal.timeout(TIME_OUT_MS),
            headers: { ...headers, "content-type": "application/json", "user-agent": "Terzi-Webhooks/1" },
          },
          (answer) => {
            done(answer.statusCode ?? 0);
            // Nobody reads the response body.
            answer.destroy();
          },
        );
        sent.once("error", fail);
        sent.end(body);
      }),
  };
}
