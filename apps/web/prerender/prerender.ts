import { mkdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { Language } from "@terzi/contracts/language";
import { DEFAULT_LANGUAGE } from "@terzi/contracts/languages";
import { showLanguage, startTexts } from "@terzi/ui/texts";
import i18next from "i18next";
import { chunkFiles, readManifest } from "./chunk-files.ts";
import { compressFiles } from "./compress-files.ts";
import { fillPage } from "./page-head.ts";
import { beginLink, fontLinks, quickenShell, styleLinks } from "./page-links.ts";
import { renderBody } from "./render-body.tsx";
import { RENDERED_PAGES } from "./rendered-pages.ts";
import { structuredFacts } from "./structured-facts.ts";

/** Runs after the build of the app: writes each public page in both languages to `dist/pages`. */
const dist = join(process.cwd(), "dist");
const built = await readFile(join(dist, "index.html"), "utf8");
const { shell, code, along } = await quickenShell(built, dist);
const manifest = readManifest(await readFile(join(dist, ".vite", "manifest.json"), "utf8"));
await startTexts(DEFAULT_LANGUAGE);

for (const language of Language.options) {
  await showLanguage(language);
  await mkdir(join(dist, "pages", language), { recursive: true });
  for (const page of RENDERED_PAGES) {
    const texts = ["basics", "shell", page.texts].map(
      (name) => `../../packages/i18n/src/${language}/${name}.ts`,
    );
    const parts = page.path === "/" ? [`src/features/landing/demo/made-${language}.gen.json`] : [];
    const entries = [`${page.route}?tsr-split=component`, ...texts, ...parts];
    const { scripts, styles } = chunkFiles(manifest, entries, built);
    const links = [
      await fontLinks(dist, language),
      await styleLinks(dist, styles),
      beginLink(code, [...along, ...scripts.map((file) => `/${file}`)]),
    ].join("\n    ");
    const body = await renderBody(page.path);
    // Rendering has loaded the page's texts.
    const title = i18next.t(page.title);
    const description = i18next.t(page.description);
    const facts = structuredFacts(page, language);
    const html = fillPage(shell, { page, language, title, description, facts }, { links, body });
    await writeFile(join(dist, "pages", language, `${page.file}.html`), html);
  }
}

await compressFiles(dist);
