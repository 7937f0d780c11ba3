import { existsSync } from "node:fs";
import { rm } from "node:fs/promises";
import { join } from "node:path";
import { CHECKOUT_CACHE, findBundledChromium, hasBundledChromium } from "@terzi/chromium/bundled-chromium";
import { startWhenFree } from "@terzi/chromium/start-when-free";
import puppeteer, { type Browser, type BrowserContext, type LaunchOptions } from "puppeteer-core";
import { claimBrowserProfile, makeBrowserProfile } from "./browser-profile.ts";
import { withDeadline } from "./deadline.ts";
import { findBrowserAddress } from "./remote-browser.ts";

/** Where the log lines of the printer go; a pino logger fits. */
export type PrinterLog = { warn(details: object, message: string): void };

export type BrowserChoice = {
  /** A Chrome or Chromium of this machine. */
  executablePath?: string | undefined;
  /** A browser elsewhere, by its WebSocket address; wins over the others. */
  browserWsEndpoint?: string | undefined;
  /** Folder for the browser's own files. */
  dataDir: string;
  log: PrinterLog;
};

/** A running browser, and how to end it. Pages are opened in `context`, which nobody else uses. */
export type RunningBrowser = {
  browser: Browser;
  context: BrowserContext;
  /** Its process; null where it runs elsewhere. */
  pid: number | null;
  stop(): Promise<void>;
};

const LAUNCH_TIMEOUT_MS = 30_000;
const CLOSE_TIMEOUT_MS = 3_000;

const ARGUMENTS = [
  "--disable-background-networking",
  "--disable-dev-shm-usage",
  "--disable-gpu",
  // The same line breaks on every machine, whatever its screen settings.
  "--font-render-hinting=none",
  "--host-resolver-rules=MAP * ~NOTFOUND",
  "--lang=en-US",
];

/** Starts the chosen browser, or connects to it. */
export const startBrowser = (choice: BrowserChoice): Promise<RunningBrowser> =>
  choice.browserWsEndpoint ? connectRemote(choice.browserWsEndpoint) : launchLocal(choice);

async function connectRemote(endpoint: string): Promise<RunningBrowser> {
  const browser = await puppeteer.connect({ browserWSEndpoint: await findBrowserAddress(endpoint) });
  const context = await browser.createBrowserContext();
  const stop = async () => {
    await context.close().catch(() => {});
    await browser.disconnect();
  };
  return { browser, context, pid: null, stop };
}

async function launchLocal(choice: BrowserChoice): Promise<RunningBrowser> {
  const home = join(choice.dataDir, "printer");
  const userDataDir = await makeBrowserProfile(home);
  const removeProfile = () =>
    rm(userDataDir, { recursive: true, force: true, maxRetries: 3 }).catch(() => {});
  try {
    const browser = await launchSandboxed(
      { ...(await findExecutable(choice, home)), userDataDir },
      choice.log,
    );
    const pid = browser.process()?.pid;
    if (pid) await claimBrowserProfile(userDataDir, pid);
    const stop = async () => {
      await withDeadline(browser.close(), {
        ms: CLOSE_TIMEOUT_MS,
        onTimeout: () => new Error("Hangs"),
      }).catch(() => browser.process()?.kill("SIGKILL"));
      await removeProfile();
    };
    return { browser, context: browser.defaultBrowserContext(), pid: pid ?? null, stop };
  } catch (error) {
    await removeProfile();
    throw error;
  }
}

async function findExecutable(
  { executablePath, dataDir }: BrowserChoice,
  home: string,
): Promise<LaunchOptions> {
  if (executablePath) return { executablePath };
  if (!hasBundledChromium()) return { channel: "chrome" };
  const chromium = await findBundledChromium([CHECKOUT_CACHE, dataDir]);
  // An environment of its own: the browser has no business with the keys in the server's.
  const env = { ...chromium.env, HOME: home, XDG_CACHE_HOME: join(home, "cache"), TZ: "UTC" };
  return { executablePath: chromium.executablePath, env };
}

/** In Chromium's sandbox where the machine allows it. As root it never does; some containers don't either. */
async function launchSandboxed(options: LaunchOptions, log: PrinterLog): Promise<Browser> {
  if (process.getuid?.() === 0) return launch(options, ["--no-sandbox"]);
  try {
    return await launch(options, []);
  } catch (error) {
    const browser = await launch(options, ["--no-sandbox"]).catch(() => {
      throw error;
    });
    log.warn({}, "This machine does not allow Chromium's sandbox; printing without it");
    return browser;
  }
}

const launch = (options: LaunchOptions, moreArguments: string[]): Promise<Browser> =>
  startWhenFree(async () =>
    puppeteer.launch(
      await lettingOthersFirst({
        ...options,
        headless: "shell",
        // Over a pipe the browser ends with its parent, however that ends.
        pipe: true,
        timeout: LAUNCH_TIMEOUT_MS,
        args: [...ARGUMENTS, ...moreArguments],
        // Stopping is the server's job: it lets running prints finish first.
        handleSIGINT: false,
        handleSIGTERM: false,
        handleSIGHUP: false,
      }),
    ),
  );

const NICE = "/usr/bin/nice";
const SETPRIV = "/usr/bin/setpriv";

/**
 * Starts the browser through `nice`: where processors are scarce, answering people comes first. It is set from the
 * start because the browser spawns its processes at once. As root the browser would raise its own priority unless it
 * may not.
 */
async function lettingOthersFirst(options: LaunchOptions): Promise<LaunchOptions> {
  const { executablePath } = options;
  if (!executablePath || !existsSync(NICE)) return options;
  const mustAsk = process.getuid?.() === 0 && existsSync(SETPRIV);
  const [first = NICE, ...before] = [
    ...(mustAsk ? [SETPRIV, "--bounding-set", "-sys_nice"] : []),
    ...[NICE, "-n", "5", executablePath],
  ];
  const args = [...before, ...(await puppeteer.defaultArgs(options))];
  return { ...options, executablePath: first, args, ignoreDefaultArgs: true };
}
