import createFetch, { type Client } from "openapi-fetch";
import type { paths } from "./api.gen.ts";

export type TerziClient = Client<paths>;

/**
 * Every documented path, typed: `client.GET("/api/cvs/{id}", { params: { path: { id } } })` answers `data`, or `error`
 * with its `code`. Throws only where nothing answers.
 *
 * @param url where Terzi runs: "https://terzi.example".
 * @param token an API token of the account, made in the settings.
 */
export const createClient = ({ url, token }: { url: string; token: string }): TerziClient =>
  createFetch<paths>({ baseUrl: url, headers: { authorization: `Bearer ${token}` } });
