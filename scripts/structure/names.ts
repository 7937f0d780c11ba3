import type { Rule } from "./source-tree.ts";

const KEBAB_CASE = /^[a-z0-9]+(-[a-z0-9]+)*$/;
/** As what a file is ("date-utils"); as what it is about ("data-and-cloud") they are words like any other. */
const SAYS_NOTHING = /(^|-)(utils?|helpers?|common|misc|managers?|services?|handlers?|data|info|index)$/;

/** Named by others: routes of the router (`$id`, `_signed-in`, `cvs_`), Vite's page, generated files, READMEs, a scorer's folder. */
const NAMED_BY_OTHERS =
  /^bench\/people\/([\w-]+\/)?F_people\/|^apps\/[^/]+\/(src\/routes\/|index\.html$)|\.gen\.ts$|(^|\/)((README|NOTICE)\.md$|\.[^/]+$)|^packages\/[^/]+\/src\/index\.tsx?$/;

/** Files and folders are kebab-case, and their names say what is inside. */
export const checkNames: Rule = (tree) =>
  [...tree.keys()]
    .filter((path) => !NAMED_BY_OTHERS.test(path))
    .flatMap((path) =>
      path.split("/").flatMap((part) => {
        const [name = ""] = part.split(".");
        if (!KEBAB_CASE.test(name)) return { path, problem: `"${part}" is not kebab-case` };
        const word = SAYS_NOTHING.exec(name)?.[2];
        return word ? { path, problem: `"${word}" does not say what is inside` } : [];
      }),
    );
