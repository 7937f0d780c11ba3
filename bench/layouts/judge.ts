import type { CareerProfile } from "@terzi/contracts/career";
import { fold, foldAscii } from "@terzi/language/normalise";
import { dateText } from "./date-text.ts";
import type { Layout } from "./layout.ts";
import type { Job, Month, Person } from "./person.ts";

/** What was right, of how many that were told and how many that were read. */
export type Count = { right: number; told: number; read: number };

const MEASURED = [
  "contact",
  "jobs",
  "dates",
  "places",
  "points",
  "schools",
  "degrees",
  "years",
  "skills",
  "languages",
  "certificates",
] as const;
export type Measured = (typeof MEASURED)[number];

export type Verdict = {
  counts: Record<Measured, Count>;
  invented: { jobs: number; schools: number };
  /** What was told and not read, or read and not told, in words: for whoever mends the reader. */
  faults: string[];
};

export const f1 = ({ right, told, read }: Count): number => (told + read ? (2 * right) / (told + read) : 1);

/** Compares what was read with what the page told. */
export function judgeReading(profile: CareerProfile, person: Person, layout: Layout): Verdict {
  const fold1 = layout.letters === "ascii" ? foldAscii : fold;
  const key = (text: string): string => fold1(text).replace(/[^\p{L}\p{N}]+/gu, "");
  const words = (text: string): string[] => fold1(text).match(/[\p{L}\p{N}]+/gu) ?? [];
  const isSame = (told: string, read: string): boolean =>
    key(told) === key(read) || alike(words(told), words(read)) >= 0.8;
  const counts = blankCounts();
  const faults: string[] = [];
  const add = (what: Measured, right: number, told: number, read: number) => {
    counts[what].right += right;
    counts[what].told += told;
    counts[what].read += read;
  };
  const list = (what: Measured, told: string[], read: string[]) => {
    const left = [...read];
    let right = 0;
    for (const one of told) {
      const at = left.findIndex((other) => isSame(one, other));
      if (at < 0) faults.push(`${what}: missed "${one}"`);
      else {
        left.splice(at, 1);
        right++;
      }
    }
    for (const other of left) faults.push(`${what}: invented "${other}"`);
    add(what, right, told.length, read.length);
    return left.length;
  };

  const { name, email, phone, location } = profile.personalInfo;
  const digits = (text: string) => text.replace(/\D/g, "");
  const contact: [string, string, boolean][] = [
    [person.name, name, key(person.name) === key(name)],
    [person.email, email, key(person.email) === key(email)],
    [person.phone, phone, digits(person.phone).endsWith(digits(phone).slice(-10)) && phone !== ""],
    [person.city, location, key(location).includes(key(person.city.split(/[,/]/)[0] ?? ""))],
  ];
  for (const [told, read, isRight] of contact) {
    add("contact", isRight ? 1 : 0, 1, read ? 1 : 0);
    if (!isRight) faults.push(`contact: "${told}" read as "${read}"`);
  }

  const invented = { jobs: 0, schools: 0 };
  const jobs = [...profile.experiences];
  for (const job of person.jobs) {
    const at = bestOf(jobs, (one) =>
      closeness(job, one, isSame, (text) => dateText(text, layout, person.language), key),
    );
    const found = at < 0 ? undefined : jobs.splice(at, 1)[0];
    judgeJob(job, found);
  }
  invented.jobs = jobs.length;
  for (const job of jobs) {
    add("jobs", 0, 0, 1);
    faults.push(`jobs: invented "${job.position}" at "${job.company}"`);
  }

  function judgeJob(job: Job, found: CareerProfile["experiences"][number] | undefined) {
    const isRight =
      found !== undefined && isSame(job.title, found.position) && isSame(job.employer, found.company);
    add("jobs", isRight ? 1 : 0, 1, found ? 1 : 0);
    if (!isRight)
      faults.push(
        `jobs: "${job.title}" at "${job.employer}" read as "${found?.position}" at "${found?.company}"`,
      );
    for (const [told, read] of [
      [job.from, found?.startDate ?? ""],
      [job.until, found?.endDate ?? ""],
    ] as const) {
      const isDate = isSameDate(told, read);
      add("dates", isDate ? 1 : 0, 1, read ? 1 : 0);
      if (!isDate)
        faults.push(`dates: ${told ? dateText(told, layout, person.language) : "ongoing"} read as "${read}"`);
    }
    if (showsPlace(layout)) {
      const city = key(job.place.split(/[,/]/)[0] ?? "");
      const isPlace = key(found?.location ?? "").includes(city);
      add("places", isPlace ? 1 : 0, 1, found?.location ? 1 : 0);
      if (!isPlace) faults.push(`places: "${job.place}" read as "${found?.location ?? ""}"`);
    }
    if (showsPoints(layout)) {
      const points = [...(found?.responsibilities ?? []), ...(found?.achievements ?? [])];
      const isWhole = (point: string) => points.some((one) => key(one) === key(point));
      for (const point of job.points) {
        add("points", isWhole(point) ? 1 : 0, 1, 1);
        if (!isWhole(point))
          faults.push(`points: "${point}" is not among ${JSON.stringify(points)} + ${found?.description}`);
      }
    }
  }

  function isSameDate(told: Month | null, read: string): boolean {
    if (!told) return !/\d/.test(read);
    return key(dateText(told, layout, person.language)) === key(read);
  }

  const schools = [...profile.education];
  for (const school of person.schools) {
    const at = bestOf(schools, (one) =>
      isSame(school.institution, one.institution)
        ? 2
        : isSame(school.degree, `${one.degree} ${one.field}`)
          ? 1
          : 0,
    );
    const found = at < 0 ? undefined : schools.splice(at, 1)[0];
    const degree = found ? [found.degree, found.field].filter(Boolean).join(" ") : "";
    const isRight = found !== undefined && isSame(school.institution, found.institution);
    const isDegree =
      isSame(school.degree.replace(/\bin\b/, ""), degree) ||
      alike(words(school.degree), words(degree)) >= 0.6;
    const isYear = (found?.graduationDate ?? "").includes(String(school.until.year));
    add("schools", isRight ? 1 : 0, 1, found?.institution ? 1 : 0);
    add("degrees", isDegree ? 1 : 0, 1, degree ? 1 : 0);
    add("years", isYear ? 1 : 0, 1, found?.graduationDate ? 1 : 0);
    if (!isRight || !isDegree || !isYear)
      faults.push(
        `schools: ${school.degree}, ${school.institution}, ${school.until.year} read as ${degree}, ${found?.institution}, ${found?.graduationDate}`,
      );
  }
  invented.schools = schools.length;
  for (const school of schools) {
    add("schools", 0, 0, 1);
    faults.push(`schools: invented "${school.institution}" ${school.degree}`);
  }

  list(
    "skills",
    person.skills.flatMap(({ items }) => items),
    [...profile.skills.technical, ...profile.skills.soft],
  );
  list(
    "languages",
    person.languages.map(({ name }) => name),
    profile.skills.languages.map(({ language }) => language),
  );
  list(
    "certificates",
    person.certificates.map(({ name }) => name),
    profile.certifications.map(({ name }) => name),
  );
  return { counts, invented, faults };
}

export const blankCounts = (): Record<Measured, Count> => {
  const blank = () => ({ right: 0, told: 0, read: 0 });
  // The loop over all measures fills each of them.
  return Object.fromEntries(MEASURED.map((what) => [what, blank()])) as Record<Measured, Count>;
};

const showsPlace = ({ free, place, entry }: Layout): boolean =>
  free
    ? free.jobs.rows.some(({ fields, right }) => [...fields, ...right].includes("place"))
    : place !== "none" && entry !== "form";
const showsPoints = (layout: Layout): boolean =>
  layout.free
    ? layout.free.jobs.mark !== "text"
    : layout.points !== "paragraph" && layout.entry !== "table with head";

function alike(one: string[], other: string[]): number {
  const left = [...other];
  let shared = 0;
  for (const word of one) {
    const at = left.indexOf(word);
    if (at < 0) continue;
    left.splice(at, 1);
    shared++;
  }
  return one.length + other.length ? (2 * shared) / (one.length + other.length) : 0;
}

/** Where the closest one stands; -1 where none is close at all. */
function bestOf<T>(values: T[], score: (value: T) => number): number {
  const scores = values.map(score);
  const best = Math.max(0, ...scores);
  return best > 0 ? scores.indexOf(best) : -1;
}

function closeness(
  job: Job,
  read: CareerProfile["experiences"][number],
  isSame: (one: string, other: string) => boolean,
  dateOf: (date: Month) => string,
  key: (text: string) => string,
): number {
  const names =
    (isSame(job.title, read.position) ? 1 : 0) +
    (isSame(job.employer, read.company) ? 1 : 0) +
    (isSame(job.title, read.company) ? 0.5 : 0) +
    (isSame(job.employer, read.position) ? 0.5 : 0);
  const dates = key(dateOf(job.from)) === key(read.startDate) ? 0.6 : 0;
  return names + dates;
}
