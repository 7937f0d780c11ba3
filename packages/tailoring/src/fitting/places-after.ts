import { type Place, parsePlace, printPlace, textPlace } from "@terzi/contracts/place";

/** The positions that are gone, by the place of the list that they are gone from. */
export function positionsByList(gone: ReadonlySet<Place>): Map<Place, number[]> {
  const positions = new Map<Place, number[]>();
  for (const place of gone) {
    const { section, entry, field, index, sentence } = parsePlace(place);
    const position = sentence ?? index ?? (field === undefined ? entry : undefined);
    if (position === undefined) continue;
    const list =
      sentence !== undefined
        ? textPlace(place)
        : printPlace(index === undefined ? { section } : { section, entry, field });
    positions.get(list)?.push(position) ?? positions.set(list, [position]);
  }
  return positions;
}

/** Where a place of the content before stands after it: each thing moves up by those before it that are gone. */
export function placeAfter(place: Place, positions: Map<Place, number[]>): Place {
  const { section, entry, field, index, sentence } = parsePlace(place);
  const kept = (position: number | undefined, list: Place) =>
    position && position - (positions.get(list) ?? []).filter((gone) => gone < position).length;
  return printPlace({
    section,
    entry: kept(entry, printPlace({ section })),
    field,
    index: kept(index, printPlace({ section, entry, field })),
    sentence: kept(sentence, textPlace(place)),
  });
}
