export type UnreadableReason = "unsupported" | "broken" | "encrypted" | "without-text" | "too-large";

/** The only way in which reading a CV fails; `reason` says what the person can do about it. */
export class UnreadableCv extends Error {
  readonly reason: UnreadableReason;

  constructor(reason: UnreadableReason, options?: ErrorOptions) {
    super(`The CV can't be read: ${reason}`, options);
    this.name = "UnreadableCv";
    this.reason = reason;
  }
}
