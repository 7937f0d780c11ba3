import { type ApplicationDetail, ApplicationFields } from "@terzi/contracts/applications";
import { failureOf } from "@terzi/ui/failures";
import { showToast } from "@terzi/ui/toast";
import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { validateBy } from "../../app/contract-form.ts";
import { noticeLostAccess } from "../../app/query-client.ts";
import { trpc } from "../../app/trpc.ts";
import { useAutosave } from "../studio/use-autosave.ts";
import { findKeptApplication, keepApplication } from "./kept-application.ts";
import { fieldNames, isSame, mergeApplications } from "./merge-application.ts";
import { useKnownApplication } from "./use-known-application.ts";

const fieldsOf = (application: ApplicationDetail): ApplicationFields =>
  // Unlike parse, which would refuse a row from before a rule.
  ({
    jobTitle: application.jobTitle,
    company: application.company,
    jobPosting: application.jobPosting,
    postingUrl: application.postingUrl,
    contacts: application.contacts,
    notes: application.notes,
    appliedOn: application.appliedOn,
    answeredOn: application.answeredOn,
    outcome: application.outcome,
    nextStep: application.nextStep,
    nextStepAt: application.nextStepAt,
    timeZone: application.timeZone,
    remindMinutesBefore: application.remindMinutesBefore,
  });

/** What can't be stored as it is, by field. */
export const complainAbout = validateBy(ApplicationFields);

/** Changed and valid fields; an incomplete address, for instance, waits until it is one. */
function changesOf(base: ApplicationFields, draft: ApplicationFields): Partial<ApplicationFields> {
  const names = fieldNames(base).filter(
    (name) =>
      !isSame(draft[name], base[name]) && ApplicationFields.shape[name].safeParse(draft[name]).success,
  );
  return Object.fromEntries(names.map((name) => [name, draft[name]]));
}

/**
 * The fields of an application being edited: stored in this browser on every key, on the server a moment later.
 * Changes from elsewhere are merged in, and nothing typed here is lost.
 */
export function useApplicationDraft(application: ApplicationDetail) {
  const { t } = useTranslation("applications");
  const { client } = trpc.useUtils();
  const know = useKnownApplication();
  const [held] = useState(() => ({ base: fieldsOf(application), version: application.version }));
  const [draft, setDraft] = useState((): ApplicationFields => {
    const kept = findKeptApplication(application.id);
    return kept ? mergeApplications({ base: kept.base, ours: kept.draft, theirs: held.base }) : held.base;
  });
  const { id } = application;

  const take = (newer: ApplicationDetail) => {
    held.base = fieldsOf(newer);
    held.version = newer.version;
    know(newer);
  };
  const change = (changed: Partial<ApplicationFields>) =>
    setDraft((before) => {
      const next = { ...before, ...changed };
      keepApplication(id, { base: held.base, draft: next });
      return next;
    });
  const save = async (edited: ApplicationFields): Promise<string | null> => {
    const changes = changesOf(held.base, edited);
    if (Object.keys(changes).length) {
      try {
        take(await client.applications.update.mutate({ id, version: held.version, ...changes }));
      } catch (error) {
        const failure = failureOf(error);
        noticeLostAccess(failure?.code);
        if (failure?.code !== "STALE_APPLICATION") throw error;
        await mergeStale();
      }
    }
    setDraft((now) => {
      keepApplication(id, isSame(now, held.base) ? null : { base: held.base, draft: now });
      return now;
    });
    // What can't be stored as it is waits for the person.
    return isSame(edited, held.base) ? new Date().toISOString() : null;
  };
  /** Merges changes from elsewhere; the draft then differs and saves itself again. */
  const mergeStale = async () => {
    const theirs = await client.applications.find.query({ id });
    const base = held.base;
    take(theirs);
    setDraft((ours) => {
      const merged = mergeApplications({ base, ours, theirs: held.base });
      if (merged.notes !== ours.notes && merged.notes !== theirs.notes)
        showToast({ tone: "plain", title: t("title"), text: t("saving.merged") });
      return merged;
    });
  };
  const { state, flush } = useAutosave({ value: draft, isSaved: isSame(draft, held.base), save });
  // What moves and other CVs change on the server isn't an edit of these fields.
  useEffect(() => {
    if (application.version <= held.version) return;
    const [base, theirs] = [held.base, fieldsOf(application)];
    held.base = theirs;
    held.version = application.version;
    setDraft((ours) => mergeApplications({ base, ours, theirs }));
  }, [application]);
  useEffect(() => {
    const leave = () => void flush();
    document.addEventListener("visibilitychange", leave);
    return () => document.removeEventListener("visibilitychange", leave);
  }, []);
  return { draft, change, state, flush };
}
