import { detectLanguage } from "@terzi/language/detect-language";
import { describe, expect, test } from "vitest";
import { matchProfile } from "../src/match-profile.ts";
import { readPosting } from "../src/read-posting.ts";
import { profile, TODAY } from "./people/person.ts";

type Who = Parameters<typeof profile>[0];

const HEADS = { en: "Specialist\nRequirements:", tr: "Uzman\nAranan Nitelikler:" };

const judge = (asked: string, who: Who, language: keyof typeof HEADS = "en") =>
  matchProfile(readPosting(`${HEADS[language]}\n- ${asked}`), profile(who), {
    language: "en",
    today: TODAY,
  }).matches.find(({ requirement }) => !requirement.isJob);

const job = (...told: string[]): Who => ({
  experiences: [
    { company: "A", position: "Clerk", startDate: "2018", endDate: "2024", responsibilities: told },
  ],
});

const certified = (...names: string[]): Who => ({
  certifications: names.map((name) => ({ name, issuer: "", date: "", expiryDate: "", credentialId: "" })),
});

describe("what is asked in one language is shown in the other", () => {
  test.each([
    ["Tendering for public works", "Kamu ihalelerine teklif hazırladım, ihale dosyalarını düzenledim"],
    ["Soldering of circuit boards", "Devre kartlarında lehim yaptım"],
    ["Harvesting and pruning of olive trees", "Zeytin ağaçlarının budamasını ve hasadını yürüttüm"],
    ["Seafood preparation", "Deniz ürünleri hazırlığı yaptım"],
    ["Roof insulation", "Çatı yalıtımı yaptım"],
  ])("“%s” by “%s”", (asked, told) => {
    expect(judge(asked, job(told))?.verdict).toBe("met");
  });

  test.each([
    ["Perde ve döşemelik kumaş dikimi", "Sewed curtains and upholstery fabric"],
    ["Arı kovanlarının bakımı", "Cared for 40 beehives"],
    ["Gemi sigortası hasar dosyalarının incelenmesi", "Examined claim files of marine insurance"],
  ])("“%s” by “%s”", (asked, told) => {
    expect(judge(asked, job(told), "tr")?.verdict).toBe("met");
  });
});

test("a name is found in a text of the other language, of which its letters are a word", () => {
  const told = job("Kayıtlarını e-Rehberlik sistemine giriyorum, görüşmeleri yürütüyorum");
  expect(judge("Keeping session records in e-Rehberlik", told)?.verdict).toBe("met");
});

describe("what is another kind of the thing is not the thing", () => {
  test.each([
    ["Elevator mechanic licence", certified("Car mechanic licence")],
    ["Certificate in emergency nursing", job("Triage in the emergency room, nursing of adults")],
    ["ISO 13485 documentation", job("ISO 9001 documentation")],
    ["Acil Bakım Hemşireliği Sertifikası", certified("Yoğun Bakım Hemşireliği Sertifikası")],
    ["Looker", job("Looked into stock differences, and look after eleven reports")],
    ["P.Eng. licence in Ontario", certified("Full Ontario G driver's licence")],
  ])("%s", (asked, who) => {
    expect(judge(asked, who, /[ğışİ]/.test(asked) ? "tr" : "en")?.verdict).not.toBe("met");
  });
});

describe("what a profile denies it doesn't show", () => {
  test.each([
    ["Work on Sundays", "Not available on Sundays"],
    ["CNC programming", "No CNC programming, offsets only"],
    ["Outbound calls", "Dış arama yapmadım"],
    ["First aid certificate", "My first aid certificate has expired"],
  ])("“%s” by “%s”", (asked, told) => {
    expect(judge(asked, { ...job("Sorted the post"), additionalInfo: told })?.verdict).not.toBe("met");
  });

  test("no accidents are no denial of the work", () => {
    expect(judge("Forklift driving", job("Forklift driving without accidents for six years"))?.verdict).toBe(
      "met",
    );
  });
});

describe("what is held is met", () => {
  test("whatever the day by which it is needed", () => {
    expect(judge("ACLS certification within 12 months of hire", certified("ACLS"))?.verdict).toBe("met");
  });

  test("by the initials of its name", () => {
    const who = {
      ...job("Scaling and polishing"),
      additionalInfo: "Registered with the General Dental Council.",
    };
    expect(judge("GDC registration", who)?.verdict).toBe("met");
  });

  test("on either side of an “or”", () => {
    const who = job("Managed passwords in HashiCorp Vault");
    expect(judge("HashiCorp Vault or another store for application secrets", who)?.verdict).toBe("met");
  });

  test("as a degree of two letters", () => {
    const who: Who = {
      education: [{ institution: "Leeds", degree: "BA", field: "Human Resource Management" }],
    };
    expect(judge("A degree in human resource management", who)?.verdict).toBe("met");
  });
});

describe("a job without an end", () => {
  const clerk = (startDate: string, endDate: string) => ({
    company: "A",
    position: "Bank clerk",
    startDate,
    endDate,
  });
  const years = (...experiences: NonNullable<Who["experiences"]>) =>
    judge("20 years of experience as a bank clerk", { experiences })?.reason;

  test("goes on, if it is the newest", () => {
    expect(years(clerk("2010-01", ""))).toMatch(/come to 16\.9\.$/);
  });

  test("had ended when the next one began", () => {
    const cook = { company: "B", position: "Cook", startDate: "2014-01", endDate: "" };
    expect(years(clerk("2010-01", ""), cook)).toMatch(/come to 4\.$/);
  });
});

test("years that are still to come aren't counted, wherever a contract ends", () => {
  const clerk = { company: "A", position: "Bank clerk", startDate: "2020-01", endDate: "2035-12" };
  const asked = "20 years of experience as a bank clerk";
  expect(judge(asked, { experiences: [clerk] })?.reason).toMatch(/come to 6\.9\.$/);
});

describe("of examples in Turkish, which stand before the word that says so, any one will do", () => {
  const who = { skills: { technical: ["Trello", "Mikro"] } };

  test.each([
    "Jira, Trello gibi araçlar",
    "Jira, Confluence, Trello gibi proje yönetim araçlarında deneyimli",
    "Logo, Mikro vb. muhasebe programlarına hakim",
  ])("%s", (asked) => {
    expect(judge(asked, who, "tr")).toMatchObject({ verdict: "met", requirement: { text: asked } });
  });

  test.each(["Fatura kesme, Trello gibi programlar", "İngilizce, Trello gibi programlar"])(
    "but what is no example is asked beside them: %s",
    (asked) => {
      expect(judge(asked, who, "tr")).toMatchObject({ verdict: "missing" });
    },
  );
});

describe("what isn't enough", () => {
  const studied = (field: string): Who => ({
    education: [{ institution: "Kent College", degree: "BA", field, graduationDate: "2015" }],
  });

  test.each(["Bachelor's degree in physics", "Degree in civil engineering", "A university degree in law"])(
    "a degree in quite another field: %s",
    (asked) => {
      expect(judge(asked, studied("Fashion Design"))?.verdict).toBe("missing");
    },
  );

  test("unless a related field will do", () => {
    const asked = "Bachelor's degree in physics or a related field";
    expect(judge(asked, studied("Fashion Design"))?.verdict).toBe("partly");
  });

  test.each([
    ["Forklift licence", "Renewed the forklift licence of 12 drivers each year"],
    ["First aid certificate", "Checked that each teacher has a first aid certificate"],
    ["PMP certification", "Hired project managers with a PMP certification"],
  ])("work that has to do with other people's certificates: %s", (asked, told) => {
    expect(judge(asked, job(told))?.verdict).toBe("partly");
    expect(judge(asked, certified(asked))?.verdict).toBe("met");
  });
});

test("a requirement is shown by two quotations at most", () => {
  const who = job("Led the stock count", "Ran the stock count", "Planned the stock count");
  expect(judge("Stock count", who)?.evidence).toHaveLength(2);
});

describe("a word in common is no proof to who shows nothing else", () => {
  test.each([
    ["İskelede çalışabilir raporu", "Report to 38 funders on how their money was spent"],
    ["3 yıl ağır vasıta deneyimi", "Coded the records of two hospitals for eleven years"],
    ["Scaffold reports", "Report to 38 funders on how their money was spent"],
  ])("“%s” by “%s”", (asked, told) => {
    expect(judge(asked, job(told), detectLanguage(asked))?.verdict).toMatch(/^(?:partly|missing)$/);
  });

  test.each([
    ["3 yıl ağır vasıta deneyimi", "Drove heavy vehicles across Europe"],
    ["Misafir ağırlama", "Hospitality at a hotel with 80 rooms"],
  ])("“%s” by “%s”, which says it", (asked, told) => {
    expect(judge(asked, job(told), "tr")?.verdict).not.toBe("missing");
  });
});
