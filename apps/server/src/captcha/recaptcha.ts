import { z } from "zod";
import { AppError } from "../app-error.ts";
import type { Captcha } from "./captcha.ts";

const VERIFY_URL = "https://www.google.com/recaptcha/api/siteverify";
const Answer = z.object({ success: z.boolean() });

/** reCAPTCHA v2, where the operator has keys for it. The provider accepts each token once. */
export const openRecaptcha = (options: {
  siteKey: string;
  secretKey: string;
  verifyUrl?: string;
}): Captcha => ({
  challenge: async () => ({ kind: "recaptcha", siteKey: options.siteKey }),
  async verify(token) {
    try {
      const response = await fetch(options.verifyUrl ?? VERIFY_URL, {
        method: "POST",
        body: new URLSearchParams({ secret: options.secretKey, response: token }),
        signal: AbortSignal.timeout(10_000),
      });
      const { success } = Answer.parse(await response.json());
      return success ? { spend: async () => true } : null;
    } catch (cause) {
      throw new AppError("PROVIDER_UNAVAILABLE", { cause, retryAfterSeconds: 30 });
    }
  },
});
