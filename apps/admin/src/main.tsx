import "@terzi/ui/zod-without-eval";
import "@terzi/ui/tokens.css";
import "@terzi/ui/fonts.css";
import { preferredLanguage } from "@terzi/contracts/preferred-language";
import { startTexts } from "@terzi/ui/texts";
import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { App } from "./app/app.tsx";

await startTexts(preferredLanguage(navigator.language));

const root = document.getElementById("root");
if (!root) throw new Error("index.html has no #root");
createRoot(root).render(
  <StrictMode>
    <App />
  </StrictMode>,
);
