import { tmpdir } from "node:os";
import { CHECKOUT_CACHE, findBundledChromium, hasBundledChromium } from "@terzi/chromium/bundled-chromium";
import { playwright } from "@vitest/browser-playwright";
import { defineProject } from "vitest/config";

/** The browser that came with the install, as for the journeys; elsewhere than on Linux the machine's own. */
async function chooseBrowser() {
  const given = process.env.PUPPETEER_EXECUTABLE_PATH;
  if (given) return { executablePath: given };
  if (!hasBundledChromium()) return { channel: "chrome" };
  const { executablePath, env } = await findBundledChromium([CHECKOUT_CACHE, tmpdir()]);
  return { executablePath, env: { ...process.env, ...env } };
}

/** Components by themselves, drawn and used in a real browser. */
export default defineProject(async () => ({
  // All that the components import is made ready before the first test: found later, it would load the page anew.
  optimizeDeps: {
    entries: ["test/components/**/*.{ts,tsx}"],
    include: ["react", "react-dom", "react-dom/client", "react/jsx-dev-runtime", "vitest-browser-react"],
  },
  resolve: { dedupe: ["react", "react-dom"] },
  test: {
    name: "@terzi/web:components",
    include: ["test/components/**/*.test.tsx"],
    testTimeout: 15_000,
    expect: { poll: { timeout: 8_000 } },
    browser: {
      enabled: true,
      headless: true,
      screenshotFailures: false,
      ui: false,
      viewport: { width: 1280, height: 900 },
      provider: playwright({
        launchOptions: { ...(await chooseBrowser()), args: ["--no-sandbox", "--disable-gpu"] },
      }),
      instances: [{ browser: "chromium" as const }],
    },
  },
}));
