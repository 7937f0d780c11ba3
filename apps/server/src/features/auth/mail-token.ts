import { createHash, randomBytes } from "node:crypto";

/** What a mailed link carries; the database holds only its hash. */
export const makeMailToken = (): string => randomBytes(32).toString("base64url");

export const hashMailToken = (token: string): string => createHash("sha256").update(token).digest("hex");
