import type { Language } from "@terzi/contracts/languages";
import { escapeHtml } from "@terzi/documents/html-escape";
import { sharedTexts } from "@terzi/i18n/shared";

/** No script and no request anywhere: a page of text, its style, and what the CV itself embeds. */
export const SHARED_POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; font-src data:; img-src data:; base-uri 'none'; form-action 'self'; frame-ancestors 'none'";

const NO_INDEX = '<meta name="robots" content="noindex, nofollow">';

const BAR_CSS = `
.shared-bar { display: flex; justify-content: flex-end; width: 100%; max-width: 210mm; margin: 0 auto; padding: 0 0 12px; }
.shared-bar a { display: inline-flex; align-items: center; min-height: 44px; padding: 0 20px; border-radius: 8px;
  background: #2f4fa3; color: #fff; font: 600 15px/1.3 system-ui, sans-serif; }
.shared-bar a:hover { background: #243f86; }
.shared-bar a:focus-visible { outline: 2px solid #2f4fa3; outline-offset: 2px; }
@media (max-width: 640px) {
  .shared-bar { padding: 12px 20px; background: #fff; }
  .shared-bar a { width: 100%; justify-content: center; }
}
@media print { .shared-bar { display: none; } }
`;

/** The CV's own page, as it is printed, with the way to its PDF above it. */
export function sharedPage(cvHtml: string, path: string, language: Language): string {
  const texts = sharedTexts(language);
  const link = `<a href="${escapeHtml(path)}/cv.pdf" rel="nofollow">${escapeHtml(texts.download)}</a>`;
  const bar = `<nav class="shared-bar" lang="${language}">${link}</nav>`;
  return cvHtml
    .replace("</head>", () => `${NO_INDEX}\n<style>${BAR_CSS}</style>\n</head>`)
    .replace("<body>", () => `<body>\n${bar}`);
}

const PLAIN_CSS = `
:root { color-scheme: light dark; --paper: #faf9f6; --surface: #fff; --text: #1d2130; --dimmed: #585e70; --line: #8a8f9c;
  --accent: #2f4fa3; --on-accent: #fff; --wrong: #a3271b; }
@media (prefers-color-scheme: dark) {
  :root { --paper: #14161b; --surface: #1b1e25; --text: #e7e5e0; --dimmed: #a6abb8; --line: #6b7180; --accent: #a9bff0;
    --on-accent: #14161b; --wrong: #ff9d90; }
}
* { box-sizing: border-box; margin: 0; }
body { min-height: 100vh; display: grid; place-items: center; padding: 24px 16px; background: var(--paper);
  color: var(--text); font: 16px/1.55 system-ui, sans-serif; }
main { width: 100%; max-width: 26rem; }
h1 { font-size: 1.5rem; line-height: 1.3; margin-bottom: 8px; }
p { color: var(--dimmed); }
form { margin-top: 24px; }
label { display: block; font-weight: 600; margin-bottom: 4px; }
input, button { width: 100%; min-height: 44px; border-radius: 8px; font: inherit; }
input { padding: 0 12px; border: 1px solid var(--line); background: var(--surface); color: inherit; }
button { margin-top: 16px; border: 0; background: var(--accent); color: var(--on-accent); font-weight: 600; cursor: pointer; }
:focus-visible { outline: 2px solid var(--accent); outline-offset: 2px; }
.wrong { margin-top: 8px; color: var(--wrong); }
`;

const plainPage = (language: Language, title: string, body: string): string => `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
${NO_INDEX}
<title>${escapeHtml(title)}</title>
<style>${PLAIN_CSS}</style>
</head>
<body>
<main>
<h1>${escapeHtml(title)}</h1>
${body}
</main>
</body>
</html>
`;

/** The same page for every link that opens nothing. */
export function gonePage(language: Language): string {
  const { goneTitle, gone } = sharedTexts(language);
  return plainPage(language, goneTitle, `<p>${escapeHtml(gone)}</p>`);
}

/** What failed, in the words of the error. */
export const failedPage = (language: Language, text: string): string => plainPage(language, text, "");

/** Asks for the password; `problem` says what was wrong with the last try, "" for none. */
export function lockedPage(language: Language, problem: string): string {
  const texts = sharedTexts(language);
  const told = problem ? `<p class="wrong" id="wrong" role="alert">${escapeHtml(problem)}</p>` : "";
  const state = problem ? ' aria-invalid="true" aria-describedby="wrong"' : "";
  return plainPage(
    language,
    texts.lockedTitle,
    `<p>${escapeHtml(texts.locked)}</p>
<form method="post">
<label for="password">${escapeHtml(texts.password)}</label>
<input id="password" name="password" type="password" required autofocus autocomplete="off" maxlength="255"${state}>
${told}
<button>${escapeHtml(texts.open)}</button>
</form>`,
  );
}
