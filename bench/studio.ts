/** How soon the studio is ready, and a keystroke stands on the page, with a CV of at least five pages. `node bench/studio.ts` */
import { openBrowser } from "@terzi/journeys/browser";
import { call } from "@terzi/journeys/call";
import { enrol } from "@terzi/journeys/enrol";
import { startProduct } from "@terzi/journeys/product";
import { settle, visit } from "@terzi/journeys/visit";
import type { Page } from "puppeteer-core";

const GOAL_MS = { ready: 1_500, keystroke: 50 };
const JOBS = 16;
const KEYS = 80;
/** Two keys of a fast typist. */
const BETWEEN_KEYS_MS = 60;
const LINE = "workExperience.0.responsibilities.0";
const ASKED = "TypeScript PostgreSQL Kubernetes AWS React Docker Kafka GraphQL Python Terraform".split(" ");
const say = (line: string) => void process.stdout.write(`${line}\n`);
const sleep = (ms: number) => new Promise((done) => setTimeout(done, ms));

const career = {
  personalInfo: { name: "Nia Loom", email: "nia@example.com", location: "Leeds" },
  summary: "Engineer of payment services for twenty years. Likes short nights on call.",
  experiences: Array.from({ length: JOBS }, (_, job) => ({
    company: `Mill ${job}`,
    position: `Engineer ${job}`,
    startDate: `${2024 - 2 * job}-01`,
    endDate: `${2025 - 2 * job}-12`,
    responsibilities: Array.from(
      { length: 7 },
      (_, point) =>
        `Built service ${point} of mill ${job} with TypeScript and PostgreSQL for customers in ten towns`,
    ),
    achievements: Array.from({ length: 3 }, (_, point) => `Cut process ${point} from ${900 + job} to 120 ms`),
  })),
  skills: { technical: ["TypeScript", "PostgreSQL", "Docker"], languages: [{ language: "English" }] },
};

const isReady = () => document.querySelector("iframe")?.contentDocument?.querySelector("[data-at]") != null;

async function openedAfter(open: () => Promise<unknown>, page: Page): Promise<number> {
  const begun = performance.now();
  await open();
  await page.waitForFunction(isReady);
  return performance.now() - begun;
}

/** From each key to the frame in which its letter is painted, sorted. */
async function typeOnPage(page: Page): Promise<number[]> {
  const frame = page.frames().find((one) => one.parentFrame());
  if (!frame) throw new Error("There is no page on the table");
  await frame.focus(`[data-at="${LINE}"]`);
  await page.keyboard.press("Enter");
  const times = await frame.evaluateHandle(() => {
    const found: number[] = [];
    const note = ({ timeStamp }: KeyboardEvent) =>
      requestAnimationFrame(() => setTimeout(() => found.push(performance.now() - timeStamp)));
    document.addEventListener("keydown", note, true);
    return found;
  });
  for (let key = 0; key < KEYS; key++) {
    await page.keyboard.type("warp and weft "[key % 14] ?? " ");
    await sleep(BETWEEN_KEYS_MS);
  }
  await sleep(500);
  const found = await times.jsonValue();
  if (found.length !== KEYS) throw new Error(`${found.length} of ${KEYS} letters were painted`);
  return found.toSorted((a, b) => a - b);
}

const product = await startProduct();
const browser = await openBrowser();
try {
  const { page } = await enrol(browser, product.url, { firstName: "Nia", email: "nia-bench@example.com" });
  await page.setViewport({ width: 1440, height: 900 });
  await call(page, "POST", "/api/career-data", career);
  const order = {
    jobPosting: `Engineer\n${ASKED.map((skill) => `- ${skill}`).join("\n")}`,
    jobTitle: "Engineer",
  };
  // `as`: the answers' shapes are in the product's own description of these paths.
  const made = (await call(page, "POST", "/api/cvs/generate", { ...order, length: "long" })) as {
    previewData: object;
  };
  const { id } = (await call(page, "POST", "/api/cvs/save", made.previewData)) as { id: string };
  const path = `${product.url}/cvs/${id}/edit`;
  const opened = [await openedAfter(() => page.goto(path), page)];
  for (let again = 0; again < 4; again++) {
    await settle(page);
    opened.push(await openedAfter(() => page.reload(), page));
  }
  await visit(page, path);
  const keys = await typeOnPage(page);
  const [middle = 0, late = 0] = [keys[Math.floor(KEYS / 2)], keys[Math.floor(KEYS * 0.95)]];
  const pages = await page.$eval("main", (main) => /(\d+) pages/.exec(main.textContent ?? "")?.[1]);
  say(`${pages} pages`);
  say(`ready after ${opened.map(Math.round).join(", ")} ms`);
  say(`a letter is painted after ${middle.toFixed(0)} ms in the middle, 95 % within ${late.toFixed(0)} ms`);
  process.exitCode = Math.max(...opened) <= GOAL_MS.ready && middle <= GOAL_MS.keystroke ? 0 : 1;
} finally {
  await browser.close();
  await product.stop();
}
