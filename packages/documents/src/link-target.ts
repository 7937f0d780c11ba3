/** A host with a letters-only ending, then perhaps a path: "linkedin.com/in/ayse". Not "Node.js 22" or "e.g.". */
const BARE_ADDRESS = /^(?:[\p{L}\p{N}-]+\.)+\p{L}{2,}(?:[/?#]\S*)?$/u;

/** The target of a web address as people write it: only http and https, never with a password in it. Null otherwise. */
export function webTarget(written: string): string | null {
  const address = /^https?:\/\//i.test(written)
    ? written
    : BARE_ADDRESS.test(written)
      ? `https://${written}`
      : "";
  if (!URL.canParse(address)) return null;
  const url = new URL(address);
  return url.username || url.password || !url.hostname.includes(".") ? null : url.href;
}

/** `mailto:` for something that looks like an e-mail address. What could add headers to the mail is encoded. */
export function mailTarget(written: string): string | null {
  const [, local, domain] = /^([^\s@]+)@([^\s@/?#&]+\.[^\s@/?#&]+)$/.exec(written) ?? [];
  return local && domain ? `mailto:${encodeURIComponent(local)}@${encodeURIComponent(domain)}` : null;
}

/** `tel:` for something that looks like a phone number. */
export function phoneTarget(written: string): string | null {
  const digits = written.replace(/\D/g, "");
  if (!/^[+\d\s()./-]+$/.test(written) || digits.length < 5) return null;
  return `tel:${written.trim().startsWith("+") ? "+" : ""}${digits}`;
}

/** A DOI, bare ("10.1000/182"), with "doi:" before it, or as an address. */
export function doiTarget(written: string): string | null {
  const [, doi] = /^(?:doi:\s*)?(10\.\d{4,9}\/\S+)$/i.exec(written) ?? [];
  return doi ? `https://doi.org/${encodeURI(doi)}` : webTarget(written);
}

/** A web address as printed: without "https://", "www." and a final slash, which tell a reader nothing. */
export const shownAddress = (written: string): string =>
  /^https?:\/\/[^\s/]+\.[^\s]+$/i.test(written)
    ? written.replace(/^https?:\/\/(?:www\.)?/i, "").replace(/^([^?#]*[^/?#])\/$/, "$1")
    : written;
