import type { Browser } from "puppeteer-core";
import { openVisitor, type Visitor } from "./browser.ts";
import { makeAccount } from "./make-account.ts";

/**
 * Somebody with a new account, in English, on their dashboard: what `signUp` does, for those who are not there to see
 * the sign-up page.
 */
export const enrol = async (
  browser: Browser,
  url: string,
  person: { firstName: string; email: string },
): Promise<Visitor> => openVisitor(browser, url, { cookie: await makeAccount(url, person) });
