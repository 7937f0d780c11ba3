/**
 * Ends the process with a clear message where Node can't run TypeScript directly. The install brings Node 24
 * (the npm package `node`); a machine on which that package can't be installed falls back on its own Node.
 */
export function refuseOldNode() {
  const [major, minor] = process.versions.node.split(".").map(Number);
  if (major > 22 || (major === 22 && minor >= 18)) return;
  process.stderr.write(
    `Terzi needs Node 22.18 or newer; this is Node ${process.versions.node}, and the npm package "node" ` +
      "(which would bring Node 24) could not be installed here. Install a newer Node and try again.\n",
  );
  process.exit(1);
}
