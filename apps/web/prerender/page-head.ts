import { DEFAULT_LANGUAGE, LANGUAGES, type Language } from "@terzi/contracts/languages";
import { languageModule } from "@terzi/language/languages";
import type { RenderedPage } from "./rendered-pages.ts";

/** Stands for the address of the product, which only the running server knows. */
const ORIGIN = "%ORIGIN%";

const escapeText = (text: string): string =>
  text.replaceAll("&", "&amp;").replaceAll('"', "&quot;").replaceAll("<", "&lt;");

/** `facts`: the page's content in schema.org terms. */
type Head = { page: RenderedPage; language: Language; title: string; description: string; facts: object[] };

/** The size of the pictures that write-pictures.ts takes for link previews. */
const PICTURE = { width: "1200", height: "630" };

/** What search engines and link previews read: title, description, the address, and the same page in the other language. */
export function pageHead({ page, language, title, description, facts }: Head): string {
  // The default is what an address without a language means, so that no page has two addresses.
  const address = (of: Language) => `${ORIGIN}${page.path}${of === DEFAULT_LANGUAGE ? "" : `?lang=${of}`}`;
  const meta = (name: string, content: string) =>
    `<meta property="${name}" content="${escapeText(content)}" />`;
  return [
    `<link rel="canonical" href="${address(language)}" />`,
    ...LANGUAGES.map((of) => `<link rel="alternate" hreflang="${of}" href="${address(of)}" />`),
    `<link rel="alternate" hreflang="x-default" href="${ORIGIN}${page.path}" />`,
    meta("og:type", "website"),
    meta("og:site_name", "Terzi"),
    meta("og:title", title),
    meta("og:description", description),
    meta("og:url", address(language)),
    meta("og:locale", languageModule(language).locale.replace("-", "_")),
    meta("og:image", `${ORIGIN}/share/${language}.jpg`),
    meta("og:image:width", PICTURE.width),
    meta("og:image:height", PICTURE.height),
    meta("og:image:alt", title),
    `<meta name="twitter:card" content="summary_large_image" />`,
    ...facts.map(
      // "<" would end the script early.
      (fact) =>
        `<script type="application/ld+json">${JSON.stringify(fact).replaceAll("<", "\\u003c")}</script>`,
    ),
  ].join("\n    ");
}

/** The built index.html as this page: language, title, description, links to its code and styles, and its body. */
export function fillPage(
  shell: string,
  head: Head,
  { links, body }: { links: string; body: string },
): string {
  const filled = shell
    // Without scripts nobody detects the reader's colour scheme, and form parts have no colours without one.
    .replace('<html lang="en">', `<html lang="${head.language}" data-mantine-color-scheme="light">`)
    .replace(/<title>.*?<\/title>/, () => `<title>${escapeText(head.title)} · Terzi</title>`)
    .replace(
      /(<meta\s+name="description"\s+content=")[^"]*/,
      (_, start: string) => start + escapeText(head.description),
    )
    .replace("</head>", () => `  ${links}\n    ${pageHead(head)}\n  </head>`)
    .replace('<div id="root"></div>', () => `<div id="root">${body}</div>`);
  if (!filled.includes(body)) throw new Error("index.html has no empty #root to fill");
  return filled;
}
