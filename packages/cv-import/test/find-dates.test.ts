import { describe, expect, it } from "vitest";
import { findPeriods, isOnlyDates, withoutPeriods } from "../src/read/find-dates.ts";

const period = (text: string) =>
  findPeriods(text).map(({ from, to, isRange }) => (isRange ? [from, to] : [to]));

describe("finding dates in a line", () => {
  it.each([
    ["Jan 2020 – Present", "Jan 2020", "Present"],
    ["Ocak 2020 - Günümüz", "Ocak 2020", "Günümüz"],
    ["HAZİRAN 2018 – AĞUSTOS 2021", "HAZİRAN 2018", "AĞUSTOS 2021"],
    ["Agustos 2018 - Halen", "Agustos 2018", "Halen"],
    ["03/2016 to 05/2018", "03/2016", "05/2018"],
    ["2016-03 — 2018-05", "2016-03", "2018-05"],
    ["15.03.2016 – 01.05.2018", "15.03.2016", "01.05.2018"],
    ["(2018-20)", "2018", "2020"],
    ["Jan - Mar 2020", "Jan 2020", "Mar 2020"],
    ["2019'dan beri", "2019", ""],
    ["since 2019", "2019", ""],
    ["05.2018 –", "05.2018", ""],
    ["Winter 2021/22 – Spring 2023", "Winter 2021/22", "Spring 2023"],
  ])("reads the range %s", (text, from, to) => {
    expect(period(text)).toEqual([[from, to]]);
    expect(isOnlyDates(text)).toBe(true);
  });

  it.each([["Summer 2022"], ["Mart 2021"], ["12.2019"], ["June 3, 2017"], ["2015"]])(
    "reads the date %s",
    (text) => {
      expect(period(text)).toEqual([[text]]);
    },
  );

  it.each([["$2000 saved"], ["+90 532 2019 44"], ["GPA 3.5/4.0"], ["ISO 9001:2015x"], ["20% more"]])(
    "finds no date in %s",
    (text) => {
      expect(findPeriods(text).filter(({ start }) => start === 0)).toEqual([]);
    },
  );

  it("leaves the names when the dates are cut out", () => {
    expect(withoutPeriods("Acme, Inc. | 05/2019 – 06/2020 (1 year 2 months)")).toBe("Acme, Inc.");
    expect(withoutPeriods("Financial Modeling (Udemy, 2021)")).toBe("Financial Modeling (Udemy)");
    expect(withoutPeriods("2016 – 2018 Stajyer")).toBe("Stajyer");
  });
});
