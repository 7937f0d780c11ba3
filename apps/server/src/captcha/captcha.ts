import type { CaptchaChallenge } from "@terzi/contracts/account";
import type { Db } from "@terzi/db/open-db";

/** A challenge of ours that somebody has solved. */
export type SolvedCaptcha = {
  /** Uses up the solution in the transaction that needs it; false when it was used before. */
  spend(db: Db): Promise<boolean>;
};

/** Tells people from machines. */
export type Captcha = {
  /** What a sign-up form must solve. */
  challenge(): Promise<CaptchaChallenge>;
  /** The challenge that `token` solves, or null. Throws PROVIDER_UNAVAILABLE when it can't tell. */
  verify(token: string): Promise<SolvedCaptcha | null>;
};
