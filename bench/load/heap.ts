import { once } from "node:events";
import { setTimeout as sleep } from "node:timers/promises";

const WAIT_MS = 30_000;

/** What the thread that answers holds, by Node's own inspector: `output` names its address. */
export async function openHeap(output: string): Promise<{ readMb(): Promise<number>; close(): void }> {
  const [address] = /ws:\/\/127\.0\.0\.1:\S+/.exec(output) ?? [];
  if (!address) throw new Error("the inspector does not listen: start with --inspect=127.0.0.1:0");
  const socket = new WebSocket(address);
  await once(socket, "open");
  let last = 0;
  const ask = async (method: string): Promise<Record<string, number>> => {
    const id = ++last;
    const answered = Promise.withResolvers<Record<string, number>>();
    const hear = ({ data }: MessageEvent) => {
      const answer = JSON.parse(String(data));
      if (answer.id === id) answered.resolve(answer.result ?? {});
    };
    socket.addEventListener("message", hear);
    socket.send(JSON.stringify({ id, method }));
    try {
      const late = sleep(WAIT_MS, null, { ref: false });
      const result = await Promise.race([answered.promise, late]);
      if (!result) throw new Error(`the inspector did not answer ${method}`);
      return result;
    } finally {
      socket.removeEventListener("message", hear);
    }
  };
  return {
    /** After a collection. */
    async readMb() {
      await ask("HeapProfiler.collectGarbage");
      const { usedSize = 0 } = await ask("Runtime.getHeapUsage");
      return Math.round(usedSize / 1024 / 1024);
    },
    close: () => socket.close(),
  };
}
