import { expect, test } from "vitest";
import { checkPlaces } from "../structure/places.ts";
import { parseTree } from "../structure/source-tree.ts";

const OWNER = { "packages/contracts/src/place.ts": "export const stepsTo = (place) => place.split('.');" };
const problems = (text: string, path = "packages/tailoring/src/fitting/drops.ts"): string[] =>
  checkPlaces(parseTree({ ...OWNER, [path]: text })).map(({ problem }) => problem.split(";")[0] ?? "");
const KNOWN = 'import { stepsTo } from "../../../contracts/src/place.ts";\n';

test("code that takes a place apart, matches it or puts one together is found", () => {
  expect(problems('const [path] = line.place.split("#");')).toEqual([
    'takes the place "place" apart by split',
  ]);
  expect(problems(`${KNOWN}if (claim?.at.startsWith("skills.")) cut();`)).toEqual([
    'takes the place "at" apart by startsWith',
  ]);
  expect(problems("const isItem = /\\.\\d+$/.test(listPlace);")).toEqual(["matches a place by test"]);
  // biome-ignore lint/suspicious/noTemplateCurlyInString: it is code that is looked at.
  expect(problems("const found = find(`${place}.${field}`);")).toEqual([
    'puts a place together from "place"',
  ]);
});

test("what only shares a place's name, or stands where it is at home, is left alone", () => {
  expect(problems("const name = at.slice(0, 4);")).toEqual([]);
  expect(problems('const folder = place.split("/");', "packages/db/src/choose.ts")).toEqual([]);
  expect(problems(`${KNOWN}const key = \`\${section}:\${place}\`;`)).toEqual([]);
});
