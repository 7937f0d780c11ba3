import { POSTING_MAX } from "@terzi/contracts/limits";

/** Less than this is hardly a posting: the page has it elsewhere. */
const MAIN_TEXT_MIN = 400;

/**
 * What the bookmark runs on other sites: it opens our page with the selected text, or the page's main text, after the
 * "#", which no server receives. No character is cut in two, which couldn't be encoded in an address.
 */
const code = (origin: string): string =>
  `(()=>{const s=String(getSelection()).trim(),m=document.querySelector("main,[role=main],article"),` +
  `t=s||(m&&m.innerText.trim().length>${MAIN_TEXT_MIN}?m:document.body).innerText,` +
  `text=t.slice(0,${POSTING_MAX}).replace(/[\\uD800-\\uDBFF]$/,""),` +
  `u=${JSON.stringify(`${origin}/bring#`)}+encodeURIComponent(JSON.stringify({text,url:location.href}));` +
  `open(u)||(location.href=u)})()`;

/** The address of the bookmark, for the product at this origin. */
export const bookmarklet = (origin: string): string => `javascript:${encodeURIComponent(code(origin))}`;
