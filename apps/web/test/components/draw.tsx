import "@terzi/ui/tokens.css";
import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from "@tanstack/react-router";
import type { Language } from "@terzi/contracts/languages";
import type { Namespace } from "@terzi/i18n/load-texts";
import { Frame } from "@terzi/ui/frame";
import { needTexts, showLanguage, startTexts } from "@terzi/ui/texts";
import i18next from "i18next";
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

/** What the app says, once something is drawn: its words may change, and no test with them. */
export async function textsOf<N extends Namespace>(namespace: N) {
  await needTexts(namespace);
  return i18next.getFixedT(null, namespace);
}
