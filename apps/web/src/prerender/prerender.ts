import { mkdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { Language } from "@terzi/contracts/language";
import { loadTexts } from "@terzi/i18n/load-texts";
import { showLanguage, startTexts } from "@terzi/ui/texts";
import { chunkLinks, readManifest } from "./chunk-links.ts";
import { compressFiles } from "./compress-files.ts";
import { fillPage } from "./page-head.ts";
import { renderBody } from "./render-body.tsx";
import { RENDERED_PAGES } from "./rendered-pages.ts";

/** Runs after the build of the app: writes each public page in both languages to `dist/pages`. */
const dist = join(process.cwd(), "dist");
const shell = await readFile(join(dist, "index.html"), "utf8");
const manifest = readManifest(await readFile(join(dist, ".vite", "manifest.json"), "utf8"));
await startTexts("en");

for (const language of Language.options) {
  await showLanguage(language);
  await mkdir(join(dist, "pages", language), { recursive: true });
  for (const page of RENDERED_PAGES) {
    const { title, description } = await loadTexts(language, page.texts);
    const texts = ["basics", "shell", page.texts].map(
      (name) => `../../packages/i18n/src/${language}/${name}.ts`,
    );
    const links = chunkLinks(manifest, [`${page.route}?tsr-split=component`, ...texts], shell);
    const body = await renderBody(page.path);
    const html = fillPage(shell, { page, language, title, description }, { links, body });
    await writeFile(join(dist, "pages", language, `${page.file}.html`), html);
  }
}

await compressFiles(dist);
