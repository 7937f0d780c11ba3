import "@terzi/ui/tokens.css";
import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from "@tanstack/react-router";
import type { Language } from "@terzi/contracts/languages";
import { Frame } from "@terzi/ui/frame";
import { showLanguage, startTexts } from "@terzi/ui/texts";
import { type ReactNode, Suspense } from "react";
import { render } from "vitest-browser-react";

let started: Promise<unknown> | undefined;

/** Draws a piece of the app as the app does: with its theme, its texts, and links that lead nowhere here. */
export async function draw(piece: ReactNode, language: Language = "en") {
  started ??= startTexts(language);
  await started;
  await showLanguage(language);
  const routeTree = createRootRoute({
    component: () => (
      <main>
        <Suspense>{piece}</Suspense>
      </main>
    ),
  });
  const router = createRouter({ routeTree, history: createMemoryHistory() });
  return render(
    <Frame>
      <RouterProvider<typeof router> router={router} />
    </Frame>,
  );
}
