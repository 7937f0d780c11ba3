import { Letter, type LetterContent } from "@terzi/contracts/letter";
import { failureOf } from "@terzi/ui/failures";
import { useState } from "react";
import { trpc } from "../../app/trpc.ts";
import { useAutosave } from "../studio/use-autosave.ts";
import { dropLetterDraft, findLetterDraftIfAny, keepLetterDraft } from "./kept-letter-draft.ts";

/**
 * A letter being typed: stored in the browser at once, saved a moment later. `newer`: what another tab saved
 * meanwhile.
 */
export function useLetter(letter: Letter) {
  const cache = trpc.useUtils();
  const updating = trpc.letters.update.useMutation();
  const [draft] = useState(() => findLetterDraftIfAny(letter.id));
  const [read] = useState({ version: draft?.version ?? letter.version });
  const [content, setContent] = useState(draft?.content ?? letter.content);
  const [held] = useState({ latest: content });
  held.latest = content;
  const [newer, setNewer] = useState<Letter | null>(null);

  const show = (saved: Partial<Letter>): void =>
    cache.letters.list.setData({ cvId: letter.cvId }, (known) =>
      known?.map((one) => (one.id === letter.id ? { ...one, ...saved } : one)),
    );
  const save = async (sent: LetterContent): Promise<string | null> => {
    try {
      const saved = await updating.mutateAsync({ id: letter.id, version: read.version, content: sent });
      read.version = saved.version;
      // Only this browser has what was typed during the request.
      if (held.latest === sent) dropLetterDraft(letter.id);
      else keepLetterDraft(letter.id, { version: saved.version, content: held.latest });
      show({ content: sent, version: saved.version, editedAt: saved.savedAt });
      return saved.savedAt;
    } catch (error) {
      const failure = failureOf(error);
      const theirs = failure?.code === "STALE_LETTER" ? Letter.safeParse(failure.details).data : undefined;
      if (!theirs) throw error;
      setNewer(theirs);
      return null;
    }
  };
  const saving = useAutosave({ value: content, isSaved: draft === null, save });
  return {
    content,
    saving,
    newer,
    change(changed: Partial<LetterContent>) {
      const next = { ...content, ...changed };
      held.latest = next;
      keepLetterDraft(letter.id, { version: read.version, content: next });
      setContent(next);
    },
    takeTheirs() {
      if (!newer) return;
      read.version = newer.version;
      dropLetterDraft(letter.id);
      show(newer);
      setContent(newer.content);
      setNewer(null);
    },
    keepMine() {
      if (newer) read.version = newer.version;
      setNewer(null);
      void saving.flush();
    },
  };
}
