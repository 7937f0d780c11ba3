import type { Language } from "@terzi/contracts/languages";
import { languageModule } from "@terzi/language/languages";
import { strFromU8, strToU8, unzipSync, zipSync } from "fflate";
import type { ChosenDesign } from "./chosen-design.ts";
import { roundPhotos } from "./docx-photo.ts";

const CORE = "docProps/core.xml";
const BODY = "word/document.xml";
const RELATIONS = "word/_rels/document.xml.rels";

type Finish = { language: Language; design: ChosenDesign; createdAt: Date };

/**
 * Completes what the docx library writes: the language ("tr-TR") in the core properties, one date everywhere, and
 * stable numbers instead of random link names, so that the same CV with the same date gives the same bytes.
 */
export function finishDocx(docx: Uint8Array, { language, design, createdAt }: Finish): Uint8Array {
  const date = createdAt.toISOString().replace(/\.\d+/, "");
  const files = unzipSync(docx);
  const change = (path: string, by: (xml: string) => string) => {
    const bytes = files[path];
    if (bytes) files[path] = strToU8(by(strFromU8(bytes)));
  };
  change(CORE, (xml) => completeCore(xml, languageModule(language).locale, date));
  const links = [...strFromU8(files[RELATIONS] ?? new Uint8Array()).matchAll(/ Id="(rId[\w-]{10,})"/g)];
  const numbers = new Map(links.map(([, id = ""], i) => [id, `rIdLink${i + 1}`]));
  const numberLinks = (xml: string) =>
    xml.replace(/"(rId[\w-]{10,})"/g, (whole, id: string) => {
      const number = numbers.get(id);
      return number ? `"${number}"` : whole;
    });
  change(RELATIONS, numberLinks);
  change(BODY, numberLinks);
  if (design.look.docx.isPhotoRound) change(BODY, roundPhotos);
  return zipSync(files, { level: 6, mtime: zipDate(createdAt) });
}

const completeCore = (xml: string, language: string, date: string): string =>
  xml
    .replace(/(<dcterms:(created|modified)[^>]*>)[^<]*/g, `$1${date}`)
    .replace("</cp:coreProperties>", `<dc:language>${language}</dc:language></cp:coreProperties>`);

/** A ZIP can't name a year before 1980 or after 2099. */
const zipDate = (date: Date): Date =>
  new Date(Math.min(Math.max(date.getTime(), Date.UTC(1980, 0, 2)), Date.UTC(2099, 0)));
