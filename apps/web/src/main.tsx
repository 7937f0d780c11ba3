import "@terzi/ui/tokens.css";
import "@terzi/ui/fonts.css";
import { startTexts } from "@terzi/ui/texts";
import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { App } from "./app/app.tsx";
import { visitorLanguage } from "./app/visitor-language.ts";

const language = visitorLanguage();
document.documentElement.lang = language;
await startTexts(language);

const root = document.getElementById("root");
if (!root) throw new Error("index.html has no #root");
createRoot(root).render(
  <StrictMode>
    <App />
  </StrictMode>,
);
