/** A request's path and query. `new URL` misreads them: it takes what follows `//` for a host name. */
export function readTarget(url: string): { path: string; query: URLSearchParams } {
  const [, path = "", query = ""] = /^([^?#]*)(?:\?([^#]*))?/.exec(url) ?? [];
  return { path, query: new URLSearchParams(query) };
}

/** A path and a query in which nothing is encoded, as most are. */
const PLAIN = /^\/[\w\-./,:?=&]*$/;

/**
 * What the router gets for a target. A full address ("http://host/path") becomes its path. One that can't be decoded
 * becomes a path that doesn't exist below the same first segment, so that pages and APIs answer 404 as usual.
 */
export function toRoutable(target = "/"): string {
  if (PLAIN.test(target)) return target;
  const local = target.replace(/^https?:\/\/[^/?#]*/i, "");
  const { path } = readTarget(local);
  if (path.startsWith("/") && isDecodable(path)) return local;
  const first = /^\/[\w-]+(?=\/)/.exec(path)?.[0] ?? "";
  return `${first}/unreadable`;
}

function isDecodable(path: string): boolean {
  try {
    decodeURIComponent(path);
    return true;
  } catch {
    return false;
  }
}
