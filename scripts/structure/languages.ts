import { type Program, Visitor } from "oxc-parser";
import type { Finding, Rule } from "./source-tree.ts";

const LIST = "packages/contracts/src/languages.ts";
const SOURCE = /^(packages|apps)\/[^/]+\/(src|prerender)\//;
/** Where a language is at home: its own folders, and what is written in it. */
const AT_HOME =
  /^packages\/(language|tailoring)\/src\/(languages\/)?[a-z]{2}\/|^packages\/(lexicon|i18n|mail)\/src\/|\/testing\//;
/**
 * Names of other things: "tr" is a table's row in Word's XML and in HTML, and Stripe's forms and our logs are in English.
 * Generated types name what they are made from.
 */
const NOT_A_LANGUAGE =
  /\/docx\/docx-paragraphs\.ts$|\/formats\/read-html\.ts$|\/credits\/stripe-card\.tsx$|\/overview\/jobs-card\.tsx$|\.gen\.ts$/;
const ASKS_LANGUAGE = /^is(Turkish|English)/;

const isString = (value: unknown): value is string => typeof value === "string";

/** The ids of the product's languages: the strings in the list of them. */
function readIds(program: Program): Set<string> {
  const ids = new Set<string>();
  new Visitor({
    ArrayExpression({ elements }) {
      for (const element of elements)
        if (element?.type === "Literal" && isString(element.value)) ids.add(element.value);
    },
  }).visit(program);
  return ids;
}

/**
 * No code asks which language it has before it: that is asked of the language's module, so that adding one is adding
 * modules. Tables with a row for each language are typed by all of them, and so are no questions.
 */
export const checkLanguages: Rule = (tree) => {
  const list = tree.get(LIST)?.program;
  const ids = list ? readIds(list) : new Set<string>();
  const findings: Finding[] = [];
  for (const { path, program } of tree.values()) {
    if (!program || !SOURCE.test(path) || AT_HOME.test(path) || NOT_A_LANGUAGE.test(path) || path === LIST)
      continue;
    const add = (problem: string) =>
      findings.push({ path, problem: `${problem}; ask the language's module` });
    new Visitor({
      Literal({ value }) {
        if (isString(value) && ids.has(value)) add(`names the language "${value}"`);
      },
      MemberExpression({ computed, property }) {
        if (!computed && property.type === "Identifier" && ids.has(property.name))
          add(`takes what is ".${property.name}"`);
      },
      Identifier({ name }) {
        if (ASKS_LANGUAGE.test(name)) add(`asks "${name}"`);
      },
    }).visit(program);
  }
  return findings;
};
