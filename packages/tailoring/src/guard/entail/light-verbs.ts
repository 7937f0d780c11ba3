import { LINGUA_FRANCA } from "../../languages/guard-languages.ts";
import { isFiniteVerb } from "../parse/finite-verb.ts";
import type { Action, Clause, Term } from "../parse/line.ts";
import { saysAll } from "./overlap.ts";

/** Verbs that, with a deed's name, only say that it was done: "gave a presentation". */
const PERFORMING = ["give", "deliver", "complete", "do", "make"];
/**
 * Verbs that do so with a document's name: "submitted reports" means "reported", but preparing an audit isn't
 * auditing.
 */
const PRODUCING = ["present", "submit", "send", "prepare", "develop", "document"];
export const DOING = new Set([...PERFORMING, ...PRODUCING]);

const PAPERS = new Set(
  "report document plan draft analyse budget estimate-cost offer invoice calculate design register translate schedule".split(
    " ",
  ),
);

/** Whether a verb with the name of a deed says that it was done. */
export const tellsOfDoing = (verb: Action, deed: Action): boolean =>
  verb.ids.some((id) => PERFORMING.includes(id)) ||
  (verb.ids.some((id) => PRODUCING.includes(id)) &&
    // "Raporları arşivledim": filing a paper isn't writing it.
    !verb.ids.includes("archive") &&
    deed.ids.some((id) => PAPERS.has(id)));

/** "Counted the stock" from somebody who did a "stock count": the group's action, with everything next to it there. */
export const isInGroup = (action: Action, clause: Clause, known: Clause): boolean =>
  known.terms.some(
    (term) =>
      [...term.parts, ...term.groups].some((ids) =>
        ids.some((id) => id.startsWith("n:") && action.ids.includes(id.slice(2))),
      ) &&
      saysAll(term, clause) &&
      !isNamedBeside(term, known, action),
  );

/** Whether a verb other than a light one governs it: "read the stock count" counts nothing. */
const isNamedBeside = ({ start }: Term, { actions, terms }: Clause, deed: Action): boolean =>
  actions.some(
    (verb) =>
      // Such a verb stands behind what it governs.
      (verb.language.isVerbFinal || ![...actions, ...terms].every((other) => other.start >= start)) &&
      isFiniteVerb(verb) &&
      !verb.isPlain &&
      !verb.isLight &&
      !tellsOfDoing(verb, deed),
  );

/** The actions that fixed groups of a clause are about, as nouns: counting in "stock count". */
export const groupActions = ({ terms }: Clause): Action[] =>
  terms.flatMap(({ parts, surface, start, end }) => {
    const ids = (parts.at(-1) ?? []).filter((id) => id.startsWith("n:")).map((id) => id.slice(2));
    const noun = {
      isNominal: true,
      isGerund: false,
      language: LINGUA_FRANCA,
      isPlain: false,
      isLight: false,
    };
    return ids.length ? [{ surface, ids, start, end, ...noun }] : [];
  });
