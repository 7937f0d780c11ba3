import { execFileSync } from "node:child_process";
import { cpSync, existsSync, mkdtempSync, realpathSync, rmSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

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
    symlinkSync(join(root, "node_modules"), join(folder, "node_modules"), "junction");
    // These hold links alone, relative ones: copied, they lead to the copy's packages.
    for (const workspace of listWorkspaces(files)) {
      const installed = join(workspace, "node_modules");
      if (existsSync(join(root, installed)))
        cpSync(join(root, installed), join(folder, installed), { recursive: true, verbatimSymlinks: true });
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
