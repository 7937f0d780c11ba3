import pg from "pg";

const { builtins } = pg.types;

/** int8 and numeric come as text because they may exceed a double: refuse the value rather than round it. */
function toNumber(text: string): number {
  const value = Number(text);
  if (Number.isFinite(value) && (!Number.isInteger(value) || Number.isSafeInteger(value))) return value;
  throw new RangeError(`${text} does not fit into a JavaScript number`);
}

/** As PostgreSQL writes an instant where the session's time is UTC. */
const IN_UTC = /^(\d{4}-\d\d-\d\d) (\d\d:\d\d:\d\d)(?:\.(\d{1,6}))?\+00$/;

/** Instants in wire form. PostgreSQL's microseconds are cut to milliseconds, as in every `Date`. */
function toIsoTime(text: string): string {
  const [, day, time, fraction = ""] = IN_UTC.exec(text) ?? [];
  // A list has thousands of them: a `Date` for each took a third of reading it.
  if (day && time) return `${day}T${time}.${fraction.padEnd(3, "0").slice(0, 3)}Z`;
  const parsed: unknown = pg.types.getTypeParser(builtins.TIMESTAMPTZ)(text);
  if (parsed instanceof Date) return parsed.toISOString();
  throw new RangeError(`${text} is not an instant`);
}

const keepText = (text: string): string => text;

const parsers = new Map<number, (text: string) => unknown>([
  [builtins.INT8, toNumber],
  [builtins.NUMERIC, toNumber],
  [builtins.TIMESTAMPTZ, toIsoTime],
  [builtins.DATE, keepText],
]);

/** pg's `types` option for one pool: rows come in wire form, and other users of pg in the process keep theirs. */
export const columnTypes: pg.CustomTypesConfig = {
  getTypeParser: (oid, format) =>
    (format !== "binary" && parsers.get(oid)) || pg.types.getTypeParser(oid, format),
};
