import { ERROR_STATUS, type ErrorCode } from "@terzi/contracts/errors";
import { DEFAULT_LANGUAGE } from "@terzi/contracts/languages";
import { errorText } from "@terzi/i18n/errors";
import type { Access, Route } from "./route.ts";

const ANY: ErrorCode[] = ["UNEXPECTED", "DATABASE_UNAVAILABLE"];
const SIGNED_IN: ErrorCode[] = ["NOT_SIGNED_IN", "WRONG_ORIGIN", ...ANY];

const COMMON: Record<Access, ErrorCode[]> = {
  public: ANY,
  session: [...SIGNED_IN, "FORBIDDEN"],
  user: [...SIGNED_IN, "INVALID_TOKEN", "MISSING_SCOPE"],
  admin: [...SIGNED_IN, "FORBIDDEN", "INVALID_TOKEN", "MISSING_SCOPE"],
};

const codesOf = (route: Route): Set<ErrorCode> =>
  new Set([
    ...(route.input ? (["INVALID_INPUT"] as const) : []),
    ...(route.isIdempotent ? (["INVALID_INPUT", "KEY_REUSED"] as const) : []),
    // A path that names nothing is not found.
    ...(route.path.includes("{") ? (["NOT_FOUND"] as const) : []),
    ...(route.errors ?? []),
    ...COMMON[route.access],
  ]);

const sample = (code: ErrorCode): object => ({
  code,
  message: errorText(DEFAULT_LANGUAGE, code),
  requestId: "0190b1a8-3c5e-4c40-9d2a-5b1f0c9e7a11",
});

/** The errors of a row by HTTP status, which several codes can share. */
export function describeErrors(route: Route): Record<string, object> {
  const byStatus = Map.groupBy(codesOf(route), (code) => String(ERROR_STATUS[code]));
  return Object.fromEntries(
    [...byStatus].map(([status, codes]) => [
      status,
      {
        description: codes.map((code) => `\`${code}\`: ${errorText(DEFAULT_LANGUAGE, code)}`).join("\n\n"),
        content: {
          "application/json": {
            schema: { $ref: "#/components/schemas/Error" },
            examples: Object.fromEntries(codes.map((code) => [code, { value: sample(code) }])),
          },
        },
      },
    ]),
  );
}
