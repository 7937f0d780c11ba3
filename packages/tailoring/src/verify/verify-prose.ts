import type { Claim, GenerationMode } from "@terzi/contracts/cv";
import type { Guard } from "./guard.ts";

type ProseTask = {
  guard: Guard;
  mode: GenerationMode;
  text: string;
  at: string;
  /** What stands in its place when none of its sentences may. */
  fallback: string;
};

/** Free text that may speak of the whole profile: sentences that aren't supported go. */
export function verifyProse({ guard, mode, text, at, fallback }: ProseTask): {
  text: string;
  claims: Claim[];
  rejected: number;
} {
  const checks = guard.check(text, { kind: "profile" });
  const kept = checks.filter(({ check }) => check.supported || mode === "extensive");
  const rejected = checks.length - kept.length;
  const claims = kept.map(({ sentence, check }) => ({
    at,
    text: sentence,
    restsOn: check.supported ? check.restsOn : [],
    added: !check.supported,
    confirmed: false,
  }));
  if (!rejected) return { text, claims, rejected };
  if (kept.length || !fallback.trim())
    return { text: kept.map(({ sentence }) => sentence).join(" "), claims, rejected };
  return { ...verifyProse({ guard, mode, text: fallback, at, fallback: "" }), rejected };
}
