import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { openPrinter } from "@terzi/documents/printer";
import { readCareers } from "../layouts/careers.ts";
import { dateText } from "../layouts/date-text.ts";
import type { Layout } from "../layouts/layout.ts";
import { makeCv, type Variety } from "../layouts/make-cv.ts";
import type { OddTruth } from "../layouts/odd-truth.ts";
import type { Job, Person } from "../layouts/person.ts";
import { ODD_SETS, oddCvs } from "../layouts/read-odd.ts";
import type { Told, ToldEntry } from "./examples.ts";

/** What may be learned from: the sets that were written by hand, and CVs that are drawn, by name. */
type Sets<Example> = Map<string, Example[]>;

/** What a file teaches, of which this is told. */
type Teach<Example> = (bytes: Uint8Array, told: Told) => Promise<Example[]>;

/** Seeds of drawn CVs, how many of each, and their names; no other run measures on these. */
const DRAWN: { name: string; seed: number; count: number; variety: Variety }[] = [
  { name: "drawn", seed: 501, count: 700, variety: "shapes" },
  { name: "drawn-held", seed: 502, count: 150, variety: "shapes" },
  { name: "free", seed: 503, count: 1_200, variety: "free" },
  { name: "free-held", seed: 504, count: 200, variety: "free" },
];
/** As many pages as the printer prints at once. */
const AT_ONCE = 3;

export async function gatherExamples<Example>(examplesOf: Teach<Example>): Promise<Sets<Example>> {
  const dataDir = mkdtempSync(join(tmpdir(), "terzi-roles-"));
  const printer = openPrinter({ dataDir, log: { warn() {} } });
  const print = async (html: string) => (await printer.print(html)).pdf;
  try {
    const sets: Sets<Example> = new Map();
    for (const set of ODD_SETS) {
      const examples: Example[] = [];
      for (const { truth, toFile } of oddCvs(set, print)) {
        const work = truth.jobs.map(([title, employer, from, until], at) => ({
          ...{ title, employer, told: { from, until, points: truth.points[at] ?? [] } },
          // The first sets tell nothing of places and degrees.
          place: truth.places.length ? (truth.places[at] ?? "") : null,
        }));
        const education = truth.schools.map(([employer], at) => ({
          ...{ employer, place: null },
          title: truth.degrees.length ? (truth.degrees[at] ?? "") : null,
        }));
        examples.push(...(await examplesOf(await toFile(), { work, education, items: itemsOfTruth(truth) })));
      }
      sets.set(set, examples);
    }
    for (const { name, ...drawn } of DRAWN) sets.set(name, await drawExamples(drawn, print, examplesOf));
    return sets;
  } finally {
    await printer.close();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

const itemsOfTruth = (truth: OddTruth): string[] => [
  ...truth.jobs.flatMap(([title, employer]) => [title, employer]),
  ...truth.points.flat(),
  ...truth.schools.map(([school]) => school),
  ...[...truth.degrees, ...truth.skills, ...truth.languages, ...truth.certificates],
];

/** All that a drawn page says of a job beside its names. */
function toldOf(job: Job, { language }: Person, layout: Layout): ToldEntry["told"] {
  const { words, points, place, department, description } = job;
  const until = job.until ? dateText(job.until, layout, language) : "";
  return {
    ...{ from: dateText(job.from, layout, language), until },
    points: (layout.free ? layout.free.jobs.mark === "text" : layout.points === "paragraph") ? [] : points,
    head: [place, department],
    texts: [
      description,
      points.join(""),
      ...(words ? [words.told, words.lead, words.label, words.aside] : []),
    ],
  };
}

const itemsOfPerson = (person: Person): string[] => [
  ...person.jobs.flatMap(({ title, employer, description, points, department, words }) => [
    ...[title, employer, description, department],
    ...(words ? [words.told, words.lead, words.aside] : []),
    ...points,
  ]),
  ...person.schools.flatMap(({ degree, institution }) => [degree, institution]),
  ...person.skills.flatMap(({ group, items }) => [group, ...items]),
  ...person.languages.map(({ name }) => name),
  ...person.certificates.flatMap(({ name, issuer }) => [name, issuer]),
];

async function drawExamples<Example>(
  { seed, count, variety }: { seed: number; count: number; variety: Variety },
  print: (html: string) => Promise<Uint8Array>,
  examplesOf: Teach<Example>,
): Promise<Example[]> {
  const careers = readCareers();
  const found: Example[][] = [];
  let next = 0;
  const work = async () => {
    while (next < count) {
      const number = next++;
      const { person, layout, toFile } = makeCv(careers, { seed, number, variety });
      found[number] = await examplesOf(await toFile(print), {
        work: person.jobs.map((job) => ({ ...job, told: toldOf(job, person, layout) })),
        education: person.schools.map(({ degree, institution, place }) => ({
          ...{ title: degree, employer: institution, place },
        })),
        items: itemsOfPerson(person),
      });
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  return found.flat();
}
