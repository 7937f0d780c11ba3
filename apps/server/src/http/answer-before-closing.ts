import { Server, type Socket } from "node:net";
import { setImmediate, setTimeout } from "node:timers/promises";
import type { FastifyInstance } from "fastify";

/** How long what was sent before the stop may take over the network. */
const ON_ITS_WAY_MS = 300;

/**
 * Lets a stop lose no request that was sent before it: what has arrived is read and answered before connections are
 * closed. Then unused connections end: browsers open some in advance, which Node doesn't count as idle, so that they
 * would hold up the stop until it is forced. `isSocketShared`: another process listens on the same socket.
 */
export function answerBeforeClosing(
  app: FastifyInstance,
  { isSocketShared }: { isSocketShared: boolean },
): void {
  const open = new Set<Socket>();
  const used = new WeakSet<Socket>();
  let arrivals = 0;
  let isStopping = false;
  let isClosing = false;

  app.server.on("connection", (socket: Socket) => {
    // One that arrives between the last reading and the end of listening.
    if (isClosing) return void socket.destroy();
    arrivals++;
    open.add(socket);
    socket.once("close", () => open.delete(socket));
  });
  app.server.on("request", ({ socket }) => {
    arrivals++;
    used.add(socket);
  });

  /** Accepts and reads until three turns of the loop bring nothing new; on a busy server it still ends. */
  async function readWhatArrived(): Promise<void> {
    let quietTurns = 0;
    for (let turns = 0; quietTurns < 3 && turns < 500; turns++) {
      const before = arrivals;
      await setImmediate();
      quietTurns = arrivals === before ? quietTurns + 1 : 0;
    }
  }

  app.addHook("onSend", async (_request, reply) => {
    // Kept alive for a next request, the connection would hold up the stop.
    if (isStopping) reply.header("connection", "close");
  });
  app.addHook("preClose", async () => {
    isStopping = true;
    if (!app.server.listening) return;
    // Whoever comes now is the other process's. An HTTP server's own `close` would end idle connections as well.
    if (isSocketShared) Server.prototype.close.call(app.server);
    await readWhatArrived();
    if (open.size) {
      await setTimeout(ON_ITS_WAY_MS);
      await readWhatArrived();
    }
    isClosing = true;
    for (const socket of open) if (!used.has(socket) && socket.bytesRead === 0) socket.destroy();
  });
}
