import { connect, type Socket } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";
import type { Attack } from "./attack.ts";
import { openPerson } from "./people.ts";
import type { Target } from "./target.ts";

const SOCKETS = 200;
/** By then a server has let go of whoever says nothing: node's own limit for headers is one minute. */
const HEADERS_MS = 100_000;
const BODY_MS = 360_000;

type Slow = { socket: Socket; isOpen: boolean };

function openSlow(target: Target, first: string, drip: string): Slow {
  const { hostname, port } = new URL(target.url);
  const socket = connect(Number(port), hostname);
  const slow = { socket, isOpen: true };
  const timer = setInterval(() => socket.write(drip), 1_000);
  const end = () => {
    clearInterval(timer);
    slow.isOpen = false;
  };
  socket.on("error", end).on("close", end).resume();
  socket.write(first);
  return slow;
}

const isSomeOpen = (all: Slow[]): boolean => all.some(({ isOpen }) => isOpen);

async function untilClosed(all: Slow[], withinMs: number): Promise<void> {
  const deadline = Date.now() + withinMs;
  while (isSomeOpen(all) && Date.now() < deadline) await sleep(500);
}

export const slowSockets: Attack = {
  name: "slow sockets",
  async run(target, tally, { isQuick }) {
    const person = await openPerson(target);
    const head = `POST /api/career-data HTTP/1.1\r\nhost: localhost\r\ncookie: ${person.cookie}\r\ncontent-type: application/json\r\n`;
    const headers = Array.from({ length: SOCKETS }, () =>
      openSlow(target, "GET / HTTP/1.1\r\nhost: localhost\r\n", "x-more: a\r\n"),
    );
    const bodies = Array.from({ length: SOCKETS }, () =>
      openSlow(target, `${head}content-length: 1000000\r\n\r\n{`, " "),
    );
    for (const path of ["/", "/api/packages", "/readyz"])
      tally.judge(`${path} beside ${2 * SOCKETS} slow ones`, await target.ask({ path }), 10_000);
    if (!isQuick) {
      await untilClosed(headers, HEADERS_MS);
      tally.expect(
        !isSomeOpen(headers),
        `headers that never end are waited for longer than ${HEADERS_MS / 1000} s`,
      );
      await untilClosed(bodies, BODY_MS);
      tally.expect(!isSomeOpen(bodies), `a body that drips is waited for longer than ${BODY_MS / 1000} s`);
    }
    for (const { socket } of [...headers, ...bodies]) socket.destroy();
  },
};
