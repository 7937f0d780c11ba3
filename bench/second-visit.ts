/** How long until each page of the apps stands and takes input, when its files were loaded before. `node bench/second-visit.ts` */
import { fillAccount, grantAdmin } from "@terzi/journeys/account-content";
import { openBrowser } from "@terzi/journeys/browser";
import { call } from "@terzi/journeys/call";
import { enrol } from "@terzi/journeys/enrol";
import { startProduct } from "@terzi/journeys/product";
import { visit } from "@terzi/journeys/visit";
import type { Page } from "puppeteer-core";

const ROUNDS = 5;
const MUST_MS = 1_000;
const say = (line: string) => void process.stdout.write(`${line}\n`);

declare global {
  interface Window {
    /** Milliseconds from the beginning of the navigation until the page stood, with nothing left to compute. */
    readyAt?: number | undefined;
  }
}

/** Notes in each new document when it stands: drawn by its script, no placeholder left, the thread idle. */
function noteReadiness(): void {
  const isDrawn = () => {
    const heading = document.querySelector("h1");
    const isOurs = heading && Object.keys(heading).some((key) => key.startsWith("__reactFiber"));
    return Boolean(isOurs) && !document.querySelector(".mantine-Skeleton-root");
  };
  const look = () => {
    if (!isDrawn()) window.readyAt = undefined;
    else if (window.readyAt === undefined) {
      window.readyAt = Number.POSITIVE_INFINITY;
      void scheduler.postTask(
        () => {
          window.readyAt = performance.now();
        },
        { priority: "background" },
      );
    }
    requestAnimationFrame(look);
  };
  if (window === window.top) look();
}

/** The addresses of every page that one account has something on. */
async function listPages(page: Page): Promise<string[]> {
  // `as`: the answers' shapes are in the product's own description of these paths.
  const { id: userId } = (await call(page, "GET", "/api/auth/user")) as { id: string };
  const [cv] = (await call(page, "GET", "/api/cvs")) as { id: string }[];
  const [application] = (await call(page, "GET", "/api/applications")) as { id: string }[];
  const own = ["/dashboard", "/generate", "/cvs", "/applications", "/profile", "/credits", "/settings"];
  const cvPages = ["", "/edit", "/letter", "/interview", "/gaps", "/twin"].map(
    (end) => `/cvs/${cv?.id}${end}`,
  );
  const admin = ["", "/users", `/users/${userId}`, "/purchases", "/packages", "/tickets", "/messages"];
  return [
    ...own,
    "/support",
    "/bookmarklet",
    `/applications/${application?.id}`,
    ...cvPages,
    ...[...admin, "/settings", "/audit"].map((path) => `/admin${path}`),
  ];
}

async function measure(page: Page, address: string): Promise<number> {
  await visit(page, address);
  const read = await page.waitForFunction(() => Number.isFinite(window.readyAt) && window.readyAt);
  return Number(await read.jsonValue());
}

const product = await startProduct();
const browser = await openBrowser();
try {
  const { page } = await enrol(browser, product.url, { firstName: "Ada", email: "ada@example.com" });
  await grantAdmin(product, "ada@example.com");
  await fillAccount(page);
  await page.evaluateOnNewDocument(noteReadiness);
  let slowest = 0;
  for (const path of await listPages(page)) {
    await visit(page, product.url + path);
    const times: number[] = [];
    for (let round = 0; round < ROUNDS; round++) times.push(await measure(page, product.url + path));
    times.sort((one, other) => one - other);
    const median = times[Math.floor(ROUNDS / 2)] ?? 0;
    slowest = Math.max(slowest, median);
    const name = path.replace(/[0-9a-f-]{36}/, "…");
    say(`${name.padEnd(24)} median ${Math.round(median)} ms, slowest ${Math.round(times.at(-1) ?? 0)} ms`);
  }
  say(`slowest median ${Math.round(slowest)} ms (must ${MUST_MS})`);
  process.exitCode = slowest <= MUST_MS ? 0 : 1;
} finally {
  await browser.close();
  await product.stop();
}
