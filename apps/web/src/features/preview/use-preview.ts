import type { CvContent } from "@terzi/contracts/cv";
import type { Template } from "@terzi/contracts/design";
import type { DecidedMatch } from "@terzi/contracts/match";
import { useState } from "react";
import { dropClaim, openClaims } from "./claims.ts";
import { findPreviewIfAny, type KeptPreview, keepPreview } from "./kept-preview.ts";

/** The preview that the user has in this tab, with its edits, each kept at once. */
export function usePreview(userId: string) {
  const [kept, setKept] = useState(() => findPreviewIfAny(userId));

  const update = (change: (now: KeptPreview) => KeptPreview) =>
    setKept((now) => {
      if (!now) return now;
      const next = change(now);
      keepPreview(userId, next);
      return next;
    });

  return {
    kept,
    edit: (content: Partial<CvContent>) =>
      update((now) => ({ ...now, content: { ...now.content, ...content } })),
    switchTemplate: (template: Template) => update((now) => ({ ...now, template })),
    rematch: (decided: DecidedMatch) =>
      update((now) => ({ ...now, preview: { ...now.preview, ...decided } })),
    confirm: (name: string) => update((now) => ({ ...now, confirmed: [...now.confirmed, name] })),
    drop: (name: string) =>
      update((now) => {
        const claim = openClaims(now).find((open) => open.name === name);
        return claim ? { ...now, content: dropClaim(now.content, claim) } : now;
      }),
  };
}
