import { globSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path/posix";
import { type Program, parseSync } from "oxc-parser";

export type Import = {
  /** What stands in the import. */
  specifier: string;
  /** The file of the tree that it means; null for packages from npm, styles and pictures. */
  target: string | null;
  /** Imported names; empty for `import "…"`, `import * as`, `export *` and `import()`. */
  names: string[];
  isTypeOnly: boolean;
  /** Named by its address, for a worker or a process of its own: used, but not imported. */
  isAddress: boolean;
};

export type SourceFile = {
  path: string;
  lineCount: number;
  byteCount: number;
  imports: Import[];
  program: Program | null;
};
export type SourceTree = Map<string, SourceFile>;

/** A rule looks at the tree and says what is wrong where. Warnings are shown but don't fail. */
export type Finding = { path: string; problem: string; isWarning?: true };
export type Rule = (tree: SourceTree) => Finding[];

const FOLDERS = "{apps,packages,tests,bench,scripts,docs}/**";
const NOT_OURS = new Set(["node_modules", "dist", ".turbo", ".data", ".vite", ".tanstack"]);
const CODE = /\.(ts|tsx|mjs)$/;

/** Reads every file of the checkout that people write. */
export function readTree(root: string): SourceTree {
  const texts: Record<string, string> = {};
  const entries = globSync(FOLDERS, {
    cwd: root,
    withFileTypes: true,
    exclude: (entry) => NOT_OURS.has(entry.name),
  });
  for (const entry of entries) {
    if (!entry.isFile()) continue;
    const absolute = join(entry.parentPath.replaceAll("\\", "/"), entry.name);
    texts[absolute.slice(root.replaceAll("\\", "/").length + 1)] = readFileSync(absolute, "utf8");
  }
  return parseTree(texts);
}

/** The tree of `path → text`; paths are relative to the project root, with forward slashes. */
export function parseTree(texts: Record<string, string>): SourceTree {
  const paths = new Set(Object.keys(texts));
  return new Map(Object.entries(texts).map(([path, text]) => [path, parseFile(path, text, paths)]));
}

function parseFile(path: string, text: string, paths: Set<string>): SourceFile {
  const lineCount = text.split("\n").length - (text.endsWith("\n") ? 1 : 0);
  const byteCount = Buffer.byteLength(text);
  if (!CODE.test(path)) return { path, lineCount, byteCount, imports: [], program: null };
  const { module, program } = parseSync(path, text);
  const found = (specifier: string, entries: { name: string | null; isType: boolean }[]): Import => ({
    specifier,
    target: resolveImport(path, specifier, paths),
    names: entries.flatMap(({ name }) => name ?? []),
    isTypeOnly: entries.length > 0 && entries.every(({ isType }) => isType),
    isAddress: false,
  });
  const imports = [
    ...module.staticImports.map(({ moduleRequest, entries }) =>
      found(
        moduleRequest.value,
        entries.map(({ importName, isType }) => ({ name: importName.name, isType })),
      ),
    ),
    ...module.staticExports.flatMap(({ entries }) =>
      entries.flatMap(({ moduleRequest, importName, isType }) =>
        moduleRequest ? found(moduleRequest.value, [{ name: importName.name, isType }]) : [],
      ),
    ),
    ...module.dynamicImports.flatMap(({ moduleRequest: { start, end } }) => {
      const literal = /^(["'`])([^"'`$]+)\1$/.exec(text.slice(start, end));
      return literal?.[2] ? found(literal[2], []) : [];
    }),
    ...[...text.matchAll(/new URL\("(?:\.\/)?([^"]+)", import\.meta\.url\)/g)].map(([, named]) => ({
      ...found(`./${named}`, []),
      isAddress: true,
    })),
  ];
  return { path, lineCount, byteCount, imports, program };
}

/** Relative imports name the file with its ending; `@terzi/x/y` is `src/y` of that package, by its `exports`. */
function resolveImport(from: string, specifier: string, paths: Set<string>): string | null {
  const [bare = ""] = specifier.split("?");
  const own = /^@terzi\/([^/]+)\/(.+)$/.exec(bare);
  const candidates = own
    ? ["packages", "apps"].flatMap((folder) =>
        [".ts", ".tsx"].map((ending) => `${folder}/${own[1]}/src/${own[2]}${ending}`),
      )
    : bare.startsWith(".")
      ? [join(dirname(from), bare)]
      : [];
  return candidates.find((candidate) => paths.has(candidate)) ?? null;
}
