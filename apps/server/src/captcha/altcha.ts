import type { Db } from "@terzi/db/open-db";
import { createChallenge, randomInt, verifySolution } from "altcha-lib";
import { deriveKey } from "altcha-lib/algorithms/pbkdf2";
import { z } from "zod";
import type { Captcha } from "./captcha.ts";

const LIFETIME_MS = 20 * 60 * 1000;

/** Iterations of one key derivation, and the number of derivations per solution. */
type Work = { iterations: number; atLeast: number; atMost: number };

/** About a second on a phone: a cost only to somebody who signs up thousands of accounts. */
const WORK: Work = { iterations: 1_000, atLeast: 200, atMost: 600 };

const Payload = z.object({
  challenge: z.object({
    parameters: z.object({
      algorithm: z.literal("PBKDF2/SHA-256"),
      nonce: z.string(),
      salt: z.string(),
      cost: z.number(),
      keyLength: z.number(),
      keyPrefix: z.string(),
      keySignature: z.string().optional(),
      expiresAt: z.number(),
    }),
    signature: z.string(),
  }),
  solution: z.object({ counter: z.number(), derivedKey: z.string(), time: z.number().optional() }),
});

/** A payload as the widget sends it, base64 of JSON; null for anything else. */
function readPayload(token: string): z.infer<typeof Payload> | null {
  try {
    return Payload.safeParse(JSON.parse(Buffer.from(token, "base64").toString("utf8"))).data ?? null;
  } catch {
    return null;
  }
}

/**
 * Proof of work by ALTCHA: no cookie, no third party, no picture puzzle. `spend` remembers a solved challenge until
 * it expires, and answers whether it was new.
 */
export function openAltcha(options: {
  secret: string;
  now(): Date;
  spend(db: Db, challenge: string, expiresAt: Date): Promise<boolean>;
  work?: Work;
}): Captcha {
  const { secret, now, spend, work = WORK } = options;
  return {
    async challenge() {
      const challenge = await createChallenge({
        algorithm: "PBKDF2/SHA-256",
        cost: work.iterations,
        counter: randomInt(work.atLeast, work.atMost),
        deriveKey,
        expiresAt: new Date(now().getTime() + LIFETIME_MS),
        hmacSignatureSecret: secret,
        hmacKeySignatureSecret: `${secret}:key`,
      });
      return { kind: "altcha", challenge: { ...challenge } };
    },
    async verify(token) {
      const payload = readPayload(token);
      if (!payload) return null;
      const { verified } = await verifySolution({
        ...payload,
        deriveKey,
        hmacSignatureSecret: secret,
        hmacKeySignatureSecret: `${secret}:key`,
      });
      if (!verified) return null;
      const { parameters, signature } = payload.challenge;
      return { spend: (db) => spend(db, signature, new Date(parameters.expiresAt * 1000)) };
    },
  };
}
