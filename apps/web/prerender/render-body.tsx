import { createMemoryHistory } from "@tanstack/react-router";
import { prerender } from "react-dom/static";
import { App } from "../src/app/app.tsx";
import { queryClient } from "../src/app/query-client.ts";
import { openRouter } from "../src/app/router.ts";
import { userKey } from "../src/app/trpc.ts";

/** What a visitor sees at `path`, as HTML without scripts, in the language that the texts are in now. */
export async function renderBody(path: string): Promise<string> {
  queryClient.setQueryData(userKey, null);
  const router = openRouter(createMemoryHistory({ initialEntries: [path] }));
  await router.load();
  const { prelude } = await prerender(<App router={router} />, {
    progressiveChunkSize: Number.POSITIVE_INFINITY,
  });
  const html = await new Response(prelude).text();
  // The content security policy forbids inline scripts, and the page is drawn anew by its own script anyway.
  return html.replace(/<script\b[^>]*>.*?<\/script>/gs, "").replace(/<link\b[^>]*rel="preload"[^>]*>/g, "");
}
