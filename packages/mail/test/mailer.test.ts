import { randomUUID } from "node:crypto";
import { mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import PostalMime from "postal-mime";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Mail, Mailer } from "../src/mailer.ts";
import { listOutbox, openOutbox, readOutboxMail } from "../src/outbox.ts";
import { readMail } from "../src/read-mail.ts";
import { openSmtp } from "../src/smtp.ts";
import { type SmtpCatcher, startSmtpCatcher } from "./smtp-catcher.ts";

const FROM = "Terzi <hello@terzi.example>";
const mail = (changes: Partial<Mail> = {}): Mail => ({
  id: randomUUID(),
  to: "ada@example.com",
  subject: "Talebiniz kapatıldı: İğne ile kuyu kazmak",
  html: "<p>İyi günler, şimdilik bu kadar.</p>",
  text: "İyi günler, şimdilik bu kadar.",
  language: "tr",
  ...changes,
});

type Bench = {
  mailer: Mailer;
  /** The bytes of the mail with this id, as they would reach a mailbox. */
  read(id: string): Promise<Buffer>;
  close(): Promise<void>;
};

const openSmtpBench = async (): Promise<Bench> => {
  const catcher = await startSmtpCatcher();
  const mailer = openSmtp({ url: catcher.url, from: FROM });
  return {
    mailer,
    read: async (id) =>
      catcher.arrived.find(({ raw }) => raw.includes(`<${id}@`))?.raw ??
      Promise.reject(new Error("not there")),
    close: async () => {
      await mailer.close();
      await catcher.close();
    },
  };
};

const openOutboxBench = async (): Promise<Bench> => {
  const folder = await mkdtemp(join(tmpdir(), "terzi-outbox-"));
  return {
    mailer: openOutbox({ folder, from: FROM }),
    read: async (id) => (await readOutboxMail(folder, id)) ?? Promise.reject(new Error("not there")),
    close: () => rm(folder, { recursive: true, force: true }),
  };
};

describe.each([
  ["SMTP", openSmtpBench],
  ["the outbox", openOutboxBench],
])("a mail by %s", (_name, open) => {
  let bench: Bench;
  beforeAll(async () => {
    bench = await open();
  });
  afterAll(() => bench.close());
  const send = async (changes: Partial<Mail> = {}) => {
    const sent = mail(changes);
    await bench.mailer.send(sent);
    const raw = await bench.read(sent.id);
    return { sent, raw, read: await PostalMime.parse(raw) };
  };

  it("arrives whole, in Turkish, as HTML and as text", async () => {
    const { sent, read } = await send({ replyTo: "can@example.com" });
    expect(read.subject).toBe(sent.subject);
    expect(read.html?.trim()).toBe(sent.html);
    expect(read.text?.trim()).toBe(sent.text);
    expect(read.from).toMatchObject({ name: "Terzi", address: "hello@terzi.example" });
    expect(read.to).toMatchObject([{ address: "ada@example.com" }]);
    expect(read.replyTo).toMatchObject([{ address: "can@example.com" }]);
    expect(read.messageId).toBe(`<${sent.id}@terzi.example>`);
  });

  it("takes no header from what people wrote", async () => {
    const hostile = "Hi\r\nBcc: victim@example.com\r\n\r\n<script>alert(1)</script>\u0000\u2028X-Evil: 1";
    const { read } = await send({ subject: hostile });
    expect(read.headers.map(({ key }) => key)).not.toEqual(expect.arrayContaining(["x-evil"]));
    expect(read.bcc ?? []).toEqual([]);
    expect(read.subject).toContain("Bcc: victim@example.com");
    expect(read.text?.trim()).toBe("İyi günler, şimdilik bu kadar.");
  });

  it.each([
    "ada@example.com, victim@example.com",
    "ada@example.com\r\nBcc: victim@example.com",
    "Ada <ada@example.com>",
    "nobody",
    "",
    `${"a".repeat(250)}@example.com`,
  ])("does not go to %j, which is not one address", async (address) => {
    await expect(bench.mailer.send(mail({ to: address }))).rejects.toMatchObject({ name: "MailRefused" });
    if (address)
      await expect(bench.mailer.send(mail({ replyTo: address }))).rejects.toMatchObject({
        name: "MailRefused",
      });
  });

  it("keeps a long text with lines that begin with dots", async () => {
    const text = Array.from({ length: 2_000 }, (_, index) => `.${index} ${"ş".repeat(100)}`).join("\n");
    const { read } = await send({ text });
    expect(read.text?.replaceAll("\r\n", "\n").trim()).toBe(text);
  });

  it("carries the same Message-ID when it is sent again", async () => {
    const { sent, read } = await send();
    await bench.mailer.send(sent);
    expect((await PostalMime.parse(await bench.read(sent.id))).messageId).toBe(read.messageId);
  });
});

describe("the outbox folder", () => {
  it("lists its mails newest first, each once, and reads no other file", async () => {
    const folder = await mkdtemp(join(tmpdir(), "terzi-outbox-"));
    const outbox = openOutbox({ folder, from: FROM });
    expect(await listOutbox(join(folder, "missing"))).toEqual([]);
    const older = mail({ id: "01990000-0000-7000-8000-000000000001" });
    const newer = mail({ id: "01990000-0001-7000-8000-000000000001" });
    for (const each of [newer, older, newer]) await outbox.send(each);
    expect(await listOutbox(folder)).toEqual([newer.id, older.id]);
    expect(await readdir(folder)).toHaveLength(2);
    expect(await readMail((await readOutboxMail(folder, newer.id)) ?? Buffer.alloc(0))).toMatchObject({
      to: "ada@example.com",
      subject: newer.subject,
      html: expect.stringContaining("İyi günler"),
    });
    expect(await readOutboxMail(folder, "01990000-0002-7000-8000-000000000001")).toBeNull();
    expect(await readOutboxMail(folder, "../../etc/passwd")).toBeNull();
    await rm(folder, { recursive: true, force: true });
  });
});

describe("a mail server in trouble", () => {
  let catcher: SmtpCatcher;
  beforeAll(async () => {
    catcher = await startSmtpCatcher();
  });
  afterAll(() => catcher.close());

  it.each([
    [451, "MailUnavailable"],
    [550, "MailRefused"],
  ])("that answers %i is %s", async (code, name) => {
    const mailer = openSmtp({ url: catcher.url, from: FROM });
    catcher.refuseNext(code);
    await expect(mailer.send(mail())).rejects.toMatchObject({ name });
    await mailer.close();
  });

  it("that does not answer is unavailable, in time", async () => {
    const mailer = openSmtp({ url: "smtp://127.0.0.1:9", from: FROM, timeoutMs: 500 });
    await expect(mailer.send(mail())).rejects.toMatchObject({ name: "MailUnavailable" });
    await mailer.close();
  });
});
