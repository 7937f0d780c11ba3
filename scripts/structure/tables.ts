import { type Program, Visitor } from "oxc-parser";
import type { Finding, Rule } from "./source-tree.ts";

const NAMES_A_TABLE =
  /^(selectFrom|insertInto|updateTable|deleteFrom|mergeInto|(inner|left|right|full|cross)Join(Lateral)?|using)$/;
const IN_SQL = /\b(?:from|join|into|update)\s+"?([a-z_]+)"?/gi;

/** Admin's store reads all, and privacy's throws away all that is one person's. The balance is a column of the account, kept by the ledger, and so credits reads that too. */
const MAY_NAME_OTHERS: Record<string, (table: string) => boolean> = {
  admin: () => true,
  privacy: () => true,
  credits: (table) => table === "account",
};

const camelCase = (name: string): string =>
  name.replace(/_([a-z])/g, (_, letter: string) => letter.toUpperCase());

/** The tables that a file's queries name, in the query builder or in SQL. */
function listTables(program: Program): Set<string> {
  const tables = new Set<string>();
  const add = (written: string) => tables.add(camelCase(written.split(" ")[0] ?? ""));
  new Visitor({
    CallExpression({ callee, arguments: [argument] }) {
      if (callee.type !== "MemberExpression" || callee.property.type !== "Identifier") return;
      if (!NAMES_A_TABLE.test(callee.property.name)) return;
      const named = argument?.type === "ArrayExpression" ? argument.elements : [argument];
      for (const node of named)
        if (node?.type === "Literal" && typeof node.value === "string") add(node.value);
    },
    TaggedTemplateExpression({ tag, quasi }) {
      if (tag.type !== "Identifier" || tag.name !== "sql") return;
      for (const { value } of quasi.quasis)
        for (const match of value.raw.matchAll(IN_SQL)) add(match[1] ?? "");
    },
  }).visit(program);
  return tables;
}

/** A table has one home: in a feature only its store names it, and nobody else does. */
export const checkTables: Rule = (tree) => {
  const findings: Finding[] = [];
  const homes = new Map<string, string>();
  for (const { path, program } of tree.values()) {
    const [, feature, name = ""] = /^apps\/server\/src\/(?:features\/([^/]+)\/)?(.+)$/.exec(path) ?? [];
    if (!program || !name) continue;
    const home = feature ?? path;
    for (const table of listTables(program)) {
      if (feature && !/^(.*-)?store\.ts$/.test(name))
        findings.push({ path, problem: `queries "${table}"; in a feature only the store does` });
      else if (feature && MAY_NAME_OTHERS[feature]?.(table)) continue;
      else if ((homes.get(table) ?? home) !== home)
        findings.push({ path, problem: `queries "${table}", whose home is ${homes.get(table)}` });
      else homes.set(table, home);
    }
  }
  return findings;
};
