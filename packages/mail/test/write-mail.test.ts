import { describe, expect, it } from "vitest";
import type { MailContent } from "../src/mail-content.ts";
import { writeMail } from "../src/write-mail.ts";

const HOSTILE = `</p><script>alert(1)</script><img src=x onerror=alert(1)> "quoted" & İıĞğ`;
const contents: MailContent[] = [
  ...(["receipt", "refund"] as const).map((template) => ({
    template,
    firstName: HOSTILE,
    packageName: HOSTILE,
    credits: 120,
    amountCents: 899,
    at: "2026-11-21T10:00:00.000Z",
    purchaseId: "0190b1a8-0000-7000-8000-000000000001",
  })),
  { template: "email-confirmation", firstName: HOSTILE, path: "/confirm-email?token=abc", hours: 72 },
  { template: "password-reset", firstName: HOSTILE, path: "/reset-password?token=abc", minutes: 60 },
  { template: "password-changed", firstName: HOSTILE, tokens: "ended" },
  { template: "identity-added", firstName: HOSTILE, site: "id.example" },
  { template: "identity-removed", firstName: HOSTILE, site: "id.example" },
  { template: "passkey-added", firstName: HOSTILE, name: HOSTILE },
  { template: "passkey-removed", firstName: HOSTILE, name: HOSTILE },
  { template: "email-changed", firstName: HOSTILE, newEmail: HOSTILE },
  { template: "ticket-reply", firstName: HOSTILE, subject: HOSTILE, message: HOSTILE },
  ...(["open", "closed"] as const).map((status) => ({
    template: "ticket-status" as const,
    firstName: HOSTILE,
    subject: HOSTILE,
    status,
  })),
  {
    template: "next-step",
    firstName: HOSTILE,
    jobTitle: HOSTILE,
    company: HOSTILE,
    nextStep: HOSTILE,
    at: "2026-11-25T11:00:00.000Z",
    timeZone: "Europe/Istanbul",
    path: "/applications/1",
  },
  {
    template: "new-ticket",
    email: "a@example.com",
    subject: HOSTILE,
    priority: "high",
    description: HOSTILE,
  },
  { template: "new-contact", name: HOSTILE, email: "a@example.com", subject: HOSTILE, message: HOSTILE },
];
const origin = "https://terzi.example";

describe.each(["en", "tr"] as const)("mails in %s", (language) => {
  it.each(contents)("$template escapes what people wrote, and says it in the text", async (content) => {
    const { subject, html, text } = await writeMail(content, { language, origin });
    expect(html).not.toMatch(/<script|<img src=x/);
    expect(html).toContain("&lt;script&gt;");
    expect(html).toContain(`lang="${language}"`);
    expect(text).toContain(HOSTILE);
    expect(subject.length).toBeGreaterThan(5);
  });

  it("each template has words of its own", async () => {
    const mails = await Promise.all(contents.map((content) => writeMail(content, { language, origin })));
    expect(new Set(mails.map(({ subject }) => subject)).size).toBe(contents.length);
  });
});

it("a receipt names what was bought, for how much, and when", async () => {
  const [receipt] = contents;
  if (receipt?.template !== "receipt") throw new Error("the first content is a receipt");
  const content = { ...receipt, firstName: "İpek", packageName: "Professional" };
  const english = await writeMail(content, { language: "en", origin });
  expect(english.text).toMatch(/Credits: 120\nAmount: \$8\.99\nPaid: November 21, 2026 at 10:00\sAM UTC/);
  expect(english.text).toContain("https://terzi.example/generate");
  const turkish = await writeMail(content, { language: "tr", origin });
  expect(turkish.text).toMatch(/Merhaba İpek,[\s\S]*Tutar: \$8,99\nÖdeme zamanı: 21 Kasım 2026 10:00 UTC/);
});

it("headings keep their case: the text of a Turkish mail shouts no dotless I", async () => {
  const { text } = await writeMail(
    { template: "ticket-reply", firstName: "", subject: "Giriş", message: "Bir\nİki\n\nÜç" },
    { language: "tr", origin },
  );
  expect(text.startsWith("Destek ekibi talebinizi yanıtladı")).toBe(true);
  expect(text).toContain("Bir\nİki\n\nÜç");
});

it("a reminder tells the time where its reader is", async () => {
  const step = { firstName: "", jobTitle: "Cook", company: "Lokanta", nextStep: "", path: "/applications/1" };
  const content = { template: "next-step" as const, ...step, at: "2026-11-25T11:00:00.000Z" };
  const inIstanbul = await writeMail({ ...content, timeZone: "Europe/Istanbul" }, { language: "tr", origin });
  expect(inIstanbul.subject).toBe("Sıradaki adım: Cook, Lokanta");
  expect(inIstanbul.text).toContain("Ne zaman: 25 Kasım 2026 Çarşamba 14:00");
  const inLondon = await writeMail({ ...content, timeZone: "Europe/London" }, { language: "en", origin });
  expect(inLondon.text).toMatch(/When: Wednesday, November 25, 2026 at 11:00\sAM/);
  expect(inLondon.text).toContain("https://terzi.example/applications/1");
});
