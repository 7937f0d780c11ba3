import { execFileSync } from "node:child_process";
import { cpSync, existsSync, mkdtempSync, realpathSync, rmSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";

/** Where a package keeps what it has unpacked. */
const CACHE = ".cache";

/**
 * A copy of the project as it stands, in the system's temporary folder: bugs put in there reach nobody's work.
 * Installed packages are shared with the project; its own packages are the copy's.
 */
export function openScratchCopy(root: string): { folder: string; remove(): void } {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), "terzi-mutants-")));
  const remove = () => rmSync(folder, { recursive: true, force: true });
  try {
    const files = execFileSync("git", ["ls-files", "-z", "--cached", "--others", "--exclude-standard"], {
      cwd: root,
      encoding: "utf8",
      maxBuffer: 1 << 28,
    });
    for (const file of files.split("\0").filter((name) => name && existsSync(join(root, name))))
      cpSync(join(root, file), join(folder, file));
    const link = (path: string) => symlinkSync(join(root, path), join(folder, path), "junction");
    link("node_modules");
    for (const workspace of listWorkspaces(files)) {
      const installed = join(workspace, "node_modules");
      if (!existsSync(join(root, installed))) continue;
      // These hold links alone, relative ones: copied, they lead to the copy's packages.
      cpSync(join(root, installed), join(folder, installed), {
        recursive: true,
        verbatimSymlinks: true,
        filter: (path) => basename(path) !== CACHE,
      });
      if (existsSync(join(root, installed, CACHE))) link(join(installed, CACHE));
    }
    return { folder, remove };
  } catch (error) {
    remove();
    throw error;
  }
}

const listWorkspaces = (files: string): string[] =>
  files
    .split("\0")
    .filter((file) => file.endsWith("/package.json"))
    .map((file) => file.slice(0, -"/package.json".length));
