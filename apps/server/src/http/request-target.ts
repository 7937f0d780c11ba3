/** A request's path and query. `new URL` doesn't read them: it takes what follows `//` for the name of a host. */
export function readTarget(url: string): { path: string; query: URLSearchParams } {
  const [, path = "", query = ""] = /^([^?#]*)(?:\?([^#]*))?/.exec(url) ?? [];
  return { path, query: new URLSearchParams(query) };
}

/**
 * What the router is given for a target. One in full ("http://host/path") is its path. One that can't be decoded names
 * nothing, so it becomes a path that nothing has, below the same first segment: pages and APIs then answer 404 as ever.
 */
export function toRoutable(target = "/"): string {
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
