import { describe, expect, test } from "vitest";
import { type Who, verdictOn, worked } from "./people/asked-alone.ts";

describe("leading and teaching people is the same in whatever words", () => {
  test.each([
    ["Leading a team", "Ran the bakery with three assistants whom I supervised"],
    ["Supervision of staff", "Guided a crew of four"],
    ["Training of new staff", "Coached two apprentices"],
    ["Mentoring of trainees", "Supervised two trainees on placement"],
    ["Mentoring of trainees", "Taught the job to three new technicians"],
  ])("“%s” by “%s”", (asked, told) => {
    expect(verdictOn(asked, worked("Clerk", told))).toBe("met");
  });

  test.each([
    ["Çırak yetiştirme", "İki yeni teknisyene işi öğrettim"],
    ["Kalabalık ekip yönetme", "Üç memur bana bağlı çalışıyordu"],
  ])("“%s” by “%s”", (asked, told) => {
    expect(verdictOn(asked, worked("Memur", told), "tr")).toBe("met");
  });

  test.each([
    ["Managing a small team", "Presented weekly results to the category managers"],
    ["Leading a team", "Worked in a crew led by the head gardener"],
    ["Leading a team", "Cleaned the cash office"],
  ])("“%s” not by “%s”", (asked, told) => {
    expect(verdictOn(asked, worked("Clerk", told))).not.toBe("met");
  });
});

describe("a field is told from its neighbours", () => {
  test("who cleans tanks has kept no house", () => {
    expect(verdictOn("Hotel housekeeping", worked("Brewer", "Cleaned the brewing tanks"))).not.toBe("met");
    expect(
      verdictOn("Hotel housekeeping", worked("Room Attendant", "Hotel housekeeping on two floors")),
    ).toBe("met");
  });

  test("outsourcing is no dentistry", () => {
    expect(verdictOn("Dış kaynak yönetimi", worked("Diş Hekimi", "Diş protezi yaptım"), "tr")).toBe(
      "missing",
    );
  });

  test("who tells is no teller, and who tested ears has tested no software", () => {
    expect(verdictOn("Bankacılık deneyimi", worked("Odyolog", "Hastalara grafikleri anlattım"), "tr")).toBe(
      "missing",
    );
    expect(verdictOn("Banking", worked("Audiologist", "Patients tell me that I explain well"))).toBe(
      "missing",
    );
    expect(verdictOn("Selenium", worked("Audiologist", "Tested hearing and advised on aids"))).toBe(
      "missing",
    );
  });

  test("a field is shown by another word for it", () => {
    expect(
      verdictOn("Inspection of rooms", worked("Housekeeper", "Checked all rooms before arrival")),
    ).not.toBe("missing");
  });
});

describe("a name, an example, a wider thing", () => {
  test.each([
    ["Handling of state insurance prescriptions (Medula)", "Entered orders into Medula"],
    ["Root cause work such as 8D", "Closed complaints with 8D"],
    ["Compliance with Ofcom rules", "Watched over the Ofcom Broadcasting Code"],
  ])("“%s” by “%s”", (asked, told) => {
    expect(verdictOn(asked, worked("Clerk", told))).toBe("met");
  });

  test("a Scandinavian language is any of them, and no other", () => {
    const speaks = (language: string, told = "Typed letters in the office"): Who => ({
      ...worked("Clerk", told),
      skills: { technical: [], soft: [], languages: [{ language, proficiency: "Fluent" }] },
    });
    expect(verdictOn("A Scandinavian language", speaks("Norwegian"))).toBe("met");
    expect(verdictOn("Bir İskandinav dili", speaks("Norveççe", "Ofiste mektup yazdım"), "tr")).toBe("met");
    expect(verdictOn("A Scandinavian language", speaks("Polish"))).toBe("missing");
  });
});

describe("what was held", () => {
  test("an apprenticeship, by who was an apprentice", () => {
    expect(verdictOn("Completed apprenticeship as an electrician", worked("Apprentice Electrician"))).toBe(
      "met",
    );
    expect(verdictOn("Completed apprenticeship as an electrician", worked("Electrician"))).not.toBe("met");
    // No trade is named: the posting's is meant, and this one is another.
    expect(verdictOn("Ustalık belgesi olan", worked("Apprentice Electrician"), "tr")).not.toBe("met");
  });

  test("years, by what one says of oneself where no job names the field", () => {
    const who: Who = {
      ...worked("Vardiya Mühendisi", "Vardiyayı yürüttüm"),
      summary: "Terbiye alanında 13 yıllık tekstil mühendisiyim.",
    };
    expect(verdictOn("Tekstilde on yıl ve üzeri deneyim", who, "tr")).toBe("met");
  });
});

describe("names in brackets", () => {
  test("of which any will do: one of them is enough", () => {
    const who: Who = { ...worked("Office Manager"), skills: { technical: ["PowerPoint"] } };
    expect(verdictOn("Slides that people enjoy (PowerPoint or Keynote)", who)).toBe("met");
    expect(verdictOn("Slides that people enjoy (Prezi or Keynote)", who)).not.toBe("met");
  });
});

test("a licence of several classes is one of each", () => {
  const who: Who = {
    ...worked("Vatman", "Yoğun hatlarda tramvay sürdüm, yolculara yardım ettim"),
    certifications: [{ name: "Sürücü belgesi B, D" }],
  };
  expect(verdictOn("D sınıfı ehliyet", who, "tr")).toBe("met");
  expect(verdictOn("C sınıfı ehliyet", who, "tr")).not.toBe("met");
});

test("what is written apart or together is the same process", () => {
  const who = worked("Kaynakçı", "Tozaltı (SAW) operatörlüğü, gövde boyuna dikişleri");
  expect(verdictOn("toz altı kullanmış olmak", who, "tr")).toBe("met");
  expect(verdictOn("run submerged arc", who)).toBe("met");
});

test("a certificate that is asked by its issuer alone, by one that they issued", () => {
  const who: Who = {
    ...worked("Paralegal"),
    certifications: [{ name: "Certified Paralegal (CP)", issuer: "NALA" }],
  };
  expect(verdictOn("NALA certification", who)).toBe("met");
  expect(verdictOn("NALA advanced trial certification", who)).not.toBe("met");
});

test("“or another” is a choice: the one that is named is enough", () => {
  const who: Who = { ...worked("Paralegal"), skills: { technical: ["iManage"] } };
  expect(verdictOn("Experience with iManage or another document management system", who)).toBe("met");
  expect(verdictOn("Experience with NetDocuments or another document management system", who)).not.toBe(
    "met",
  );
});

test("of an FMEA of the design the short name is one", () => {
  expect(verdictOn("DFMEA", worked("Design Engineer", "Moderated design FMEA sessions"))).toBe("met");
});
