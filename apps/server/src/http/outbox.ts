import { listOutbox, readOutboxMail } from "@terzi/mail/outbox";
import type { FastifyInstance } from "fastify";
import { AppError } from "../app-error.ts";
import type { Config } from "../config.ts";
import { isFromHere, isLoopback } from "../own-address.ts";

const SHOWN = 100;

/** Loaded on demand: where mails are really sent, nobody looks here. */
const loadReader = () => import("@terzi/mail/read-mail");

const escapeHtml = (text: string): string =>
  text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);

const page = (body: string): string => `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Outbox</title></head>
<body><main><h1>Outbox</h1>
${body}
</main></body>
</html>
`;

async function showMail(folder: string, id: string): Promise<string> {
  const raw = await readOutboxMail(folder, id);
  if (!raw) return "";
  const { to, subject } = await (await loadReader()).readMail(raw);
  const title = `${escapeHtml(subject)} → ${escapeHtml(to)}`;
  return `<li><a href="/dev/outbox/${id}.html">${title}</a> (<a href="/dev/outbox/${id}.eml">.eml</a>)</li>`;
}

/** The outbox folder, where it may be looked at: its mails hold links that open accounts. */
export const outboxShownBy = ({ mail, isProduction, host }: Config): string | null =>
  mail.kind === "outbox" && !isProduction && isLoopback(host) ? mail.folder : null;

/** What would have been sent, newest first, where there is no mail server: for the machine itself alone. */
export async function addOutbox(app: FastifyInstance, folder: string): Promise<void> {
  app.addHook("onRequest", async (request) => {
    if (!isFromHere(request)) throw new AppError("NOT_FOUND");
  });
  const find = async (id: string): Promise<Buffer> => {
    const raw = await readOutboxMail(folder, id);
    if (!raw) throw new AppError("NOT_FOUND");
    return raw;
  };
  app.get("/dev/outbox", async (_request, reply) => {
    const ids = (await listOutbox(folder)).slice(0, SHOWN);
    const mails = await Promise.all(ids.map((id) => showMail(folder, id)));
    const body = ids.length ? `<ul>\n${mails.join("\n")}\n</ul>` : "<p>No mails yet.</p>";
    return reply.type("text/html; charset=utf-8").header("cache-control", "no-store").send(page(body));
  });
  app.get<{ Params: { file: string } }>("/dev/outbox/:file", async ({ params }, reply) => {
    const [, id = "", kind] = /^([0-9a-f-]{36})\.(html|eml)$/.exec(params.file) ?? [];
    const raw = await find(id);
    if (kind === "eml") return reply.type("message/rfc822").send(raw);
    const { html } = await (await loadReader()).readMail(raw);
    // The mail's own styles, and nothing else: it is shown as a mail program would.
    return reply
      .header("content-security-policy", "default-src 'none'; style-src 'unsafe-inline'")
      .type("text/html; charset=utf-8")
      .send(html);
  });
}
