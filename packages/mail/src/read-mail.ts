import PostalMime from "postal-mime";

export type ReadMail = { to: string; subject: string; date: string; html: string; text: string };

/** The readable parts of an `.eml`, for showing an outbox. */
export async function readMail(raw: Uint8Array): Promise<ReadMail> {
  const { to = [], subject = "", date = "", html = "", text = "" } = await PostalMime.parse(raw);
  return { to: to.map(({ address }) => address ?? "").join(", "), subject, date, html, text };
}
