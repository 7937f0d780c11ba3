import { describe, expect, test } from "vitest";
import { matchProfile } from "../src/match-profile.ts";
import { readPosting } from "../src/read-posting.ts";
import { verdictOn, type Who } from "./people/asked-alone.ts";
import { profile, TODAY } from "./people/person.ts";

const worked = (...told: string[]): Who => ({
  experiences: [
    { company: "A", position: "Clerk", startDate: "2018", endDate: "2024", responsibilities: told },
  ],
});

const holds = (name: string): Who => ({ certifications: [{ name }] });

describe("a certificate of another trade is another certificate", () => {
  test.each([
    ["MYK Kaynakçı Seviye 3", "MYK Betoncu Seviye 3", "tr"],
    ["MYK Pastacı Seviye 4", "MYK Aşçı Seviye 4", "tr"],
    ["MYK Çinici Seviye 4", "MYK Seramikçi Seviye 4", "tr"],
    ["NVQ Level 2 in Plastering", "NVQ Level 2 in Bricklaying", "en"],
    ["City & Guilds Level 3 Upholstery", "City & Guilds Level 3 Hairdressing", "en"],
  ] as const)("“%s” isn't met by “%s”", (asked, held, language) => {
    expect(verdictOn(asked, holds(held), language)).not.toBe("met");
  });

  test.each([
    ["MYK Kaynakçı Seviye 3", "MYK Kaynakçı (Seviye 3)", "tr"],
    ["NVQ Level 2 in Plastering", "Plastering NVQ Level 2", "en"],
  ] as const)("“%s” is met by “%s”", (asked, held, language) => {
    expect(verdictOn(asked, holds(held), language)).toBe("met");
  });
});

describe("a name is another where a part of it is", () => {
  test("a maker's name that is also an ordinary word", () => {
    const who = worked("Planned shifts in Verint WFM");
    expect(verdictOn("Shift planning in NICE WFM", who)).not.toBe("met");
    expect(verdictOn("Shift planning in Verint WFM", who)).toBe("met");
  });

  test("“like it” is no example of anything", () => {
    const who = worked("Wrote drivers in C and tested it on the bench");
    expect(verdictOn("You know DO-178C, or an avionics standard like it", who)).not.toBe("met");
  });
});

describe("what somebody else does shows nothing", () => {
  test.each([
    ["Signing off test reports", "Test reports are signed by the laboratory manager"],
    ["Drywall installation", "Drywall goes to subcontractors"],
    ["Menu planning", "The owner decides the menu"],
    ["Window cleaning", "Windows were cleaned by an outside firm"],
    ["Payroll", "Payroll is the accountant's job"],
    ["Own car", "Has no car"],
    ["Deciding the harvest date", "Passes readings to the winemaker, who fixes the harvest date"],
    ["Signing off title reports", "Runs purchases under a partner who signs the title reports"],
    ["Chairing HAZOP studies", "An outside chair leads the HAZOP studies"],
    ["Settling bodily injury claims", "Passed bodily injury claims on to a specialist unit"],
  ])("“%s” not by “%s”", (asked, told) => {
    expect(verdictOn(asked, worked(told))).not.toBe("met");
  });

  test.each([
    ["Cesaret eğitimi verme", "Cesaret eğitimlerini dış firma veriyor"],
    ["Ses mikserini kullanmak", "Kabloları çekerdim; mikseri sesçi kullanırdı"],
    ["Cam siparişi", "Ölçüyü alıyorum, cam siparişini onlar veriyor"],
    ["Bordro hazırlama", "Bordro mali müşavir tarafından hazırlanıyor"],
    ["Haftalık üretim planını hazırlamak", "Vardiya üretim planını uygularım; planı planlama şefi hazırlar"],
    [
      "Tel erozyon kesmek",
      "Elektrotları erozyona hazırladım; erozyon tezgâhını başka bir arkadaş çalıştırırdı",
    ],
    ["Sözleşme imzalama yetkisi", "Sözleşme imzalama yetkim yoktu"],
  ])("“%s” not by “%s”", (asked, told) => {
    expect(verdictOn(asked, worked(told), "tr")).not.toBe("met");
  });

  test.each([
    ["Reducing complaints", "Complaints were reduced by a third"],
    ["Menu planning", "Planned the menu with the owner"],
    ["Payroll", "Ran the payroll for 40 drivers, which the accountant praised"],
    ["Stock control", "Was asked by the manager to take over stock control"],
  ])("“%s” by “%s”, which is one's own", (asked, told) => {
    expect(verdictOn(asked, worked(told))).toBe("met");
  });

  test.each([
    ["Bordro hazırlama", "Her ay 40 şoförün bordrosunu hazırladım"],
    ["Oryantasyon eğitimi", "Ekip arkadaşlarıma oryantasyon eğitimi verdim"],
  ])("“%s” by “%s”, which is one's own", (asked, told) => {
    expect(verdictOn(asked, worked(told), "tr")).toBe("met");
  });
});

describe("another grade is another", () => {
  test.each([
    ["Diploma Level 3 in Floristry", holds("Diploma Level 2 in Floristry")],
    ["Five-axis milling", worked("Ran two three-axis mills, milling brackets")],
    ["C sınıfı aşçılık belgesi", holds("B sınıfı aşçılık belgesi")],
  ])("“%s”", (asked, who) => {
    expect(verdictOn(asked, who)).not.toBe("met");
  });
});

test("a people is no language that one speaks", () => {
  expect(verdictOn("Spanish", worked("Walked the Spanish client's auditor through the store"))).not.toBe(
    "met",
  );
  expect(verdictOn("Spanish", worked("Answered complaints in Spanish"))).toBe("met");
});

test("one word doesn't say two", () => {
  expect(
    verdictOn("Yara bakımı", worked("Pompaların bakımını ve elektrik bakım işlerini yaptım"), "tr"),
  ).not.toBe("met");
});

describe("another trade's years and licences are no part of what is asked", () => {
  test("years of it", () => {
    const who = worked("Checked every crown of the junior technicians before dispatch");
    const match = matchProfile(
      readPosting(
        "Haulage Planner\nRequirements:\n- At least 3 years in international haulage\n- Tachograph rules",
      ),
      profile(who),
      { language: "en", today: TODAY },
    );
    expect(match.score).toBeLessThan(12);
  });

  test("“licensed” means the posting's own trade", () => {
    const driver: Who = { ...worked("Moved pallets by forklift"), additionalInfo: "B sınıfı ehliyet." };
    const asked = "Sorumlu Müdür\nAranan Nitelikler:\n- Ruhsatlı\n- Eczane deneyimi";
    const match = matchProfile(readPosting(asked), profile(driver), { language: "en", today: TODAY });
    expect(match.matches.find(({ requirement }) => /ruhsatl/i.test(requirement.text))?.verdict).toBe(
      "missing",
    );
  });
});

describe("people are led by whoever led people", () => {
  test.each([
    ["Leading a team of four", "Led the upgrade of the build server"],
    ["You run the shop and a team of eight", "Sold in the shop"],
  ])("“%s” not by “%s”", (asked, told) => {
    expect(verdictOn(asked, worked(told))).not.toBe("met");
  });

  test("a rank is held by whoever held it, whatever kind of demand it is", () => {
    expect(
      verdictOn("Vardiya amirliği yapmış olmak", worked("Üç vardiya düzeninde çalıştım"), "tr"),
    ).not.toBe("met");
  });
});

test("another product of the sort is none, however much else is shown", () => {
  const posting = readPosting(
    "DevOps Mühendisi\n\nAranan nitelikler:\n- Terraform\n- Kubernetes\n- Jenkins\n- GitLab\n- Docker\n- Google Cloud'a geçiş projesinin yürütülmesi",
  );
  const who = profile({
    ...worked(
      "Run all AWS infrastructure with Terraform, Kubernetes and Docker",
      "Moved 70 services from Jenkins to GitLab; led the project",
    ),
  });
  const { matches } = matchProfile(posting, who, { language: "en", today: TODAY });
  const verdicts = matches.filter(({ requirement }) => requirement.text.includes("Google"));
  expect(verdicts.map(({ verdict }) => verdict)).not.toContain("met");
});
