import fc from "fast-check";
import type { z } from "zod";
import { type JsonSchema, schemaOf } from "../src/rest/json-schema.ts";
import { routes } from "../src/rest/routes.ts";
import { appRouter } from "../src/router.ts";
import { arbitraryInput } from "./arbitrary-input.ts";

/** A call that can be made, as the access table names it: "GET /api/cvs", "cv.find". */
type Callable = { name: string; method: string; path: string; schema: JsonSchema };

export type FuzzedRequest = { name: string; method: string; url: string; body?: unknown };

// tRPC types the procedures by feature, but keeps them in one record by their whole names.
const procedures = appRouter._def.procedures as unknown as Record<
  string,
  { _def: { type: string; inputs: z.ZodType[] } }
>;

/** They take no input, and a caller who has signed out gets in nowhere. */
const SIGN_OUT = new Set(["POST /api/auth/logout", "GET /api/logout", "auth.signOut"]);

const ofRows = (): Callable[] =>
  routes
    // A file is the hostile files' matter.
    .filter((route) => !("upload" in route))
    .map(({ method, path, input }) => ({
      name: `${method} ${path}`,
      method,
      path,
      schema: input ? schemaOf(input, "input") : {},
    }));

const ofProcedures = (): Callable[] =>
  Object.entries(procedures).map(([name, { _def }]) => ({
    name,
    method: _def.type === "query" ? "GET" : "POST",
    path: `/trpc/${name}`,
    schema: _def.inputs[0] ? schemaOf(_def.inputs[0], "input") : {},
  }));

/** As much of an address as a server reads before it refuses it. */
const MOST_OF_A_QUERY = 6_000;

const asText = (value: unknown): string =>
  (typeof value === "string" ? value : (JSON.stringify(value) ?? ""))
    .toWellFormed()
    .slice(0, MOST_OF_A_QUERY);

function requestOf({ name, method, path }: Callable, input: unknown): FuzzedRequest {
  if (path.startsWith("/trpc/")) {
    if (method === "POST") return { name, method, url: path, body: input };
    return { name, method, url: `${path}?input=${encodeURIComponent(asText(JSON.stringify(input) ?? ""))}` };
  }
  const rest = new Map(Object.entries(typeof input === "object" && input !== null ? input : {}));
  const url = path.replace(/\{(\w+)\}/g, (_all, key: string) => {
    const value = asText(rest.get(key));
    rest.delete(key);
    return encodeURIComponent(value) || "none";
  });
  if (method !== "GET") return { name, method, url, body: Object.fromEntries(rest) };
  const query = new URLSearchParams([...rest].map(([key, value]): [string, string] => [key, asText(value)]));
  return { name, method, url: `${url}?${query}` };
}

/**
 * Requests to every procedure and every row, made from its own schema. The same seed and ids give the same requests.
 * `ids`: of things that exist. Each call comes once before one comes again.
 */
export function sampleRequests(options: {
  seed: number;
  count: number;
  ids: readonly string[];
}): FuzzedRequest[] {
  const { seed, count, ids } = options;
  const callables = [...ofRows(), ...ofProcedures()].filter(({ name }) => !SIGN_OUT.has(name));
  const rounds = Math.ceil(count / callables.length);
  const byCallable = callables.map((callable, place) =>
    fc
      .sample(arbitraryInput(callable.schema, ids), { seed: seed + place, numRuns: rounds })
      .map((input) => requestOf(callable, input)),
  );
  return Array.from({ length: rounds }, (_, round) => byCallable.flatMap((made) => made[round] ?? []))
    .flat()
    .slice(0, count);
}
