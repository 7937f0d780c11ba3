import { Parser } from "htmlparser2";
import { UnreadableCv } from "../../unreadable-cv.ts";

type XmlEvents = {
  open: (name: string, attributes: Record<string, string>) => void;
  close: (name: string) => void;
  text: (text: string) => void;
};

const MAX_DEPTH = 2_000;
const MAX_ELEMENTS = 1_500_000;

const localName = (name: string): string => name.slice(name.indexOf(":") + 1);

/**
 * Walks through an XML part; names come without their prefix. A document type is refused: Word writes none, and XXE
 * and "billion laughs" are made of entities. Depth and number of elements are bounded.
 */
export function parseXml(xml: string, events: XmlEvents): void {
  if (/<!DOCTYPE|<!ENTITY/i.test(xml)) throw new UnreadableCv("broken");
  let depth = 0;
  let count = 0;
  const parser = new Parser(
    {
      onopentag(name, attributes) {
        if (++depth > MAX_DEPTH || ++count > MAX_ELEMENTS) throw new UnreadableCv("too-large");
        const plain: Record<string, string> = {};
        for (const [key, value] of Object.entries(attributes)) plain[localName(key)] = value;
        events.open(localName(name), plain);
      },
      onclosetag(name) {
        depth--;
        events.close(localName(name));
      },
      ontext: events.text,
    },
    { xmlMode: true, decodeEntities: true },
  );
  parser.end(xml);
}
