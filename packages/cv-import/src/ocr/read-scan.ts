import type { Spot } from "@terzi/contracts/document-reading";
import { type CvReading, readLines } from "../read-cv.ts";
import { asItLies } from "./turn-picture.ts";
import { UnreadableCv } from "../unreadable-cv.ts";
import { MAX_SCANNED_PAGES } from "./scan-limits.ts";
import { orderScannedLines } from "./scanned-lines.ts";
import { recognisePage, type ScannedPage, type ScannedWord } from "./scanned-page.ts";

/** Of a word that is read rightly the recognition is nearly always surer than this. */
const SURE = 80;

/** The CV that recognised pages hold. Throws `UnreadableCv` where hardly a word was recognised. */
export function readScannedPages(scanned: ScannedPage[]): CvReading {
  const words = scanned.flatMap(({ lines }) => lines.flat());
  const { lines, pages } = orderScannedLines(scanned);
  if (!lines.length) throw new UnreadableCv("without-text");
  const sureness = words.filter((word) => word.sureness >= SURE).length / words.length;
  return readLines({ lines, pages, links: [], kind: "scan", sureness, unclear: unclearSpots(scanned) });
}

/** Reads a scan from its first page to its last, in the caller's thread. */
export async function readScan(bytes: Uint8Array): Promise<CvReading> {
  const pages = [await recognisePage(bytes, 1)];
  const last = Math.min(pages[0]?.pages ?? 1, MAX_SCANNED_PAGES);
  for (let number = 2; number <= last; number++) pages.push(await recognisePage(bytes, number));
  return readScannedPages(pages);
}

/** A mark or a lone letter says nothing, however sure it is. */
const isTold = ({ text, sureness }: ScannedWord): boolean => sureness < SURE && /[\p{L}\p{N}]{2}/u.test(text);

const unclearSpots = (scanned: ScannedPage[]): Spot[] =>
  scanned.flatMap(({ width, height, lines, turned }, at) =>
    lines
      .flat()
      .filter(isTold)
      .map(({ left, right, top, bottom }) =>
        asItLies(
          {
            ...{ page: at + 1, left: left / width, top: top / height },
            ...{ width: (right - left) / width, height: (bottom - top) / height },
          },
          turned,
        ),
      ),
  );
