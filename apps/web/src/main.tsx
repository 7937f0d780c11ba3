import "@terzi/ui/zod-without-eval";
import "@terzi/ui/tokens.css";
import "@terzi/ui/fonts.css";
import { isLanguage } from "@terzi/contracts/languages";
import { startTexts } from "@terzi/ui/texts";
import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { App } from "./app/app.tsx";
import { queryClient } from "./app/query-client.ts";
import { openRouter } from "./app/router.ts";
import { userKey } from "./app/trpc.ts";
import { keepDocumentWithoutCode } from "./app/unloaded-code.ts";
import { visitorLanguage } from "./app/visitor-language.ts";
import { whenLoaded } from "./app/when-loaded.ts";

const root = document.getElementById("root");
if (!root) throw new Error("index.html has no #root");

// A prerendered page was rendered for visitors, in its language. It is replaced in one step, when everything is
// there.
const isRendered = root.hasChildNodes();
if (isRendered) queryClient.setQueryData(userKey, null);
const wanted = visitorLanguage();
const language =
  isRendered && isLanguage(document.documentElement.lang) ? document.documentElement.lang : wanted;
document.documentElement.lang = language;

keepDocumentWithoutCode();
const router = openRouter();
await startTexts(language);
if (isRendered) {
  await router.load();
  // What can already be read is drawn first; its links work without scripts.
  await whenLoaded();
}

createRoot(root).render(
  <StrictMode>
    <App router={router} />
  </StrictMode>,
);
