import { readFileSync } from "node:fs";

/** The table of who gets in where: by the call's name, then by the caller's. */
export function readAccessTable(): Map<string, Map<string, string>> {
  const [head = "", ...lines] = readFileSync(new URL("./access-matrix.txt", import.meta.url), "utf8")
    .trimEnd()
    .split("\n");
  const callers = head.trim().split(/\s+/);
  return new Map(
    lines.map((line) => {
      const name = line.slice(0, 50).trim();
      const outcomes = line.slice(50).trim().split(/\s+/);
      return [name, new Map(callers.map((caller, place) => [caller, outcomes[place] ?? ""]))];
    }),
  );
}

/** Traces of what only our log may hold: stacks, our files, SQL, addresses and words of those behind us. */
const LEAKS = [
  /^\s+at .+:\d+:\d+/m,
  /node_modules|\/apps\/server\/|\/packages\/\w+\/src\//,
  /syntax error at or near|violates \w+[\w -]* constraint|relation \\?"\w+\\?" |invalid input syntax|out of range for type/i,
  /ECONNREFUSED|ECONNRESET|EPIPE|127\.0\.0\.1:5\d{3}|Protocol error|Invalid API Key/,
  /\b(select|insert into|update|delete from) \\?"\w+\\?"/,
];

/** What is wrong with an answer, whatever was asked; null when nothing is. 503 is honest, other 5xx are not. */
export function faultOf({ status, text }: { status: number; text: string }): string | null {
  if (status >= 500 && status !== 503) return `answered ${status}`;
  if (/"httpStatus":50[0-24-9]/.test(text)) return "a part of the answer is a 500";
  const leak = status >= 400 ? LEAKS.find((pattern) => pattern.test(text)) : undefined;
  return leak ? `leaks ${leak.exec(text)?.[0]}` : null;
}

/** Whether a caller whom the table refuses got in, or was refused in another way than the table's. */
export function holeOf(expected: string, status: number): string | null {
  if (expected !== "401" && expected !== "403") return null;
  // A path with an odd name in it may match no row at all, and who asks too often is refused before anything else.
  return [expected, "404", "429"].includes(String(status))
    ? null
    : `answered ${status} instead of ${expected}`;
}
