import { CareerProfile } from "@terzi/contracts/career";
import { describe, expect, it } from "vitest";
import { follows, read } from "./guard-lines.ts";
import { maySay } from "./may-say.ts";

describe("a time told as all of it", () => {
  it.each(
    read(`
Served ice cream to visitors in summer => Served ice cream to visitors throughout summer
Served ice cream to visitors in summer => Served ice cream to visitors all summer
Served ice cream to visitors in the summer of 2019 => Served ice cream to visitors throughout the summer of 2019
Worked in the kitchen and the bar during the winter season => Worked in the kitchen and the bar the whole winter season
Answered guests' calls at night => Answered guests' calls all night long
Answered guests' calls by day and by night => Answered guests' calls around the clock
Yazın ziyaretçilere dondurma servisi yaptım => Yaz boyunca ziyaretçilere dondurma servisi yaptım
Kış sezonunda mutfakta ve barda çalıştım => Bütün kış sezonu mutfakta ve barda çalıştım
Served ice cream to visitors in summer => Yaz boyunca ziyaretçilere dondurma servisi yaptım`),
  )("of »%s« nobody says »%s«", (line, lie) => {
    expect(follows(line, lie)).toBe(false);
  });

  it.each(
    read(`
Served ice cream to visitors all summer => Served ice cream to visitors in summer
Tezgâhı 11 hafta işlettim, iki arkadaşla => Tezgâhı 11 hafta boyunca iki arkadaşla işlettim`),
  )("who wrote »%s« may say »%s«", (line, claim) => {
    expect(follows(line, claim)).toBe(true);
  });
});

describe("what somebody does today", () => {
  const inJob = (job: object, claim: string) =>
    maySay(
      CareerProfile.parse({
        experiences: [
          {
            company: "Zet",
            position: "Night porter",
            responsibilities: ["Check guests in at the night desk", "Gece masasında misafir kaydı yapmak"],
            ...job,
          },
        ],
      }),
      claim,
      { place: "experiences.0" },
    );
  const claims = [
    "Currently checks guests in at the night desk.",
    "At present checks guests in at the night desk.",
    "Now checks guests in at the night desk.",
    "Şu anda gece masasında misafir kaydı yapıyor.",
    "Hâlen gece masasında misafir kaydı yapıyor.",
  ];

  it.each(claims)("»%s« isn't said of a job without dates", (claim) => {
    expect(inJob({}, claim)).toBe(false);
  });

  it.each(claims)("»%s« isn't said of a job that ended", (claim) => {
    expect(inJob({ startDate: "2019-02", endDate: "2021-04" }, claim)).toBe(false);
  });

  it.each(claims.filter((claim) => !/present|Şu an/.test(claim)))(
    "»%s« may be said of a job that goes on",
    (claim) => {
      expect(inJob({ startDate: "2019-02" }, claim)).toBe(true);
    },
  );
});
