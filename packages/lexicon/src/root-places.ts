/** Signs that no text of a program has to write otherwise, and that separate nothing in our tables. */
const SIGNS = Array.from({ length: 94 }, (_, at) => String.fromCharCode(33 + at))
  .filter((sign) => !'"\\$`|'.includes(sign))
  .join("");

/** Around a root that the list lacks. */
const WRITTEN_OUT = " ";

/** A writer of roots by their places in a list, two signs each: half of what the words themselves take. */
export function writePlaces(list: readonly string[]): (roots: readonly string[]) => string {
  if (list.length > SIGNS.length ** 2)
    throw new Error(`${list.length} roots are more than two signs can tell`);
  const signsOf = new Map(
    list.map((root, at) => [
      root,
      SIGNS.charAt(Math.floor(at / SIGNS.length)) + SIGNS.charAt(at % SIGNS.length),
    ]),
  );
  return (roots) => roots.map((root) => signsOf.get(root) ?? WRITTEN_OUT + root + WRITTEN_OUT).join("");
}

/** The roots that `writePlaces` wrote. */
export function readPlaces(list: readonly string[], places: string): string[] {
  const roots: string[] = [];
  for (let at = 0; at < places.length; ) {
    const isPlace = places.charAt(at) !== WRITTEN_OUT;
    const end = isPlace ? at + 2 : places.indexOf(WRITTEN_OUT, at + 1) + 1;
    const place = SIGNS.indexOf(places.charAt(at)) * SIGNS.length + SIGNS.indexOf(places.charAt(at + 1));
    const root = isPlace ? list[place] : places.slice(at + 1, end - 1);
    if (root) roots.push(root);
    at = end;
  }
  return roots;
}
