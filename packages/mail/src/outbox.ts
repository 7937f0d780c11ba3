import { mkdir, readdir, readFile, rename, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { composeMail } from "./compose.ts";
import type { Mailer } from "./mailer.ts";

const EML = /^[0-9a-f-]{36}\.eml$/;

/** Mails as `.eml` files in a folder, for where there is no mail server: any mail program opens them. */
export function openOutbox(options: { folder: string; from: string }): Mailer {
  return {
    async send(mail) {
      // Loaded with the first mail: what is at rest shouldn't hold it.
      const { createTransport } = await import("nodemailer");
      const transport = createTransport({ streamTransport: true, buffer: true, newline: "windows" });
      const { message } = await transport.sendMail(composeMail(mail, options.from));
      if (!Buffer.isBuffer(message)) throw new Error("the mail was not composed into a buffer");
      await mkdir(options.folder, { recursive: true });
      const file = join(options.folder, `${mail.id}.eml`);
      // Whoever reads the folder never sees half a mail.
      await writeFile(`${file}.part`, message);
      await rename(`${file}.part`, file);
    },
    close: async () => {},
  };
}

/** The ids of the mails in an outbox folder, newest first: mail ids are UUIDs that begin with their time. */
export async function listOutbox(folder: string): Promise<string[]> {
  const files = await readdir(folder).catch((error: NodeJS.ErrnoException) => {
    if (error.code === "ENOENT") return [];
    throw error;
  });
  return files
    .filter((file) => EML.test(file))
    .map((file) => file.slice(0, -".eml".length))
    .sort()
    .reverse();
}

/** One mail of an outbox folder, as it would have been sent; null when there is none. */
export async function readOutboxMail(folder: string, id: string): Promise<Buffer | null> {
  if (!EML.test(`${id}.eml`)) return null;
  return readFile(join(folder, `${id}.eml`)).catch((error: NodeJS.ErrnoException) => {
    if (error.code === "ENOENT") return null;
    throw error;
  });
}
