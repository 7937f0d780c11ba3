import type { Browser } from "puppeteer-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { click, fill, joinBrowser, leaveBrowser, openVisitor, see, type Visitor } from "./browser.ts";
import { waitForMail } from "./outbox.ts";
import { type Product, startProduct } from "./product.ts";

let product: Product;
let browser: Browser;
beforeAll(async () => {
  product = await startProduct({ env: { SUPPORT_EMAIL: "help@example.com" } });
  browser = await joinBrowser();
});
afterAll(async () => {
  await leaveBrowser(browser);
  await product.stop();
});

const words = {
  en: {
    fields: { name: "Name", email: "Email", subject: "Subject", message: "Message" },
    send: "Send Message",
    heading: "Get in Touch",
    links: ["View Support Tickets", "Buy Credits", "My CVs"],
    promise: ["24/7", "24 hours"],
    wrong: [
      "Name must be at least 2 characters",
      "Invalid email address",
      "Subject must be at least 3 characters",
      "Message must be at least 10 characters",
    ],
    sent: ["Message sent!", "We'll get back to you as soon as possible."],
    failed: ["Failed to send message", "Please try again later."],
  },
  tr: {
    fields: { name: "Ad", email: "E-posta", subject: "Konu", message: "Mesaj" },
    send: "Mesaj Gönder",
    heading: "Bize Ulaşın",
    links: ["Destek Taleplerini Gör", "Kredi Satın Al", "CV'lerim"],
    promise: ["7/24", "24 saat"],
    wrong: [
      "Ad en az 2 karakter olmalıdır",
      "Geçersiz e-posta adresi",
      "Konu en az 3 karakter olmalıdır",
      "Mesaj en az 10 karakter olmalıdır",
    ],
    sent: ["Mesaj gönderildi!"],
    failed: ["Mesaj gönderilemedi", "Lütfen daha sonra tekrar deneyin."],
  },
};

describe.each(["en", "tr"] as const)("the contact page, in %s", (language) => {
  const say = words[language];
  const fields = Object.values(say.fields);
  let visitor: Visitor;
  beforeAll(async () => {
    visitor = await openVisitor(browser, `${product.url}/contact`, { language });
  });
  afterAll(() => visitor.close());

  const send = async (values: string[]) => {
    for (const [at, label] of fields.entries()) await fill(visitor.page, label, values[at] ?? "");
    await click(visitor.page, say.send, "button");
  };

  it("says how to reach support", async () => {
    for (const text of [say.heading, ...say.promise, ...say.links, "help@example.com"])
      await see(visitor.page, text);
  });

  it("says of each field what is missing", async () => {
    await send(["A", "ada@", "Hi", "Too short"]);
    for (const text of say.wrong) await see(visitor.page, text);
  });

  it("says when the message could not be sent, and keeps it", async () => {
    const { page } = visitor;
    await page.setOfflineMode(true);
    await send(["Ada", "ada@example.com", "A question", "Is there a student price?"]);
    for (const text of say.failed) await see(page, text);
    await page.setOfflineMode(false);
    const message = await page.$eval("textarea", (field) => field.value);
    expect(message).toBe("Is there a student price?");
  });

  it("sends the message to support, and empties the form", async () => {
    const { page } = visitor;
    await click(page, say.send, "button");
    for (const text of say.sent) await see(page, text);
    expect(await page.$eval("textarea", (field) => field.value)).toBe("");
    await waitForMail(product.dataDir, /To: help@example\.com[\s\S]*Is there a student price\?/);
  });
});
