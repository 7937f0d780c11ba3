import type { Language } from "@terzi/contracts/language";
import { strFromU8, strToU8, unzipSync, type Zippable, zipSync } from "fflate";

const CORE = "docProps/core.xml";

/**
 * Completes what the docx library writes: the language in the core properties, and one date everywhere, so that
 * the same CV with the same date gives the same bytes.
 */
export function finishDocx(docx: Uint8Array, language: Language, createdAt: Date): Uint8Array {
  const date = createdAt.toISOString().replace(/\.\d+/, "");
  const files: Zippable = {};
  for (const [path, bytes] of Object.entries(unzipSync(docx))) {
    files[path] = [path === CORE ? strToU8(completeCore(strFromU8(bytes), language, date)) : bytes, {}];
  }
  return zipSync(files, { level: 6, mtime: zipDate(createdAt) });
}

const completeCore = (xml: string, language: Language, date: string): string =>
  xml
    .replace(/(<dcterms:(created|modified)[^>]*>)[^<]*/g, `$1${date}`)
    .replace("</cp:coreProperties>", `<dc:language>${language}</dc:language></cp:coreProperties>`);

/** A ZIP can't name a year before 1980 or after 2099. */
const zipDate = (date: Date): Date =>
  new Date(Math.min(Math.max(date.getTime(), Date.UTC(1980, 0, 2)), Date.UTC(2099, 0)));
