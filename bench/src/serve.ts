/** The server in a process of its own, without the built pages, for `load.ts`: tells where it is, and how large. */
import { createApp } from "@terzi/server/app";
import { readOwnConfig } from "@terzi/server/config";
import { openLogger } from "@terzi/server/log";
import { openPorts } from "@terzi/server/ports";

const config = readOwnConfig();
const logger = openLogger(config.logLevel);
const ports = await openPorts(config, logger);
const app = await createApp(config, { ...ports, logger }, { withPages: false });
const url = await app.listen({ host: "127.0.0.1", port: 0 });
await ports.workers.run("warmUp", undefined);
process.on("message", async (asked) => {
  if (asked === "figures")
    process.send?.({ memoryMb: process.memoryUsage.rss() / 1024 / 1024, delays: ports.eventLoop.delays() });
  if (asked !== "stop") return;
  await app.close();
  await ports.close();
  process.exit(0);
});
process.send?.({ url, databaseUrl: ports.databaseUrl });
