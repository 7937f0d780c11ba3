// Run as a process of its own: starts the embedded PostgreSQL of the module and folder given, says so, stops on SIGTERM.
const [modulePath = "", dataDir = ""] = process.argv.slice(2);
const { startEmbeddedPostgres }: typeof import("../src/embedded.ts") = await import(modulePath);
const server = await startEmbeddedPostgres({ dataDir, log: () => {} });
process.stdout.write(`${server.url}\n`);
process.once("SIGTERM", () => void server.close());
