import { parseXml } from "../read/docx/parse-xml.ts";

/** An element without its prefixes: its own text, and what stands in it, in order. */
export type XmlElement = {
  name: string;
  attributes: Record<string, string>;
  text: string;
  inside: XmlElement[];
};

/** The document's outermost element; one without a name where there is none. Bounded as `parseXml` is. */
export function readXmlTree(xml: string): XmlElement {
  const root: XmlElement = { name: "", attributes: {}, text: "", inside: [] };
  const open = [root];
  parseXml(xml.replace(/^\ufeff/, ""), {
    open(name, attributes) {
      const element = { name, attributes, text: "", inside: [] };
      open.at(-1)?.inside.push(element);
      open.push(element);
    },
    close() {
      if (open.length > 1) open.pop();
    },
    text(text) {
      const own = open.at(-1);
      if (own) own.text += text;
    },
  });
  return root.inside[0] ?? root;
}

/** All elements at a path of names below this one: "WorkExperienceList/WorkExperience". */
export function allAt(element: XmlElement | undefined, path: string): XmlElement[] {
  let found = element ? [element] : [];
  for (const name of path.split("/"))
    found = found.flatMap(({ inside }) => inside.filter((one) => one.name === name));
  return found;
}

export const firstAt = (element: XmlElement | undefined, path: string): XmlElement | undefined =>
  allAt(element, path)[0];

/** The text of the first element at the path; "" where there is none. */
export const textAt = (element: XmlElement | undefined, path: string): string =>
  firstAt(element, path)?.text.trim() ?? "";

/** All elements of a name, however deep below this one. */
export function allNamed(element: XmlElement, name: string): XmlElement[] {
  const found: XmlElement[] = [];
  const waiting = [element];
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    if (next.name === name) found.push(next);
    waiting.push(...[...next.inside].reverse());
  }
  return found;
}
