import { ApiToken, CreateTokenInput, NewApiToken, TokenId } from "@terzi/contracts/tokens";
import { z } from "zod";
import { json, type Route } from "../route.ts";

/** By session alone: a token makes no tokens. */
export const tokenRows: Route[] = [
  json({
    method: "GET",
    path: "/api/tokens",
    tag: "API tokens",
    summary: "The user's API tokens, without the tokens themselves",
    access: "session",
    output: z.array(ApiToken),
    call: (api) => api.tokens.list(),
  }),
  json({
    method: "POST",
    path: "/api/tokens",
    tag: "API tokens",
    summary: "Make an API token; it is shown this once",
    access: "session",
    status: 201,
    input: CreateTokenInput,
    output: NewApiToken,
    errors: ["RATE_LIMITED"],
    call: (api, input) => api.tokens.create(input),
  }),
  json({
    method: "DELETE",
    path: "/api/tokens/{id}",
    tag: "API tokens",
    summary: "Revoke an API token, at once",
    access: "session",
    input: TokenId,
    output: z.object({ success: z.boolean() }),
    errors: ["NOT_FOUND"],
    call: (api, input) => api.tokens.revoke(input),
  }),
];
