/** Mail programs and browsers truncate or refuse longer addresses. */
const QUOTED_MAX = 1_000;

/** Opens an answer to a contact message in the mail program, with its subject and its words quoted. */
export function replyAddress(message: { email: string; subject: string; message: string }): string {
  const words =
    message.message.length > QUOTED_MAX ? `${message.message.slice(0, QUOTED_MAX)}…` : message.message;
  const quoted = words
    .toWellFormed()
    .split(/\r?\n/)
    .map((line) => `> ${line}`)
    .join("\r\n");
  const subject = encodeURIComponent(`Re: ${message.subject}`);
  const body = encodeURIComponent(`\r\n\r\n${quoted}`);
  return `mailto:${encodeURIComponent(message.email)}?subject=${subject}&body=${body}`;
}
