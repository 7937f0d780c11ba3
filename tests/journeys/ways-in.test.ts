import type { Browser } from "puppeteer-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import {
  click,
  fill,
  isEnabled,
  joinBrowser,
  leaveBrowser,
  openVisitor,
  see,
  standsAt,
  type Visitor,
} from "./browser.ts";
import { call } from "./call.ts";
import { joinProduct, type SharedProduct } from "./shared-product.ts";
import { logIn, PASSWORD, signUp } from "./sign-up.ts";
import { visit } from "./visit.ts";

let product: SharedProduct;
let browser: Browser;
let visitor: Visitor;
beforeAll(async () => {
  product = await joinProduct();
  browser = await joinBrowser();
  visitor = await openVisitor(browser, product.url);
});
afterAll(async () => {
  await leaveBrowser(browser);
});

const open = (path: string) => visit(visitor.page, `${product.url}${path}`);

describe("somebody who is not signed in", () => {
  const screens = "dashboard generate cv-preview cvs cvs/1 profile credits settings support admin".split(" ");
  it.each(screens)("is led from /%s to the log-in", async (screen) => {
    await open(`/${screen}`);
    await standsAt(visitor.page, "/login");
  });

  it("sees the public pages", async () => {
    for (const [path, text] of [
      ["/", "Start Free"],
      ["/how-to-use", "70%"],
      ["/pricing", "Starter"],
      ["/contact", "Get in Touch"],
    ] as const) {
      await open(path);
      await see(visitor.page, text);
    }
  });

  it("is told where there is no page", async () => {
    expect((await open("/nowhere"))?.status()).toBe(404);
    await see(visitor.page, "404 Page Not Found");
    await see(visitor.page, "Did you forget to add the page to the router?");
  });

  it("is told when the log-in fails, in the form too", async () => {
    const { page } = visitor;
    await open("/login");
    await fill(page, "Email", "nobody@example.com");
    await fill(page, "Password", "wrong horse");
    await click(page, "Log In", "button");
    await see(page, "Login failed");
    await page.waitForSelector('main [role="alert"]');
    await see(page, "Invalid email or password.");
  });

  it("can't sign up before the captcha is done", async () => {
    const { page } = visitor;
    await open("/signup");
    await fill(page, "Email", "ola-ways@example.com");
    await fill(page, "Password", "correct horse");
    const isDisabled = await page.$eval('::-p-aria([name="Sign Up"][role="button"])', (button) =>
      button.matches(":disabled, [data-disabled]"),
    );
    expect(isDisabled).toBe(true);
  });
});

describe("somebody who has just signed up", () => {
  beforeAll(() => signUp(visitor.page, product.url, { firstName: "Ola", email: "ola-ways@example.com" }));

  it("is asked for a profile before generating", async () => {
    await open("/generate");
    await see(visitor.page, "Complete your career profile first");
    await click(visitor.page, "Complete your profile", "link");
    await standsAt(visitor.page, "/profile");
  });

  it("is told that there is no preview yet, and led to make one", async () => {
    await open("/cv-preview");
    await see(visitor.page, "No preview data available. Please generate a CV first.");
    await click(visitor.page, "Generate CV");
    await standsAt(visitor.page, "/generate");
  });

  it("is told that there is no such CV, and led back to the list", async () => {
    await open("/cvs/00000000-0000-4000-8000-000000000000");
    await see(visitor.page, "CV not found");
    await click(visitor.page, "Back to My CVs");
    await standsAt(visitor.page, "/cvs");
  });

  it("is told when a file is no CV", async () => {
    const { page } = visitor;
    await open("/profile");
    const [chooser] = await Promise.all([page.waitForFileChooser(), click(page, "Upload CV", "button")]);
    await chooser.accept([import.meta.filename]);
    await see(page, "Invalid File Type");
    await see(page, "Please upload a PDF or DOCX file.");
  });

  it("folds the sidebar with Ctrl+B, and it stays folded", async () => {
    const { page } = visitor;
    await page.keyboard.down("Control");
    await page.keyboard.press("B");
    await page.keyboard.up("Control");
    await page.waitForFunction(() => document.cookie.includes("sidebar_state=false"));
  });

  it("goes on after the title and the posting are there, and not before", async () => {
    const { page } = visitor;
    await open("/profile");
    await click(page, "Start with an example", "button");
    await see(page, "Career data saved successfully");
    await open("/generate");
    expect(await isEnabled(page, "Continue")).toBe(false);
    await page.locator("textarea").click();
    await page.locator('::-p-aria([name="Job title"][role="textbox"])').click();
    await see(page, "Please paste the job posting");
    await page.locator("textarea").click();
    await see(page, "Please enter the job title");
    await click(page, "Use an example posting", "button");
    expect(await isEnabled(page, "Continue")).toBe(true);
  });

  it("finds the step again with the browser's Back and after a reload, all that was typed with it", async () => {
    const { page } = visitor;
    const isAtOptions = () => page.waitForSelector('section[aria-label="Customisation"]');
    await click(page, "Continue", "button");
    await isAtOptions();
    expect(await page.evaluate(() => document.activeElement?.getAttribute("aria-label"))).toBe(
      "Customisation",
    );
    await page.reload();
    await isAtOptions();
    await page.goBack();
    await see(page, "match with your profile");
    expect(await page.$eval("textarea", ({ value }) => value)).toContain("Customer Success");
    await page.goForward();
    await isAtOptions();
  });

  it("orders a CV in the posting's language, under the posting's title, unless they say otherwise", async () => {
    const { page } = visitor;
    await page.evaluate(() => sessionStorage.clear());
    await open("/generate");
    await fill(
      page,
      "Job posting",
      "Pasta Şefi\nAranan nitelikler\n- Pasta süsleme deneyimi\n- İyi derecede İngilizce",
    );
    await page.waitForFunction(
      () =>
        document.querySelector<HTMLInputElement>('input[type="text"], form input')?.value === "Pasta Şefi",
    );
    await click(page, "Continue", "button");
    await page.waitForFunction(() =>
      [...document.querySelectorAll('[role="radio"][aria-checked="true"]')].some(({ textContent }) =>
        textContent.includes("Turkish"),
      ),
    );
  });

  it("finds the product in their language as soon as they log in", async () => {
    const { page } = visitor;
    await call(page, "PATCH", "/api/user/language", { language: "tr" });
    await page.goto(`${product.url}/api/logout`);
    await logIn(page, product.url, { email: "ola-ways@example.com", password: PASSWORD });
    await see(page, "Hoş geldiniz, Ola");
    expect(await page.evaluate(() => document.documentElement.lang)).toBe("tr");
  });
});
