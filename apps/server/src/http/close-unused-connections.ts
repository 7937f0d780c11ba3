import type { Socket } from "node:net";
import type { FastifyInstance } from "fastify";

/**
 * Ends, when the server stops, the connections that nothing was asked over yet. Browsers open some in advance;
 * Node doesn't count them among the idle ones, so they would hold up the stop until it is forced.
 */
export function closeUnusedConnections(app: FastifyInstance): void {
  const unused = new Set<Socket>();
  app.server.on("connection", (socket: Socket) => {
    unused.add(socket);
    socket.once("close", () => unused.delete(socket));
  });
  app.server.on("request", ({ socket }) => unused.delete(socket));
  app.addHook("preClose", async () => {
    for (const socket of unused) socket.destroy();
  });
}
