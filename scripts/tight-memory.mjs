/** What the image and the systemd unit set: without it glibc keeps an arena for each thread, and what they once held. */
const SETTINGS = { MALLOC_TRIM_THRESHOLD_: "131072", MALLOC_ARENA_MAX: "2" };

/**
 * Begins this program anew with glibc told to give memory back, in the very same process, so that signals still reach
 * the server: glibc reads its settings only when a process begins. Returns where they are set already, or can't be.
 */
export function beginWithTightMemory() {
  const { env, execArgv, execPath, argv, platform } = process;
  const isSet = Object.keys(SETTINGS).some((name) => env[name] !== undefined);
  if (platform !== "linux" || isSet || typeof process.execve !== "function") return;
  try {
    process.execve(execPath, [execPath, ...execArgv, ...argv.slice(1)], { ...SETTINGS, ...env });
  } catch {
    // A system that forbids it: it takes some more memory then.
  }
}
