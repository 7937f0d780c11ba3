import { parseXml } from "./parse-xml.ts";
import { readingCue } from "../languages/all-reading-cues.ts";

/** How a run or a paragraph is set; undefined means: as its style, or the document, says. Sizes in points. */
export type Setting = {
  bold?: boolean;
  italic?: boolean;
  caps?: boolean;
  size?: number;
  isList?: boolean;
  /** The list that the paragraph belongs to, and how deep in it. */
  list?: string;
  listLevel?: number;
  left?: number;
  before?: number;
  after?: number;
  headingLevel?: number;
};

export type DocxStyles = { settingOf: (styleId: string) => Setting; defaults: Setting };

type Style = Setting & { basedOn: string };

const isOn = (attributes: Record<string, string>): boolean =>
  !/^(?:0|false|off|none)$/.test(attributes.val ?? "1");

/** Applies one formatting element (w:b, w:sz, w:ind, …) to a setting. */
export function applySetting(setting: Setting, name: string, attributes: Record<string, string>): void {
  const number = (value: string | undefined) => (value === undefined ? undefined : Number(value) || 0);
  if (name === "b") setting.bold = isOn(attributes);
  else if (name === "i") setting.italic = isOn(attributes);
  else if (name === "caps") setting.caps = isOn(attributes);
  else if (name === "sz") setting.size = (number(attributes.val) ?? 22) / 2;
  else if (name === "numPr") setting.isList = true;
  else if (name === "numId") {
    if (attributes.val === "0") setting.isList = false;
    setting.list = attributes.val ?? "";
  } else if (name === "ilvl") setting.listLevel = number(attributes.val) ?? 0;
  else if (name === "ind") setting.left = (number(attributes.left ?? attributes.start) ?? 0) / 20;
  else if (name === "outlineLvl")
    setting.headingLevel = (number(attributes.val) ?? 9) < 9 ? (number(attributes.val) ?? 0) + 1 : 0;
  else if (name === "spacing") {
    if (attributes.before !== undefined) setting.before = (number(attributes.before) ?? 0) / 20;
    if (attributes.after !== undefined) setting.after = (number(attributes.after) ?? 0) / 20;
  }
}

/** Reads styles.xml: what each style sets, with what it is based on. */
export function readDocxStyles(xml: string): DocxStyles {
  const styles = new Map<string, Style>();
  const defaults: Setting = {};
  let open: Style | undefined;
  let isDefaults = false;
  parseXml(xml, {
    open(name, attributes) {
      if (name === "docDefaults") isDefaults = true;
      if (name === "style") {
        open = { basedOn: "" };
        styles.set(attributes.styleId ?? "", open);
      } else if (open && name === "basedOn") open.basedOn = attributes.val ?? "";
      else if (open && name === "name") open.headingLevel = levelOf(attributes.val ?? "");
      else if (open) applySetting(open, name, attributes);
      else if (isDefaults) applySetting(defaults, name, attributes);
    },
    close(name) {
      if (name === "style") open = undefined;
      if (name === "docDefaults") isDefaults = false;
    },
    text() {},
  });
  return { defaults, settingOf: (styleId) => resolve(styles, styleId) };
}

/** Text programs in French write it too. */
const HEADING_STYLE = new RegExp(String.raw`^(?:${readingCue("headingStyle")}|titre) (\d)$`, "i");
const levelOf = (name: string): number | undefined => {
  const level = HEADING_STYLE.exec(name)?.[1];
  return level ? Number(level) : undefined;
};

function resolve(styles: Map<string, Style>, styleId: string): Setting {
  const chain: Style[] = [];
  let id = styleId;
  while (id && chain.length < 12) {
    const style = styles.get(id);
    if (!style || chain.includes(style)) break;
    chain.unshift(style);
    id = style.basedOn;
  }
  const setting: Setting = {};
  for (const style of chain)
    for (const [key, value] of Object.entries(style))
      if (key !== "basedOn" && value !== undefined) Object.assign(setting, { [key]: value });
  return setting;
}
