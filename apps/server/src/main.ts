import { CannotStart } from "@terzi/db/cannot-start";
import closeWithGrace from "close-with-grace";
import { createApp } from "./app.ts";
import { type Config, readOwnConfig } from "./config.ts";
import { startedOrigin } from "./own-address.ts";
import { startJobs } from "./jobs/start-jobs.ts";
import { takeOverJobs } from "./jobs/take-over-jobs.ts";
import { openLogger } from "./log.ts";
import { type OpenPorts, openPorts } from "./ports.ts";
import { ConfigError } from "./read-setting.ts";
import { explainListening } from "./start-failures.ts";

const UNNAMED_OPERATOR =
  "OPERATOR_NAME and OPERATOR_ADDRESS are not set: imprint, terms and privacy policy name nobody, which the law of most countries asks for";

const say = (line: string) => void process.stdout.write(`${line}\n`);

async function main(): Promise<void> {
  const config = readOwnConfig();
  const logger = openLogger(config.logLevel);
  const opening = openPorts(config, logger);
  // Registered first, so that what is being opened when the signal comes is closed as well.
  const closers = [async () => (await opening.catch(() => null))?.close()];
  const closeAll = async () => {
    for (const close of closers.splice(0).reverse()) await close();
  };
  closeWithGrace({ delay: 30_000, logger: false }, async ({ err }) => {
    if (err) logger.fatal({ err }, "stopping after an unexpected failure");
    await closeAll();
  });
  const ports = await opening;
  const app = await createApp(config, { ...ports, logger });
  closers.push(() => app.close());
  await app.listen(placeToListen(config)).catch(async (error: unknown) => {
    await closeAll();
    throw explainListening(error, config);
  });
  const address = app.server.address();
  const port = typeof address === "object" && address ? address.port : config.port;
  const origin = startedOrigin(config, port);
  // The embedded database is this process's alone, so any lock in it was left by a killed process.
  if (config.database.kind === "embedded") await takeOverJobs(ports.db, { olderThanMinutes: 0 });
  const jobs = await startJobs(ports, { databaseUrl: ports.databaseUrl, origin });
  // After the last request: stopping hands the jobs back.
  closers.splice(1, 0, jobs.stop);
  if (config.isProduction && !config.operator) logger.warn(UNNAMED_OPERATOR);
  for (const { name, uses } of ports.parts) say(`${name.padEnd(10)}${uses}`);
  say(`Terzi is ready at ${origin}`);
  await warmUp(ports).catch((error: unknown) =>
    logger.info({ err: error }, "the first threads did not start"),
  );
}

/** Fastify hands Node what it doesn't know itself, such as a socket; it would look for "localhost" at a second one. */
const placeToListen = ({ host, port, socketFd }: Config) =>
  socketFd === null ? { host, port } : { host: "::", port: 0, fd: socketFd };

/** Who asks for work first would wait for its thread. One that doesn't start now, as at a stop, starts when it is needed. */
async function warmUp({ workers, writer }: OpenPorts): Promise<void> {
  await workers.run("warmUp", undefined);
  // What a model words is drafted at the desk.
  if (writer.kind === "model") await workers.runWaiting("warmUp", undefined);
}

await main().catch((error: unknown) => {
  // What an operator can fix is told in a sentence, without a stack.
  const isExpected = error instanceof ConfigError || error instanceof CannotStart;
  process.stderr.write(
    `${isExpected ? error.message : String(error instanceof Error ? error.stack : error)}\n`,
  );
  process.exit(1);
});
