import type { Claim, GenerationMode, Rejection } from "@terzi/contracts/cv";
import type { Place } from "@terzi/contracts/place";
import type { Guard } from "./guard.ts";
import { mayStand, rejectedSentences, rejectedText } from "./rejection.ts";

type ProseTask = {
  guard: Guard;
  mode: GenerationMode;
  text: string;
  at: Place;
  /** What stands in its place when none of its sentences may. */
  fallback: string;
};

/** Free text that may speak of the whole profile: sentences that aren't supported go. */
export function verifyProse({ guard, mode, text, at, fallback }: ProseTask): {
  text: string;
  claims: Claim[];
  rejections: Rejection[];
} {
  const checks = guard.check(text, { kind: "profile" });
  const kept = checks.filter((check) => mayStand(check, mode));
  const claims = kept.map(({ sentence, verdict, evidence }) => ({
    at,
    text: sentence,
    restsOn: verdict === "proven" ? evidence : [],
    added: verdict !== "proven",
    confirmed: false,
  }));
  if (kept.length === checks.length) return { text, claims, rejections: [] };
  if (kept.length || !fallback.trim())
    return {
      text: kept.map(({ sentence }) => sentence).join(" "),
      claims,
      rejections: rejectedSentences(at, checks),
    };
  const own = verifyProse({ guard, mode, text: fallback, at, fallback: "" });
  return { ...own, rejections: [rejectedText(at, text, checks, own.text)] };
}
