import { isWebAddress } from "@terzi/contracts/applications";
import { z } from "zod";
import type { BroughtPosting } from "../generate/brought-posting.ts";

const TEXT_MAX = 200_000;
const ADDRESS_MAX = 2_000;

/** What a share menu or the bookmark passes, in whichever fields it uses. */
const Shared = z.object({
  title: z.string().catch(""),
  text: z.string().catch(""),
  url: z.string().catch(""),
});

/** A closing line that is an address, as share menus add it to a quotation. */
const CLOSING_ADDRESS = /(?:^|\s)(https?:\/\/\S+)\s*$/i;
const QUOTED = /^["“](.+)["”]$/s;

/** The posting in what was shared, and its address; null where nothing was. */
export function readShared(json: string): BroughtPosting | null {
  const shared = Shared.safeParse(parseJson(json)).data;
  if (!shared) return null;
  const closing = CLOSING_ADDRESS.exec(shared.text);
  const address = [shared.url, closing?.[1] ?? ""].map(withoutHighlight).find(isAddress) ?? "";
  const rest = closing ? shared.text.slice(0, closing.index) : shared.text;
  const words = (closing ? rest.trim().replace(QUOTED, "$1") : rest).trim();
  const jobPosting = (words || address || shared.title).slice(0, TEXT_MAX).toWellFormed();
  return jobPosting ? { jobPosting, postingUrl: address } : null;
}

const isAddress = (text: string): boolean => text.length <= ADDRESS_MAX && isWebAddress(text);

/** Browsers repeat the shared words in the address. */
const withoutHighlight = (address: string): string => address.trim().replace(/#?:~:text=.*$/s, "");

function parseJson(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    return null;
  }
}

/** Whether a posting is only its address, which could be opened but not read. */
export const isBareAddress = (posting: string): boolean =>
  /^(?:https?:\/\/|www\.)[^\s.]+\.\S+$/i.test(posting.trim());
