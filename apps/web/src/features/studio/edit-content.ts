import type { CvContent } from "@terzi/contracts/cv";
import { fieldsOfRole } from "@terzi/contracts/entry-fields";
import { entryPlace, fieldPlace, itemPlace, parsePlace, type Place } from "@terzi/contracts/place";
import { sectionNamed } from "@terzi/contracts/sections";
import { itemOf, listAt, textAt, valueAt, withValue } from "./content-tree.ts";

/** One change of a CV's content. Each names what it changes by its place before the change. */
export type Edit =
  | { type: "write"; at: Place; text: string }
  /** A point or skill is split at this letter. */
  | { type: "split"; at: Place; offset: number }
  /** A point is appended to the one before it. */
  | { type: "join"; at: Place }
  | { type: "move"; at: Place; by: -1 | 1 }
  /** Into its own list or one printed beside it, before the item at that position. */
  | { type: "place"; at: Place; list: Place; position: number }
  | { type: "remove"; at: Place }
  /** Into a list, before the item at that position. */
  | { type: "insert"; list: Place; position: number; value: unknown }
  | { type: "replace"; at: Place; value: unknown };

/** The content after an edit, and the caret's new position if it moved. */
export type Edited = { content: CvContent; caret?: { at: Place; offset: number } };

export function editContent(content: CvContent, edit: Edit): Edited {
  switch (edit.type) {
    case "write":
      return { content: withValue(content, edit.at, edit.text) };
    case "replace":
      return { content: withValue(content, edit.at, edit.value) };
    case "insert":
      return { content: withItems(content, edit.list, edit.position, 0, edit.value) };
    case "split":
      return splitText(content, edit.at, edit.offset);
    case "join":
      return joinTexts(content, edit.at);
    case "move":
      return moveItem(content, edit.at, edit.by);
    case "place":
      return placeItem(content, edit);
    case "remove":
      return { content: without(content, edit.at) };
  }
}

function withItems(content: CvContent, list: Place, position: number, gone: number, ...added: unknown[]) {
  const items = listAt(content, list);
  return withValue(content, list, items.toSpliced(Math.min(position, items.length), gone, ...added));
}

function splitText(content: CvContent, at: Place, offset: number): Edited {
  const item = itemOf(at);
  const text = textAt(content, at);
  if (!item || typeof valueAt(content, at) !== "string") return { content };
  const halves = [text.slice(0, offset).trimEnd(), text.slice(offset).trimStart()];
  return {
    content: withItems(content, item.list, item.position, 1, ...halves),
    caret: { at: itemPlace(item.list, item.position + 1), offset: 0 },
  };
}

/** The lists of an entry that are printed as one, in printed order: achievements first. */
export function listsBeside(list: Place): Place[] {
  const { section: name, field = "" } = parsePlace(list);
  const section = sectionNamed(name);
  const fields = section ? fieldsOfRole(section, "points") : [];
  if (!fields.includes(field)) return [list];
  const printed = fields.toSorted((a, b) => Number(b === "achievements") - Number(a === "achievements"));
  return printed.map((one) => fieldPlace(entryPlace(list), one));
}

/** The nearest non-empty list in this direction. */
function nextList(content: CvContent, list: Place, by: -1 | 1): Place | undefined {
  const lists = listsBeside(list);
  const own = lists.indexOf(list);
  const others = by > 0 ? lists.slice(own + 1) : lists.slice(0, own).toReversed();
  return others.find((other) => listAt(content, other).length > 0);
}

function joinTexts(content: CvContent, at: Place): Edited {
  const item = itemOf(at);
  if (!item || typeof valueAt(content, at) !== "string") return { content };
  const list = item.position > 0 ? item.list : nextList(content, item.list, -1);
  if (list === undefined) return { content };
  const before = itemPlace(list, item.position > 0 ? item.position - 1 : listAt(content, list).length - 1);
  const [first, second] = [textAt(content, before).trimEnd(), textAt(content, at).trimStart()];
  const joined = [first, second].filter(Boolean).join(" ");
  return {
    content: without(withValue(content, before, joined), at),
    caret: { at: before, offset: first && second ? first.length + 1 : first.length },
  };
}

/** One step up or down, across into the list printed beside it. */
function moveItem(content: CvContent, at: Place, by: -1 | 1): Edited {
  const item = itemOf(at);
  if (!item) return { content };
  const { list, position } = item;
  const items = listAt(content, list);
  const target = position + by;
  if (target >= 0 && target < items.length) {
    const moved = items.toSpliced(position, 1).toSpliced(target, 0, items[position]);
    return { content: withValue(content, list, moved), caret: { at: itemPlace(list, target), offset: 0 } };
  }
  const beside = nextList(content, list, by);
  if (beside === undefined) return { content };
  // It trades places with the nearest line, which is the other list's first or last.
  const landing = by > 0 ? 1 : listAt(content, beside).length - 1;
  const left = withItems(content, list, position, 1);
  return {
    content: withItems(left, beside, landing, 0, items[position]),
    caret: { at: itemPlace(beside, landing), offset: 0 },
  };
}

function placeItem(content: CvContent, { at, list, position }: Extract<Edit, { type: "place" }>): Edited {
  const item = itemOf(at);
  if (!item || valueAt(content, at) === undefined) return { content };
  const isWithin = list === item.list;
  // The items after it move up when it leaves.
  const target = isWithin && position > item.position ? position - 1 : position;
  if (isWithin && target === item.position) return { content };
  const left = withItems(content, item.list, item.position, 1);
  return {
    content: withItems(left, list, target, 0, valueAt(content, at)),
    caret: { at: itemPlace(list, target), offset: 0 },
  };
}

/** An item leaves its list, a language with its level; a field is emptied. */
function without(content: CvContent, at: Place): CvContent {
  const { section, entry } = parsePlace(at);
  const item = itemOf(section === "skills.languages" && entry !== undefined ? entryPlace(at) : at);
  return item ? withItems(content, item.list, item.position, 1) : withValue(content, at, "");
}
