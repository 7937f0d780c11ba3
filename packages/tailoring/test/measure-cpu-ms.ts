/** Milliseconds of processor time that the work takes: what else the machine does meanwhile doesn't count. */
export function measureCpuMs(work: () => unknown): number {
  const before = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1_000;
}
