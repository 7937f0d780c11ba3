import type { CvContent } from "@terzi/contracts/cv";
import { fieldsOfRole } from "@terzi/contracts/entry-fields";
import { entryPlace, fieldPlace, parsePlace, type Place } from "@terzi/contracts/place";
import { sectionNamed } from "@terzi/contracts/sections";
import { itemOf, listAt } from "./content-tree.ts";
import type { Edit } from "./edit-content.ts";
import { isSplit } from "./line-kind.ts";

type Insert = Extract<Edit, { type: "insert" }>;

/** A blank line below a point or skill, or as an entry's last point; null where there can't be one. */
export function lineBelow(content: CvContent, at: Place): Insert | null {
  const item = isSplit(at) ? itemOf(at) : null;
  if (item) return { type: "insert", list: item.list, position: item.position + 1, value: "" };
  const { section: name, field } = parsePlace(at);
  const section = sectionNamed(name);
  const lists = section && field !== undefined ? fieldsOfRole(section, "points") : [];
  const places = lists.map((list) => fieldPlace(entryPlace(at), list));
  const list = places.find((place) => listAt(content, place).length > 0) ?? places[0];
  return list === undefined
    ? null
    : { type: "insert", list, position: listAt(content, list).length, value: "" };
}
