import { type AddressInfo, connect, createServer, type Socket } from "node:net";

export type DatabaseGate = {
  /** The database's address, by way of the gate. */
  url: string;
  /** As when PostgreSQL goes away: open connections break, new ones are refused. */
  shut(): Promise<void>;
  open(): Promise<void>;
  /** As when PostgreSQL hangs, or the network swallows what is sent: connections stay, and nothing comes through. */
  fallSilent(): void;
  /** New connections come through again; those of before stay silent. */
  speakAgain(): void;
};

/** A port in front of a database that can be shut and opened again. */
export async function openDatabaseGate(databaseUrl: string): Promise<DatabaseGate> {
  const { hostname, port: databasePort } = new URL(databaseUrl);
  const sockets = new Set<Socket>();
  let isSilent = false;
  const gate = createServer((socket) => {
    const beyond = connect(Number(databasePort), hostname);
    for (const [end, other] of [
      [socket, beyond],
      [beyond, socket],
    ] as const) {
      sockets.add(end);
      end.on("error", () => {});
      end.once("close", () => {
        sockets.delete(end);
        other.destroy();
      });
      if (isSilent) continue;
      end.pipe(other);
    }
  });
  const listen = (port: number) => new Promise<void>((done) => gate.listen(port, "127.0.0.1", done));
  await listen(0);
  // A server that listens on a port has an address, not a path.
  const { port } = gate.address() as AddressInfo;
  return {
    url: Object.assign(new URL(databaseUrl), { hostname: "127.0.0.1", port: String(port) }).href,
    shut: () =>
      new Promise((done) => {
        gate.close(() => done());
        for (const socket of sockets) socket.destroy();
      }),
    open: () => listen(port),
    speakAgain() {
      isSilent = false;
    },
    fallSilent() {
      isSilent = true;
      for (const socket of sockets) socket.unpipe().pause();
    },
  };
}
