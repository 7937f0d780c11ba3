import type { CaptchaChallenge } from "@terzi/contracts/account";

/** Tells people from machines. */
export type Captcha = {
  /** What a sign-up form must solve. */
  challenge(): Promise<CaptchaChallenge>;
  /** Whether `token` solves one of our challenges and was never used. Throws PROVIDER_UNAVAILABLE when it can't tell. */
  accept(token: string): Promise<boolean>;
};
