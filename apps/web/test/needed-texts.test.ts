import { existsSync, globSync, readFileSync } from "node:fs";
import { dirname, join, relative, resolve } from "node:path";
import { expect, it } from "vitest";

const SRC = resolve(import.meta.dirname, "../src");
const UI = resolve(import.meta.dirname, "../../../packages/ui/src");
const ROUTES = join(SRC, "routes");

const matches = (text: string, pattern: RegExp): string[] =>
  Array.from(text.matchAll(pattern), ([, found = ""]) => found);

/** The files of ours that come with a file. Types vanish, and what is imported when it is needed waits for itself. */
function importsOf(path: string): string[] {
  const named = matches(
    readFileSync(path, "utf8"),
    /^(?:import|export)\s+(?!type\b)(?:[^;]*?\sfrom\s+)?"([^"]+)"/gm,
  );
  return named
    .flatMap((name) =>
      name.startsWith("@terzi/ui/")
        ? [".ts", ".tsx"].map((end) => join(UI, `${name.slice("@terzi/ui/".length)}${end}`))
        : name.startsWith(".")
          ? [resolve(dirname(path), name)]
          : [],
    )
    .filter((file) => /\.tsx?$/.test(file) && existsSync(file));
}

function reachedFrom(path: string, reached = new Set<string>()): Set<string> {
  if (reached.has(path)) return reached;
  reached.add(path);
  for (const file of importsOf(path)) reachedFrom(file, reached);
  return reached;
}

/** What a file asks for, by the names under which it draws and under which it fetches. */
const drawn = (path: string): string[] => matches(readFileSync(path, "utf8"), /useTranslation\("(\w+)"\)/g);
const fetched = (path: string): string[] =>
  matches(readFileSync(path, "utf8"), /needTexts\(([^)]*)\)/g).flatMap((names) => matches(names, /"(\w+)"/g));

/** A route and those that it stands in: "_account/cvs/home.tsx" stands in "_account.tsx". */
const around = (route: string): string[] => {
  const [layout = ""] = relative(ROUTES, route).split("/");
  const file = join(ROUTES, `${layout.replace(/\.tsx$/, "")}.tsx`);
  return existsSync(file) && file !== route ? [file] : [];
};

const routes = globSync("**/*.tsx", { cwd: ROUTES }).map((name) => join(ROUTES, name));

// A text that is fetched only when it is drawn hides the whole page until it is there: what stood under a hand is gone,
// and the page comes back at its head.
it.each(routes.map((route) => [relative(ROUTES, route), route]))(
  "%s has all its texts before it is drawn",
  (_, route) => {
    const outer = around(route).flatMap((file) => [...reachedFrom(file)]);
    const own = [...reachedFrom(route)];
    const known = new Set([...outer, ...own].flatMap(fetched));
    const missing = own.flatMap((file) =>
      drawn(file).flatMap((name) => (known.has(name) ? [] : [`${name} (${relative(SRC, file)})`])),
    );
    expect(missing).toEqual([]);
  },
);
