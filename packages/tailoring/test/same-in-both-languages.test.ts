import type { CareerProfile } from "@terzi/contracts/career";
import type { Language } from "@terzi/contracts/languages";
import { describe, expect, test } from "vitest";
import { readPosting } from "../src/read-posting.ts";
import { scorePosting } from "../src/score-posting.ts";
import { TASKS, workerOf } from "./people/plumber.ts";

const matchOf = (posting: string, profile: CareerProfile, language: Language = "en") =>
  scorePosting(posting, profile, { language, today: "2026-11-21" }).match;

const listed = (head: string, items: string[]): string =>
  `${head}\n\nRequirements\n${items.map((item) => `- ${item}`).join("\n")}`;

const jobIn = (posting: string): string | undefined =>
  readPosting(posting).requirements.find(({ isJob }) => isJob)?.text;

describe("a certificate that is called by words of any text", () => {
  const verdictWith = (asked: string, held: string) => {
    const posting = `Kreş öğretmeni\n\nAranan nitelikler\n- Masal anlatmak\n- ${asked}`;
    const { matches } = matchOf(posting, workerOf("Kreş Öğretmeni", ["Masal anlattım"], [held]));
    return matches.find(({ requirement }) => requirement.text === asked)?.verdict;
  };

  test.each([
    ["Geçerli ilk yardım belgesi", "İlk Yardım"],
    ["İlk yardım sertifikası", "First Aid"],
    ["First aid certificate", "İlk Yardımcı Sertifikası"],
  ])("is held where its entry says them: %s", (asked, held) => {
    expect(verdictWith(asked, held)).toBe("met");
  });

  test("is not held by who has one of the words in another", () => {
    expect(verdictWith("İlk yardım sertifikası", "İlk Okuma Yazma Öğretimi")).not.toBe("met");
    expect(verdictWith("İlk yardım sertifikası", "Yangın Güvenliği")).not.toBe("met");
  });
});

describe("the job's name is read in either language", () => {
  const rest = {
    en: "\n\nWhat you will do\n- Bake bread\n- Sweep the yard",
    tr: "\n\nGörevler\n- Ekmek pişirmek\n- Bahçeyi süpürmek",
  };

  test.each([
    ["Night Baker, Ovenside Bakery has stood by the canal since 1931.", "Night Baker"],
    ["Roofer / team leader wanted. Slatecote works on old barns.", "Roofer / team leader"],
    ["Advert\tVeterinary Nurse (farm animals)", "Veterinary Nurse"],
    ["Some people like bread. We need a night baker for our second oven.", "night baker"],
  ])("%s", (head, job) => {
    expect(jobIn(head + rest.en)).toBe(job);
  });

  test.each([
    ["Gece Fırıncısı, Ovenside Fırını 1931'den beri kanal kıyısında.", "Gece Fırıncısı"],
    ["Çatı ustası / ekip lideri. Slatecote eski ahırlarda çalışır.", "Çatı ustası / ekip lideri"],
    ["Sera Bölümü Şefi, Bahçeli Tarım", "Sera Bölümü Şefi"],
    ["Radyografi Teknoloğu – Bahçeli Hastanesi", "Radyografi Teknoloğu"],
    ["Konut Devir İşlemleri Paralegali", "Konut Devir İşlemleri Paralegali"],
    ["Konu: Anaokulu öğretmeni ilanı – Bolu", "Anaokulu öğretmeni"],
    ["Ekmeği severiz. İkinci fırınımız için bir gece fırıncısı arıyoruz.", "gece fırıncısı"],
  ])("%s", (head, job) => {
    expect(jobIn(head + rest.tr)).toBe(job);
  });

  test.each([
    ["Dear neighbours,\nour ovens are hot.", rest.en],
    ["Our baker forgets his hat, and the mayor knows it.", rest.en],
    ["Genel müdürümüz, şapkasını hep unutur.", rest.tr],
    ["Fırıncımız martta emekli oluyor.", rest.tr],
  ])("no greeting and nobody who is there already is the job: %s", (head, asked) => {
    expect(jobIn(head + asked)).toBeUndefined();
  });
});

describe("a posting that doesn't name its job", () => {
  const unnamed = (items: string[]) => listed("We are a small firm by the sea.", items);

  test("is scored like the one that does", () => {
    const plumber = workerOf("Plumber", TASKS.slice(0, 3));
    expect(matchOf(unnamed(TASKS), plumber).score).toBe(matchOf(listed("Plumber", TASKS), plumber).score);
  });

  test("shows the job as a whole, which others don't have", () => {
    const { matches, score } = matchOf(unnamed(TASKS), workerOf("Clerk", [TASKS[0] ?? ""]));
    const job = matches.find(({ requirement }) => requirement.isJob);
    expect(job?.requirement.text).toBe("The job as a whole");
    expect(job?.verdict).toBe("missing");
    expect(score).toBeLessThan(25);
  });

  test("and asks nothing where there is nothing to ask", () => {
    expect(matchOf("We are a small firm by the sea.", workerOf("Plumber", TASKS)).matches).toEqual([]);
  });
});

describe("what isn't seen of a posting of which nearly all is shown", () => {
  const creditOf = (asked: string, told: string[]) =>
    matchOf(
      listed("Plumber", [...TASKS, ...TASKS.map((task) => `${task} at night`), asked]),
      workerOf("Plumber", told),
    ).matches.find(({ requirement }) => requirement.text === asked);

  test("counts half where it is asked in plain words, and is not called met", () => {
    const unseen = creditOf("Cheering up gloomy landladies", TASKS);
    expect(unseen?.verdict).toBe("missing");
    expect(unseen?.credit).toBe(0.5);
    expect(unseen?.reason).toContain("shows most of the rest");
  });

  test.each(["AutoCAD", "Polish", "BS 6700 inspections", "Gas Safe registration"])(
    "counts nothing where it is a thing that one has or has not: %s",
    (asked) => {
      expect(creditOf(asked, TASKS)?.credit).toBe(0);
    },
  );

  test("counts nothing where little else is shown", () => {
    expect(creditOf("Cheering up gloomy landladies", TASKS.slice(0, 1))?.credit).toBe(0);
  });
});

describe("a field of study is read whole in either language", () => {
  const creditFor = (asked: string, field: string, head = "Gardener\n\nRequirements\n- Pruning\n") => {
    const profile = {
      ...workerOf("Gardener", ["Pruning"]),
      education: [
        {
          institution: "",
          degree: "BSc",
          field,
          location: "",
          startDate: "",
          graduationDate: "2016-06",
          gpa: "",
          achievements: [],
        },
      ],
    };
    const { matches } = matchOf(`${head}- ${asked}\n`, profile);
    return matches.find(({ requirement }) => requirement.text === asked)?.credit;
  };
  const turkish = "Bahçıvan\n\nAranan nitelikler\n- Budama\n";

  test.each([
    ["A degree in horticulture", "Horticulture"],
    ["A bachelor's degree in landscape work", "Landscape Work"],
    ["A degree in forestry and wood science", "Forestry and Wood Science"],
    ["A degree in electrical or computer engineering", "Electrical Engineering"],
  ])("%s", (asked, field) => {
    expect(creditFor(asked, field)).toBe(1);
  });

  test("Orman veya çevre mühendisliği lisansı", () => {
    expect(creditFor("Orman veya çevre mühendisliği lisansı", "Orman Mühendisliği", turkish)).toBe(1);
  });

  test("and another field is none of those that will do", () => {
    expect(creditFor("A degree in electrical or computer engineering", "History")).toBe(0);
    expect(creditFor("A degree in forestry and wood science", "Nursing")).toBe(0);
    expect(creditFor("Orman veya çevre mühendisliği lisansı", "Tarih", turkish)).toBe(0);
  });
});
