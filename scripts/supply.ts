/**
 * What the product is made of, and whether anything of it is a danger: secrets in the files that git knows, licences that
 * the product can't be given away with, known faults of dependencies (needs the network), and a bill of materials
 * (CycloneDX, in `sbom.json`). `--offline`: only what needs no network and writes nothing, as in `test`.
 */
import { execFileSync } from "node:child_process";
import { PROJECT_ROOT } from "./project.ts";
import { runCommand } from "./run-command.ts";

/** One of them, or a choice that has one of them: what may be given on with little more than a name. */
const ALLOWED = new Set([
  ...["MIT", "MIT-0", "ISC", "BSD", "BSD-2-Clause", "BSD-3-Clause", "0BSD", "Apache-2.0", "BlueOak-1.0.0"],
  ...["Zlib", "Unlicense", "CC0-1.0", "CC-BY-3.0", "CC-BY-4.0", "Python-2.0", "WTFPL", "OFL-1.1"],
  // Of a tool, none of the product.
  "Artistic-2.0",
  // Of single files: who changes one of them passes the change on.
  "MPL-2.0",
]);

const isOffline = process.argv.includes("--offline");
let faults = 0;
const say = (line: string) => void process.stdout.write(`${line}\n`);

async function scanForSecrets(): Promise<void> {
  const files = execFileSync("git", ["ls-files", "-z"], { cwd: PROJECT_ROOT, encoding: "utf8" })
    .split("\0")
    .filter((path) => path && path !== "pnpm-lock.yaml");
  const { succeeded, output } = await runCommand(["secretlint", ...files], { isQuiet: true });
  if (!succeeded) {
    faults++;
    say(output);
  }
  say(`secrets: ${files.length} files looked through`);
}

/** "(MIT OR GPL-3.0)" may be taken as MIT; "MIT AND GPL-3.0" is both. */
const isAllowed = (licence: string): boolean =>
  licence
    .replace(/[()]/g, "")
    .split(/ AND /)
    .every((part) => part.split(/ OR /).some((choice) => ALLOWED.has(choice.trim())));

async function checkLicences(): Promise<void> {
  const { succeeded, output } = await runCommand(["pnpm", "-r", "licenses", "list", "--json"], {
    isQuiet: true,
  });
  // Safe: pnpm's own answer; another shape is no record of lists and throws below.
  const found = JSON.parse(output.slice(output.indexOf("{"))) as Record<string, { name: string }[]>;
  let count = 0;
  for (const [licence, packages] of Object.entries(found)) {
    count += packages.length;
    if (isAllowed(licence)) continue;
    faults++;
    say(`${licence}: ${packages.map(({ name }) => name).join(", ")}`);
  }
  if (!succeeded || count === 0) faults++;
  say(`licences: ${count} packages`);
}

async function run(name: string, ...command: string[]): Promise<void> {
  const { succeeded } = await runCommand(command);
  if (!succeeded) faults++;
  say(`${name}: ${succeeded ? "done" : "failed"}`);
}

await scanForSecrets();
await checkLicences();
if (!isOffline) {
  await run("known faults", "pnpm", "audit", "--prod");
  await run("bill of materials", "pnpm", "sbom", "--sbom-format", "cyclonedx", "--out", "sbom.json");
}
process.exitCode = faults ? 1 : 0;
