import type { Page } from "puppeteer-core";
import { click, fill, see } from "./browser.ts";
import { people, words } from "./main-job-words.ts";
import { settle, visit } from "./visit.ts";

export const LANGUAGES = ["en", "tr"] as const;
export type ScreenLanguage = (typeof LANGUAGES)[number];

const PUBLIC = {
  landing: "/",
  "how-to-use": "/how-to-use",
  pricing: "/pricing",
  contact: "/contact",
  privacy: "/privacy",
  terms: "/terms",
  imprint: "/imprint",
  login: "/login",
  signup: "/signup",
  "forgot-password": "/forgot-password",
  "reset-password": "/reset-password?token=used",
  "confirm-email": "/confirm-email?token=some",
  "not-found": "/no-such-page",
};
const ADMIN = ["", "/users", "/purchases", "/packages", "/tickets", "/messages", "/settings", "/audit"];

/** Opens each public page in turn; its name when it stands. */
export async function* walkPublicPages(page: Page, url: string): AsyncGenerator<string> {
  for (const [name, path] of Object.entries(PUBLIC)) {
    await visit(page, url + path);
    yield name;
  }
}

/** Opens the first screen of each part of an account; its name when it stands. */
export async function* walkParts(page: Page, url: string): AsyncGenerator<string> {
  for (const name of ["generate", "dashboard", "cvs", "applications", "profile", "settings"]) {
    await visit(page, `${url}/${name}`);
    yield name;
  }
}

/** Opens each screen of a filled account in turn; its name when it stands. */
export async function* walkAccount(
  page: Page,
  url: string,
  language: ScreenLanguage,
): AsyncGenerator<string> {
  yield* walkGenerator(page, url, language);
  for (const name of ["dashboard", "cvs", "applications", "bookmarklet", "settings"]) {
    await visit(page, `${url}/${name}`);
    yield name;
  }
  await visit(page, `${url}/cvs`);
  await page.locator('a[href^="/cvs/"]').click();
  await page.waitForSelector('main a[href*="/download/pdf"]');
  await settle(page);
  yield "cv-detail";
  const cv = page.url();
  for (const name of ["edit", "letter", "interview", "gaps", "twin"]) {
    await visit(page, `${cv}/${name}`);
    yield `cv-${name}`;
  }
  await visit(page, `${url}/applications`);
  await page.locator('main a[href^="/applications/"]').click();
  await page.waitForSelector("main textarea");
  await settle(page);
  yield "application";
  await visit(page, `${url}/profile`);
  yield* walkTabs(page, "profile");
  yield* walkCredits(page, url);
  yield* walkSupport(page, url);
  yield* walkDialogs(page, url, language);
}

/** From the posting to the preview; both steps of the wizard on the way. */
async function* walkGenerator(page: Page, url: string, language: ScreenLanguage): AsyncGenerator<string> {
  const say = words[language];
  const person = people[language];
  await visit(page, `${url}/generate`);
  await fill(page, say.posting, person.posting);
  await fill(page, say.jobTitle, person.jobTitle);
  yield "generate-posting";
  await click(page, say.continue, "button");
  await page.waitForSelector(`::-p-aria([name="${say.generate}"][role="button"])`);
  yield "generate-options";
  await click(page, say.generate, "button");
  // The address is the preview's while the wizard is still on the screen.
  await see(page, say.matchScore);
  await settle(page);
  yield* walkTabs(page, "cv-preview");
}

async function* walkCredits(page: Page, url: string): AsyncGenerator<string> {
  await visit(page, `${url}/credits`);
  yield "credits";
  // A package's button has no address; it is the last of the main part's own.
  const buttons = await page.$$("main button");
  await buttons.at(-1)?.click();
  await page.waitForSelector("[role=dialog] input");
  yield "credits-payment";
}

async function* walkSupport(page: Page, url: string): AsyncGenerator<string> {
  await visit(page, `${url}/support`);
  yield "support";
  await page.locator("::-p-xpath(//button[contains(., 'No page numbers')])").click();
  await page.waitForSelector("textarea");
  yield "support-ticket";
}

/** Opens the dialogs that write or take away something, one after the other. */
async function* walkDialogs(page: Page, url: string, language: ScreenLanguage): AsyncGenerator<string> {
  const say = words[language];
  for (const [name, path, opener] of [
    ["support-new-ticket", "/support", say.newTicket],
    ["settings-new-token", "/settings", say.newToken],
    ["settings-delete-account", "/settings", say.deleteAccount],
  ] as const) {
    await visit(page, url + path);
    await click(page, opener, "button");
    await page.waitForSelector("[role=dialog] input");
    yield name;
  }
}

/** Opens each tab of the page's first list of tabs. */
async function* walkTabs(page: Page, screen: string): AsyncGenerator<string> {
  const count = (await page.$$("main [role=tab]")).length;
  for (let tab = 0; tab < count; tab++) {
    const [handle] = (await page.$$("main [role=tab]")).slice(tab);
    await handle?.click();
    await settle(page);
    yield `${screen}-${tab + 1}`;
  }
}

/** Opens each tab of the operator's app, and the page of its own account. */
export async function* walkAdmin(page: Page, url: string, userId: string): AsyncGenerator<string> {
  for (const path of [...ADMIN, `/users/${userId}`]) {
    await visit(page, `${url}/admin${path}`);
    yield `admin${path.replace(userId, "one").replaceAll("/", "-")}`;
  }
  await visit(page, `${url}/admin/tickets`);
  await page.locator("main li a").click();
  await page.waitForSelector("main textarea");
  yield "admin-tickets-one";
}
