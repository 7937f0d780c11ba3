import type { CareerData, CareerProfile } from "@terzi/contracts/career";
import { useEffect, useState } from "react";
import { dropDraft, findDraftIfAny, keepDraft } from "./kept-draft.ts";
import { findConflicts, isSame, mergeProfiles, profileOf, type Section } from "./merge-profiles.ts";

/** A newer profile of another tab or device, and where it collides with what was typed here. */
export type Conflict = { theirs: CareerData; sections: Section[] };

type State = {
  base: CareerData;
  profile: CareerProfile;
  restoredFrom: string | null;
  conflict: Conflict | null;
};

/** Starts from the saved profile plus the unsaved changes that this browser still holds. */
function open(saved: CareerData, userId: string): State {
  const draft = findDraftIfAny(localStorage, userId);
  const fresh = { base: saved, profile: profileOf(saved), restoredFrom: null, conflict: null };
  if (!draft || isSame(draft.profile, profileOf(draft.base))) return fresh;
  return overtake({ ...fresh, base: draft.base, profile: draft.profile, restoredFrom: draft.keptAt }, saved);
}

/** Moves unsaved changes onto a newer profile; the person decides about conflicting sections. */
function overtake(state: State, theirs: CareerData): State {
  const sections = findConflicts(state.base, state.profile, theirs);
  if (sections.length) return { ...state, conflict: { theirs, sections } };
  const profile = mergeProfiles({ base: state.base, mine: state.profile, theirs });
  return { ...state, base: theirs, profile, conflict: null };
}

/** The profile being edited. Every change is stored in the browser at once, until it is saved. */
export function useCareerDraft(saved: CareerData, userId: string) {
  const [state, setState] = useState(() => open(saved, userId));
  const { base, profile } = state;
  const isDirty = !isSame(profile, profileOf(base));

  useEffect(() => {
    if (isDirty) keepDraft(localStorage, userId, { base, profile, keptAt: new Date().toISOString() });
    else dropDraft(localStorage, userId);
  }, [isDirty, base, profile, userId]);

  return {
    ...state,
    isDirty,
    change: <S extends Section>(section: S, value: CareerProfile[S]) =>
      setState((now) => ({ ...now, profile: { ...now.profile, [section]: value } })),
    discard: () => setState((now) => ({ ...now, profile: profileOf(now.base), restoredFrom: null })),
    /** After a save, what was typed in the meantime stays. */
    markSaved: (sent: CareerProfile, answer: CareerData) =>
      setState((now) => ({
        base: answer,
        profile: mergeProfiles({ base: sent, mine: now.profile, theirs: profileOf(answer) }),
        restoredFrom: null,
        conflict: null,
      })),
    overtakenBy: (theirs: CareerData) => setState((now) => overtake(now, theirs)),
    settle: (theirs: CareerData, profile: CareerProfile) =>
      setState((now) => ({ ...now, base: theirs, profile, conflict: null })),
  };
}

export type CareerDraft = ReturnType<typeof useCareerDraft>;
