import { execFile } from "node:child_process";
import { access, chmod, constants, mkdir, mkdtemp, readFile, rename, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";

const run = promisify(execFile);

/** The Chromium that came with the install, unpacked. `env`: the whole environment that it needs. */
export type BundledChromium = { executablePath: string; env: Record<string, string> };

/** The Chromium package ships a binary for this machine only. */
export const hasBundledChromium = (): boolean => process.platform === "linux" && process.arch === "x64";

/** The machine's own libraries first: the ones that came along are for machines that lack them. */
const SYSTEM_LIBRARIES = ["/lib/x86_64-linux-gnu", "/usr/lib/x86_64-linux-gnu", "/lib64", "/usr/lib64"];

/** The machine's fonts where it has any, and one that came along: without a single font Chromium crashes. */
const FONTS_CONF = `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <include ignore_missing="yes">/etc/fonts/fonts.conf</include>
  <dir prefix="relative">fonts/fonts</dir>
  <cachedir prefix="xdg">fontconfig</cachedir>
</fontconfig>
`;

/** Beside the installed packages: unpacked there, it is unpacked once for each checkout. */
export const CHECKOUT_CACHE = fileURLToPath(new URL("../node_modules/.cache/", import.meta.url));

/**
 * Finds the Chromium of the install unpacked in one of the folders, or unpacks it (200 MB, about 2 s) into the first
 * that can be written to. Safe when several processes do it at once: each unpacks into a folder of its own, and the
 * first to finish wins.
 */
export async function findBundledChromium(homes: string[]): Promise<BundledChromium> {
  const source = new URL("../", import.meta.resolve("@sparticuz/chromium"));
  const { version } = JSON.parse(await readFile(new URL("package.json", source), "utf8"));
  const name = `chromium-${version}`;
  for (const home of homes) if (await isUnpacked(join(home, name))) return describe(join(home, name));
  const home = await firstWritable(homes);
  await unpack(fileURLToPath(new URL("bin/", source)), home, join(home, name));
  return describe(join(home, name));
}

const describe = (folder: string): BundledChromium => ({
  executablePath: join(folder, "chromium"),
  env: {
    FONTCONFIG_FILE: join(folder, "fonts.conf"),
    LD_LIBRARY_PATH: [...SYSTEM_LIBRARIES, join(folder, "al2023/lib")].join(":"),
  },
});

const isUnpacked = (folder: string): Promise<boolean> =>
  access(join(folder, "chromium"), constants.X_OK).then(
    () => true,
    () => false,
  );

async function firstWritable(folders: string[]): Promise<string> {
  const failures: unknown[] = [];
  for (const folder of folders)
    try {
      await mkdir(folder, { recursive: true });
      await access(folder, constants.W_OK);
      return folder;
    } catch (error) {
      failures.push(error);
    }
  throw new AggregateError(failures, `No folder to unpack Chromium into: ${folders.join(", ")}`);
}

async function unpack(archives: string, home: string, folder: string): Promise<void> {
  const unfinished = await mkdtemp(join(home, "unpacking-"));
  try {
    const script = fileURLToPath(new URL("inflate-chromium.ts", import.meta.url));
    const files = ["chromium.br", "fonts.tar.br", "al2023.tar.br"].map((file) => join(archives, file));
    await run(process.execPath, [script, ...files], { env: { TMPDIR: unfinished } });
    await writeFile(join(unfinished, "fonts.conf"), FONTS_CONF);
    await chmod(join(unfinished, "chromium"), 0o755);
    await chmod(unfinished, 0o755);
    await rename(unfinished, folder);
  } catch (error) {
    // Somebody else was faster, and what they unpacked is as good.
    if (!(await isUnpacked(folder))) throw error;
  } finally {
    await rm(unfinished, { recursive: true, force: true });
  }
}
