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
  // React leaves a gap where a part fails; a page with a gap must not be built.
  const failures: unknown[] = [];
  const { prelude } = await prerender(<App router={router} />, {
    progressiveChunkSize: Number.POSITIVE_INFINITY,
    onError: (error) => {
      failures.push(error);
    },
  });
  const html = await new Response(prelude).text();
  if (failures.length > 0) throw new AggregateError(failures, `${path} could not be rendered`);
  return (
    html
      // The content security policy forbids inline scripts, and the page is drawn anew by its own script anyway.
      .replace(/<script\b[^>]*>.*?<\/script>/gs, "")
      .replace(/<link\b[^>]*rel="preload"[^>]*>/g, "")
      // Anything typed before the page is redrawn would be lost, so forms wait.
      .replaceAll("<form", "<form inert")
  );
}
