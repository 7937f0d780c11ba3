import { describe, expect, test } from "vitest";
import { verdictOn, type Who } from "./people/asked-alone.ts";

const holds = (...names: string[]): Who => ({ certifications: names.map((name) => ({ name })) });

describe("a standing is held by who passed for it, and by nobody who is on the way to it", () => {
  test.each([
    ["Chartered Statistician (CStat)", "en", "CStat", "Graduate Statistician (GradStat)"],
    ["Chartered engineer", "en", "Chartered Engineer, MIMechE", "Incorporated Engineer (IEng)"],
    ["ISO 27001 lead auditor", "en", "ISO 27001 Lead Auditor", "ISO 27001 Internal Auditor"],
    ["ISO 22000 baş denetçi sertifikası", "tr", "ISO 22000 Baş Denetçi", "ISO 22000 İç Denetçi"],
  ] as const)("“%s”", (asked, language, held, other) => {
    expect(verdictOn(asked, holds(held), language)).toBe("met");
    expect(verdictOn(asked, holds(other), language)).not.toBe("met");
  });
});

test("a level of one diploma is no level of another", () => {
  expect(
    verdictOn("Food Safety Level 3", holds("Food Safety Level 2", "Diploma in Pâtisserie, Level 3")),
  ).toBe("partly");
  expect(verdictOn("Food Safety Level 3", holds("Food Safety Level 3"))).toBe("met");
});
