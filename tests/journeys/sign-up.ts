import type { Page } from "puppeteer-core";
import { fill, see } from "./browser.ts";
import { visit } from "./visit.ts";

export const PASSWORD = "correct horse";

/** Makes an account through the sign-up page, in English, and waits for the dashboard. */
export async function signUp(
  page: Page,
  url: string,
  person: { firstName: string; email: string },
): Promise<void> {
  await visit(page, `${url}/signup`);
  await fill(page, "First name", person.firstName);
  await fill(page, "Email", person.email);
  await fill(page, "Password", PASSWORD);
  await page.locator('altcha-widget input[type="checkbox"]').click();
  await page.locator('::-p-aria([name="Sign Up"][role="button"])').click();
  await see(page, `Welcome, ${person.firstName}`);
}

/** Logs in through the log-in page. */
export async function logIn(page: Page, url: string, person: { email: string; password: string }) {
  await visit(page, `${url}/login`);
  await fill(page, "Email", person.email);
  await fill(page, "Password", person.password);
  await page.locator('::-p-aria([name="Log In"][role="button"])').click();
}
