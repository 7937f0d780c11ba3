import closeWithGrace from "close-with-grace";
import { createApp } from "./app.ts";
import { ConfigError, readOwnConfig } from "./config.ts";
import { startJobs } from "./jobs/start-jobs.ts";
import { openLogger } from "./log.ts";
import { openPorts } from "./ports.ts";

const say = (line: string) => void process.stdout.write(`${line}\n`);

async function main(): Promise<void> {
  const config = readOwnConfig();
  const logger = openLogger(config.logLevel);
  const ports = await openPorts(config, logger);
  const app = await createApp(config, { ...ports, logger });
  let stopJobs = async () => {};
  closeWithGrace({ delay: 30_000, logger: false }, async ({ err }) => {
    if (err) logger.fatal({ err }, "stopping after an unexpected failure");
    await app.close();
    await stopJobs();
    await ports.close();
  });
  await app.listen({ host: config.host, port: config.port });
  const address = app.server.address();
  const port = typeof address === "object" && address ? address.port : config.port;
  const origin = config.publicUrl ?? `http://${config.host}:${port}`;
  const jobs = await startJobs(ports, { databaseUrl: ports.databaseUrl, origin });
  stopJobs = jobs.stop;
  for (const { name, uses } of ports.parts) say(`${name.padEnd(10)}${uses}`);
  say(`Terzi is ready at ${origin}`);
}

await main().catch((error: unknown) => {
  const isExpected = error instanceof ConfigError;
  process.stderr.write(
    `${isExpected ? error.message : String(error instanceof Error ? error.stack : error)}\n`,
  );
  process.exit(1);
});
