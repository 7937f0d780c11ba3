import type { CaptchaChallenge } from "@terzi/contracts/account";
import type { Db } from "@terzi/db/open-db";

/** A challenge of ours that somebody has solved. */
export type SolvedCaptcha = {
  /** Uses the solution up, with the transaction that it was solved for; false when it was used before. */
  spend(db: Db): Promise<boolean>;
};

/** Tells people from machines. */
export type Captcha = {
  /** What a sign-up form must solve. */
  challenge(): Promise<CaptchaChallenge>;
  /** The challenge that `token` solves; null when it solves none. Throws PROVIDER_UNAVAILABLE when it can't tell. */
  verify(token: string): Promise<SolvedCaptcha | null>;
};
