import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { chmodSync, mkdirSync, writeFileSync } from "node:fs";
import { connect, createServer } from "node:net";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";

/** A port that nobody listens on now. */
export async function findPort(): Promise<number> {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  server.close();
  await once(server, "close");
  return typeof address === "object" && address ? address.port : 0;
}

async function untilListening(port: number, who: ChildProcess): Promise<void> {
  for (let tries = 0; tries < 200; tries++) {
    if (who.exitCode !== null) throw new Error(`${who.spawnfile} ended with ${who.exitCode}`);
    const socket = connect(port, "127.0.0.1");
    const isOpen = await Promise.race([
      once(socket, "connect").then(() => true),
      once(socket, "error").then(() => false),
    ]).catch(() => false);
    socket.destroy();
    if (isOpen) return;
    await sleep(50);
  }
  throw new Error(`${who.spawnfile} does not listen on ${port}`);
}

export type Front = { port: number; process: ChildProcess };

/** PgBouncer, which gives each transaction one of a few connections; as root it runs as `nobody`. */
export async function startPooler(folder: string, databaseUrl: string): Promise<Front> {
  const { hostname, port: databasePort, username, password, pathname } = new URL(databaseUrl);
  const port = await findPort();
  mkdirSync(folder, { recursive: true });
  const users = join(folder, "users.txt");
  writeFileSync(users, `"${username}" "${decodeURIComponent(password)}"\n`);
  const limits = "set statement_timeout = '30s'; set idle_in_transaction_session_timeout = '60s'";
  const settings = join(folder, "pgbouncer.ini");
  writeFileSync(
    settings,
    `[databases]
terzi = host=${hostname} port=${databasePort} dbname=${pathname.slice(1)} connect_query='${limits.replaceAll("'", "''")}'
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir =
auth_type = plain
auth_file = ${users}
pool_mode = transaction
default_pool_size = 20
max_client_conn = 500
ignore_startup_parameters = extra_float_digits
`,
  );
  for (const path of [folder, users, settings]) chmodSync(path, 0o755);
  const isRoot = process.getuid?.() === 0;
  const args = ["-q", ...(isRoot ? ["-u", "nobody"] : []), settings];
  const pooler = spawn("pgbouncer", args, { stdio: ["ignore", "ignore", "inherit"] });
  await untilListening(port, pooler);
  return { port, process: pooler };
}

/** HAProxy before several servers: asks each whether it is ready, and asks another where one breaks off a read. */
export async function startBalancer(folder: string, servers: number[]): Promise<Front> {
  const port = await findPort();
  mkdirSync(folder, { recursive: true });
  const settings = join(folder, "haproxy.cfg");
  const lines = servers.map(
    (server, at) =>
      `  server s${at} 127.0.0.1:${server} check inter 500ms fall 2 rise 1 on-marked-down shutdown-sessions`,
  );
  writeFileSync(
    settings,
    `defaults
  mode http
  timeout connect 2s
  timeout client 330s
  timeout server 330s
  option forwardfor if-none
  option redispatch
  retries 5
frontend all
  bind 127.0.0.1:${port}
  default_backend terzi
backend terzi
  balance leastconn
  option httpchk GET /readyz
  # What changes something is never asked for twice.
  http-request disable-l7-retry unless METH_GET
  retry-on conn-failure empty-response response-timeout 503
${lines.join("\n")}
`,
  );
  const balancer = spawn("haproxy", ["-q", "-db", "-f", settings], {
    stdio: ["ignore", "ignore", "inherit"],
  });
  await untilListening(port, balancer);
  return { port, process: balancer };
}
