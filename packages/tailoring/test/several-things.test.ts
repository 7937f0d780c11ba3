import { CareerProfile } from "@terzi/contracts/career";
import { describe, expect, it, test } from "vitest";
import { gapAnalysis } from "../src/gap-analysis.ts";
import { postingLanguage } from "../src/languages/posting-languages.ts";
import { matchProfile } from "../src/match-profile.ts";
import { readPosting } from "../src/read-posting.ts";

const TODAY = { year: 2026, month: 11 };

const mate = CareerProfile.parse({
  experiences: [
    {
      position: "Chief Officer",
      company: "Northern Tankers",
      startDate: "2016-01",
      endDate: "present",
      responsibilities: ["Prepared the ship for SIRE inspections", "Wrote the GMDSS radio log"],
    },
  ],
  skills: { technical: ["Cargo planning"] },
});

const LINE = "You handle GMDSS, SIRE inspections and crane maintenance";

const lineOf = (line: string) => {
  const posting = `Chief Officer\n\nYour tasks\n- ${line}\n- Cargo planning`;
  const match = matchProfile(readPosting(posting), mate, { language: "en", today: TODAY });
  const [found] = match.matches.filter(
    ({ requirement }) => line.includes(requirement.text) && !requirement.isJob,
  );
  return { match, found };
};

const verdictsOf = (line: string) =>
  lineOf(line).found?.terms?.map(({ text, verdict }) => `${text}: ${verdict}`);

describe("a line that asks for several things", () => {
  it("says of each whether it is shown, and by what", () => {
    const { found } = lineOf(LINE);
    expect(found?.verdict).toBe("partly");
    expect(found?.terms).toMatchObject([
      { text: "handle GMDSS", verdict: "met", evidence: [{ quote: "Wrote the GMDSS radio log" }] },
      {
        text: "SIRE inspections",
        verdict: "met",
        evidence: [{ quote: "Prepared the ship for SIRE inspections" }],
      },
      { text: "crane maintenance", verdict: "missing", evidence: [] },
    ]);
  });

  it("counts what of them is shown, each the same", () => {
    expect(lineOf(LINE).found?.credit).toBe(0.667);
  });

  it("advises only on what is missing", () => {
    const { found } = lineOf(LINE);
    expect(found?.terms?.map(({ suggestion }) => suggestion?.includes("crane maintenance"))).toEqual([
      undefined,
      undefined,
      true,
    ]);
    expect(found?.reason).toBe("Shown: 2 of 3. Not shown, or only in part: “crane maintenance”.");
  });

  it("stands in the short form thing by thing", () => {
    const { covered, missing } = gapAnalysis(lineOf(LINE).match);
    expect(covered.map(({ requirement }) => requirement)).toContain("handle GMDSS");
    expect(missing.map(({ skill }) => skill)).toEqual(["crane maintenance"]);
  });

  it("says it in words that stand there", () => {
    const { found } = lineOf(LINE);
    for (const { text, start } of found?.terms ?? [])
      expect(found?.requirement.text.slice(start, start + text.length)).toBe(text);
  });

  it("asks for one thing where any one will do", () => {
    expect(verdictsOf("You handle GMDSS, SIRE inspections or crane maintenance")).toBeUndefined();
    expect(lineOf("You handle GMDSS, SIRE inspections or crane maintenance").found?.verdict).toBe("met");
  });
});

const ENGLISH = [
  [
    "stock control, bookkeeping and customer complaints",
    ["stock control", "bookkeeping", "customer complaints"],
  ],
  ["Design and build packaging machines", []],
  ["Research and development", []],
  ["Office software such as Word, Excel and Outlook", []],
  ["Either a nursing degree or two years in a care home", []],
  ["Reactive and vat dyes", ["Reactive", "vat dyes"]],
  ["Word, Excel, and SAP or Oracle", ["Word", "Excel", "SAP or Oracle"]],
  ["Budgets of £25,000 and purchasing of frames", ["Budgets of £25,000", "purchasing of frames"]],
  [
    "Cargo plans (loading, discharging) and ballast operations",
    ["Cargo plans (loading, discharging)", "ballast operations"],
  ],
  ["German, fluent", []],
  ["Prepare invoices and file them", []],
] as const;

const TURKISH = [
  [
    "Stok takibi, vardiya planlama ve müşteri şikâyetleri",
    ["Stok takibi", "vardiya planlama", "müşteri şikâyetleri"],
  ],
  ["Raporları hazırlamak ve sunmak", []],
  ["Jira, Trello gibi araçlar", []],
  ["Excel, Word veya benzeri programlar", []],
  ["Bütçe takibi ile raporlama", []],
  ["Fokometre ve otorefraktometre kullanma", ["Fokometre", "otorefraktometre kullanma"]],
  ["Almanca, Yalın Altı Sigma, SAP PP", ["Almanca", "Yalın Altı Sigma", "SAP PP"]],
] as const;

const cut = (language: "en" | "tr", line: string) =>
  postingLanguage(language)
    .cutTerms(line, /^(?:Design|Prepare)/.test(line))
    .map(({ start, end }) => line.slice(start, end));

describe("the things that a line asks for", () => {
  test.each(ENGLISH)("%s", (line, terms) => expect(cut("en", line)).toEqual(terms));
  test.each(TURKISH)("%s", (line, terms) => expect(cut("tr", line)).toEqual(terms));
});
