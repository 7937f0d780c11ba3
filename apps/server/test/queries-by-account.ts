import { parse } from "libpg-query";

/** A piece of PostgreSQL's own syntax tree: what it is, and what it is made of. */
type Tree = { [part: string]: Tree | Tree[] | string | number | boolean | undefined };

export type Distribution = {
  /** Tables that lie on many machines, and by which column. */
  by: Map<string, string>;
  /** The columns of every table. */
  columns: Map<string, Set<string>>;
};

/** The tables of one statement by the names that it gives them, and its columns that are a known value. */
type Scope = { tables: Map<string, string>; known: Set<string> };

const isTree = (value: unknown): value is Tree =>
  typeof value === "object" && value !== null && !Array.isArray(value);

const part = (tree: Tree | undefined, name: string): Tree | undefined => {
  const found = tree?.[name];
  return isTree(found) ? found : undefined;
};
const list = (tree: Tree | undefined, name: string): Tree[] => {
  const found = tree?.[name];
  return Array.isArray(found) ? found : [];
};
const word = (tree: Tree | undefined, name: string): string => String(tree?.[name] ?? "");

/** The tables that stand side by side in a FROM, and the conditions that join them. */
function readFrom(item: Tree, tables: Map<string, string>, conditions: Tree[]): void {
  const table = part(item, "RangeVar");
  if (table) {
    const name = word(table, "relname");
    tables.set(word(part(table, "alias"), "aliasname") || name, name);
  }
  const join = part(item, "JoinExpr");
  if (!join) return;
  for (const side of ["larg", "rarg"]) readFrom(part(join, side) ?? {}, tables, conditions);
  const on = part(join, "quals");
  if (on) conditions.push(on);
}

/** Both sides of each equation that holds for every row: those that AND joins, and no others. */
function listEquations(condition: Tree): [Tree, Tree][] {
  const all = part(condition, "BoolExpr");
  if (all) return word(all, "boolop") === "AND_EXPR" ? list(all, "args").flatMap(listEquations) : [];
  const one = part(condition, "A_Expr");
  const operator = word(part(list(one, "name")[0], "String"), "sval");
  const [left, right] = [part(one, "lexpr"), part(one, "rexpr")];
  return operator === "=" && left && right ? [[left, right]] : [];
}

function isValue(tree: Tree): boolean {
  const cast = part(part(tree, "TypeCast"), "arg");
  return cast ? isValue(cast) : Boolean(part(tree, "ParamRef") ?? part(tree, "A_Const"));
}

function readColumn(tree: Tree, { tables }: Scope, { columns }: Distribution): string | null {
  const names = list(part(tree, "ColumnRef"), "fields").map((field) => word(part(field, "String"), "sval"));
  const [first = "", second] = names;
  if (second) return `${first}.${second}`;
  const owner = [...tables].find(([, table]) => columns.get(table)?.has(first));
  return first && owner ? `${owner[0]}.${first}` : null;
}

/** What is known by an equation with a value, or with a column that is known. */
function spreadKnown(conditions: Tree[], scope: Scope, distribution: Distribution): void {
  const equations = conditions.flatMap(listEquations);
  for (let before = -1; before < scope.known.size; ) {
    before = scope.known.size;
    for (const [left, right] of equations)
      for (const [one, other] of [
        [left, right],
        [right, left],
      ] as const) {
        const column = readColumn(one, scope, distribution);
        if (column && (isValue(other) || scope.known.has(readColumn(other, scope, distribution) ?? "")))
          scope.known.add(column);
      }
  }
}

const STATEMENTS = ["SelectStmt", "UpdateStmt", "DeleteStmt", "InsertStmt"];

function readStatement(kind: string, statement: Tree, around: Scope, distribution: Distribution): string[] {
  const tables = new Map<string, string>();
  const conditions = [part(statement, "whereClause") ?? {}];
  const relation = part(statement, "relation");
  if (relation && kind !== "InsertStmt") readFrom({ RangeVar: relation }, tables, conditions);
  for (const item of [...list(statement, "fromClause"), ...list(statement, "usingClause")])
    readFrom(item, tables, conditions);
  const scope = { tables: new Map([...around.tables, ...tables]), known: new Set(around.known) };
  spreadKnown(conditions, scope, distribution);

  const missing = [...tables].flatMap(([name, table]) => {
    const column = distribution.by.get(table);
    return column && !scope.known.has(`${name}.${column}`) ? [table] : [];
  });
  if (kind === "InsertStmt") {
    const table = word(relation, "relname");
    const column = distribution.by.get(table);
    const given = list(statement, "cols").map((one) => word(part(one, "ResTarget"), "name"));
    // An account is the one thing that is inserted without being known before: the database makes its id.
    if (column && column !== "id" && !given.includes(column)) missing.push(table);
  }
  return [...missing, ...readInside(statement, scope, distribution)];
}

/** The statements within a statement, each with what is known around it. */
function readInside(tree: Tree, around: Scope, distribution: Distribution): string[] {
  return Object.entries(tree).flatMap(([name, value]) => {
    if (Array.isArray(value)) return value.flatMap((one) => readInside(one, around, distribution));
    if (!isTree(value)) return [];
    return STATEMENTS.includes(name)
      ? readStatement(name, value, around, distribution)
      : readInside(value, around, distribution);
  });
}

/**
 * The tables of a query that lie on many machines and that it reads or writes without naming the machine: all would have
 * to be asked.
 */
export async function listAskedEverywhere(sql: string, distribution: Distribution): Promise<string[]> {
  // Safe: the parser's own tree, which has no other kinds of values.
  const tree = (await parse(sql)) as unknown as Tree;
  return [...new Set(readInside(tree, { tables: new Map(), known: new Set() }, distribution))];
}
