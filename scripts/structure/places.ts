import { type Expression, Visitor } from "oxc-parser";
import type { Finding, Rule, SourceFile } from "./source-tree.ts";

const OWNER = "packages/contracts/src/place.ts";
/** Elsewhere a place is a town, or a folder. */
const SOURCE = /^(?:packages\/(?:contracts|tailoring|documents|cv-import)|apps\/[^/]+|bench(?!\/layouts))\//;

const TAKES_APART = new Set([
  ...["split", "slice", "substring", "charAt", "at", "replace", "replaceAll"],
  ...["startsWith", "endsWith", "includes", "indexOf", "lastIndexOf", "match", "matchAll", "search"],
]);
const TESTS = new Set(["test", "exec"]);

/** Names that are a place wherever they stand, and those that are one where places are known at all. */
const PLACE = /^place$|Place$/;
const SHORT_NAME = /^(?:at|from|source)$/;

/** What an expression is called: `at`, `claim.at`, `one?.place`. */
function nameOf(node: Expression): string {
  if (node.type === "ChainExpression") return nameOf(node.expression);
  if (node.type === "Identifier") return node.name;
  if (node.type !== "MemberExpression" || node.computed) return "";
  return node.property.type === "Identifier" ? node.property.name : "";
}

const knowsPlaces = ({ imports }: SourceFile): boolean => imports.some(({ target }) => target === OWNER);

/** A place is read by `parsePlace` and written by `printPlace` and its like: nobody else knows how one is written. */
export const checkPlaces: Rule = (tree) => {
  const findings: Finding[] = [];
  for (const file of tree.values()) {
    const { path, program } = file;
    if (!program || !SOURCE.test(path) || path === OWNER) continue;
    const isShort = knowsPlaces(file);
    const isPlace = (node: Expression): boolean => {
      const name = nameOf(node);
      return PLACE.test(name) || (isShort && SHORT_NAME.test(name));
    };
    const add = (what: string) => findings.push({ path, problem: `${what}; ask contracts/place.ts` });
    new Visitor({
      CallExpression({ callee, arguments: given }) {
        if (callee.type !== "MemberExpression" || callee.property.type !== "Identifier") return;
        const method = callee.property.name;
        if (callee.object.type !== "Super" && TAKES_APART.has(method) && isPlace(callee.object))
          add(`takes the place "${nameOf(callee.object)}" apart by ${method}`);
        if (TESTS.has(method) && given.some((one) => one.type !== "SpreadElement" && isPlace(one)))
          add(`matches a place by ${method}`);
      },
      TemplateLiteral({ quasis, expressions }) {
        for (const [index, expression] of expressions.entries())
          if (isPlace(expression) && /^[.#](?:\w|$)/.test(quasis[index + 1]?.value.raw ?? ""))
            add(`puts a place together from "${nameOf(expression)}"`);
      },
    }).visit(program);
  }
  return findings;
};
