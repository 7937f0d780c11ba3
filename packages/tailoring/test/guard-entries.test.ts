import { CareerProfile } from "@terzi/contracts/career";
import { CvContent, type GenerationMode } from "@terzi/contracts/cv";
import type { Place } from "@terzi/contracts/place";
import { describe, expect, test } from "vitest";
import { verifyContent } from "../src/guard/check-content.ts";
import { createGuard } from "../src/guard/guard.ts";
import { buildBaseContent } from "../src/writing/base-content.ts";

const TODAY = "2026-11-21";

const job = (company: string, ...responsibilities: string[]) => ({
  company,
  position: "Head Waiter",
  startDate: "2016-01",
  endDate: "2019-12",
  responsibilities,
});

const waiter = CareerProfile.parse({
  experiences: [
    job("Harbour Grill", "Trained 12 waiters in wine service", "Counted the till each evening"),
    job("Old Mill Inn", "Taught wine service to 12 waiters", "Ordered linen from two suppliers"),
  ],
  projects: [{ name: "Wine List", description: "Wrote a wine list for beginners." }],
});

type Job = { company: string; responsibilities: string[] };

/** The jobs that stand in the CV when `change` was made to those of the profile. */
function jobsAfter(change: (jobs: Job[]) => object[], mode: GenerationMode = "enhanced"): Job[] {
  const base = buildBaseContent(waiter, () => 0);
  const workExperience = change(base.workExperience as Job[]);
  const { content } = verifyContent(CvContent.parse({ ...base, workExperience }), waiter, {
    mode,
    today: TODAY,
  });
  return content.workExperience as Job[];
}

const withPoints = (jobs: Job[], position: number, change: (points: string[]) => string[]): Job[] =>
  jobs.map((one, index) =>
    index === position ? { ...one, responsibilities: change(one.responsibilities) } : one,
  );

describe("what one entry tells stays there", () => {
  test("a point that is true of one job isn't said of the next one too", () => {
    const told = "Counted the till each evening";
    const [first, second] = jobsAfter((jobs) => withPoints(jobs, 1, (points) => [...points, told]));
    expect(first?.responsibilities).toContain(told);
    expect(second?.responsibilities).not.toContain(told);
  });

  test("in strict mode no point is worded as another job has it", () => {
    const worded = "Taught wine service to 12 waiters";
    const reword = (jobs: Job[]) => withPoints(jobs, 0, ([, ...points]) => [worded, ...points]);
    expect(jobsAfter(reword, "enhanced")[0]?.responsibilities).toContain(worded);
    expect(jobsAfter(reword, "strict")[0]?.responsibilities).not.toContain(worded);
  });

  test("a job of which the writer forgot the name keeps it, in every mode", () => {
    for (const mode of ["strict", "enhanced", "extensive"] as const)
      expect(
        jobsAfter((jobs) => jobs.map((one) => ({ ...one, company: "", position: "" })), mode),
      ).toMatchObject([
        { company: "Harbour Grill", position: "Head Waiter" },
        { company: "Old Mill Inn", position: "Head Waiter" },
      ]);
  });

  test("a project isn't shown as a job", () => {
    const description = "Wrote a wine list for beginners.";
    const jobs = jobsAfter((own) => [...own, { source: "projects.0", description }]);
    expect(jobs.map(({ company }) => company)).toEqual(["Harbour Grill", "Old Mill Inn"]);
  });
});

test("a refused point doesn't give way to one that stands beside it already", () => {
  const own = ["Trained 12 waiters in wine service", "Counted the till each evening"];
  const [first] = jobsAfter((jobs) =>
    withPoints(jobs, 0, (points) => [...points, "Trained 90 waiters in wine service"]),
  );
  expect(first?.responsibilities).toEqual(own);
});

test("each of several refused points gives way to another of the person's own, none twice", () => {
  const own = ["Trained 12 waiters in wine service", "Trained 5 cooks in wine storage"];
  const profile = CareerProfile.parse({ experiences: [job("Harbour Grill", ...own)] });
  const base = buildBaseContent(profile, () => 0);
  const responsibilities = ["Trained 90 waiters in wine service", "Trained 80 waiters in wine service"];
  const workExperience = (base.workExperience as Job[]).map((one) => ({ ...one, responsibilities }));
  const { content } = verifyContent(CvContent.parse({ ...base, workExperience }), profile, {
    mode: "enhanced",
    today: TODAY,
  });
  expect(content.workExperience).toMatchObject([{ responsibilities: own }]);
});

type ProfileInput = Parameters<typeof CareerProfile.parse>[0];

function mayStand(claim: string, profile: ProfileInput, place?: Place): boolean {
  const scope = place ? ({ kind: "entry", place } as const) : ({ kind: "profile" } as const);
  return createGuard(CareerProfile.parse(profile), "enhanced", TODAY).proves(claim, scope);
}

describe("a certificate that names only a year", () => {
  const holder = (expiryDate: string) => ({
    certifications: [{ name: "Food Hygiene Level 3", issuer: "CIEH", date: "2020", expiryDate }],
  });

  test("is held to the end of that year", () => {
    const claim = "Holds Food Hygiene Level 3.";
    expect(mayStand(claim, holder("2026"))).toBe(true);
    expect(mayStand(claim, holder("2025"))).toBe(false);
  });
});

test("years that jobs share count once, also behind a short one beside a long one", () => {
  const experiences = [
    { ...job("Harbour Grill"), startDate: "2010-01", endDate: "2015-12" },
    { ...job("Old Mill Inn"), startDate: "2011-01", endDate: "2011-12" },
    { ...job("Station Café"), startDate: "2014-01", endDate: "2017-12" },
  ];
  const claim = (years: number) => `Head waiter with ${years} years of experience.`;
  expect(mayStand(claim(8), { experiences })).toBe(true);
  for (const years of [9, 10, 11, 12]) expect(mayStand(claim(years), { experiences })).toBe(false);
});

const at = (...responsibilities: string[]) => ({ experiences: [job("Harbour Grill", ...responsibilities)] });

describe("a number that was a border", () => {
  test.each([
    ["Served up to 50 guests", "Served about 50 guests"],
    ["Served more than 50 guests", "Served about 50 guests"],
    ["Served at most 50 guests", "Served around 50 guests"],
    ["En fazla 50 misafire servis yaptım", "Yaklaşık 50 misafire servis yaptım"],
  ])("of »%s« doesn't make »%s«", (told, claim) => {
    expect(mayStand(claim, at(told), "experiences.0")).toBe(false);
  });
});

describe("that one thing came of another", () => {
  const told = ["Introduced a booking system", "Reduced waiting times by 20%"];
  test.each([
    "Introduced a booking system, reducing waiting times by 20%",
    "Introduced a booking system and thereby reduced waiting times by 20%",
  ])("»%s« isn't said where two points tell of the two", (claim) => {
    expect(mayStand(claim, at(...told), "experiences.0")).toBe(false);
  });

  test("may be said where one point says it", () => {
    const own = "Introduced a booking system, which reduced waiting times by 20%";
    const claim = "Introduced a booking system, reducing waiting times by 20%";
    expect(mayStand(claim, at(own), "experiences.0")).toBe(true);
  });
});

test("a link that the person has doesn't let another one through", () => {
  const url = "https://wine.example/list";
  const profile = { projects: [{ name: "Wine List", url, description: "Wrote a wine list." }] };
  expect(mayStand(`Wrote a wine list: ${url}`, profile)).toBe(true);
  expect(mayStand(`Wrote a wine list: ${url}, https://list.example/wine`, profile)).toBe(false);
});

test("who helped isn't made to say that it was done together", () => {
  const told = at("Assisted the introduction of a booking system");
  expect(mayStand("Helped introduce a booking system", told, "experiences.0")).toBe(true);
  expect(mayStand("Jointly introduced a booking system", told, "experiences.0")).toBe(false);
});
