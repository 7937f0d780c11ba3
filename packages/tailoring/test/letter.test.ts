import { CareerProfile } from "@terzi/contracts/career";
import { Tone } from "@terzi/contracts/cv";
import { LANGUAGES } from "@terzi/contracts/languages";
import { LetterLength } from "@terzi/contracts/letter";
import { describe, expect, it } from "vitest";
import { createGuard } from "../src/guard/guard.ts";
import { letterLanguage } from "../src/languages/letter-languages.ts";
import type { LetterOrder } from "../src/letter/letter-task.ts";
import { type WriteLetterTask, writeLetter } from "../src/letter/write-letter.ts";
import { EVERYBODY } from "./people/everybody.ts";
import { profile } from "./people/person.ts";

const today = "2026-11-23";
const ORDER: Omit<LetterOrder, "jobPosting"> = {
  jobTitle: "Backend Developer",
  company: "Umbrella",
  language: "en",
  tone: "professional",
  length: "medium",
};
const { developer } = EVERYBODY;
if (!developer) throw new Error("There is no developer among the test's people");

const wordsOf = (text: string): number => text.split(/\s+/).length;
const CLICHES = /express my interest|perfect fit|passionate|to whom it may concern|dynamic/i;

describe.each(Object.entries(EVERYBODY))("the letter of a %s", (_, { own }) => {
  it.each(LANGUAGES)("says in %s nothing of the person that the profile doesn't prove", (language) => {
    const { posting, profile } = own[language];
    const guard = createGuard(profile, "enhanced", today, language);
    for (const length of LetterLength.options)
      for (const tone of Tone.options) {
        const order = { ...ORDER, jobPosting: posting, language, tone, length };
        const { content, proofs } = writeLetter({ order, profile, today });
        expect(proofs.length).toBeGreaterThan(1);
        for (const { sentence, lines } of proofs) {
          // That the posting asks for it is the posting's to prove.
          const said = letterLanguage(language)
            .withoutLead(sentence)
            .replace(/, (?:all|both) of which you ask for/, "")
            .replace(/^İlanınızda aradığınız /, "");
          expect(
            guard.check(said, { kind: "profile" }).map(({ verdict }) => verdict),
            said,
          ).not.toContain("contradicted");
          expect(lines.length, sentence).toBeGreaterThan(0);
          expect(content.body).toContain(sentence);
        }
        expect(content.body).not.toMatch(CLICHES);
        expect(content.body).not.toMatch(/\.\.|null|undefined|NaN| {2}/);
      }
  });

  it.each(LANGUAGES)("never shrinks in %s where more is asked for", (language) => {
    const { posting, profile } = own[language];
    const [short = 0, medium = 0, long = 0] = LetterLength.options.map((length) =>
      wordsOf(
        writeLetter({ order: { ...ORDER, jobPosting: posting, language, length }, profile, today }).content
          .body,
      ),
    );
    expect(short).toBeLessThanOrEqual(medium);
    expect(medium).toBeLessThanOrEqual(long);
    expect(long).toBeLessThan(330);
  });
});

describe("the skills of an English letter about a Turkish profile", () => {
  const skillsIn = (skill: string): string => {
    const task = {
      order: {
        jobTitle: "Specialist",
        company: "Acme",
        language: "en",
        tone: "professional",
        length: "medium",
        jobPosting: `Specialist\n\nRequirements\n- ${skill}\n- PostgreSQL\n- Docker`,
      },
      profile: CareerProfile.parse({
        summary: "Yazılım ekiplerinde yıllarca çalıştım ve ürünler geliştirdim.",
        experiences: [{ company: "Mavi", position: "Uzman", startDate: "2019-01", endDate: "Halen" }],
        skills: { technical: [skill, "PostgreSQL", "Docker"] },
      }),
      today: "2026-11-23",
    } satisfies WriteLetterTask;
    return (
      /I am (?:experienced|skilled) in ([^.]*?)(?:, (?:all|both) of which you ask for)?\./.exec(
        writeLetter(task).content.body,
      )?.[1] ?? ""
    );
  };

  it.each([
    ["A/B testi", "A/B testing"],
    ["MIG kaynak", "MIG welding"],
    ["web tasarimi", "web design"],
    ["veri analizi", "data analysis"],
  ])("are said in English where a table knows them: %s", (skill, said) => {
    expect(skillsIn(skill)).toContain(said);
    expect(skillsIn(skill)).not.toMatch(new RegExp(`${skill}(?!\\p{L})`, "u"));
  });

  it.each(["hasta kabul", "stok sayimi", "bulut mimarisi"])("leave out what nobody knows: %s", (skill) => {
    expect(skillsIn(skill)).toBe("PostgreSQL and Docker");
  });

  it.each(["Figma", "latte art", "forklift", "React Native"])(
    "keep what is the same in both: %s",
    (skill) => {
      expect(skillsIn(skill)).toContain(skill);
    },
  );
});

describe("a letter", () => {
  const own = developer.own.en;

  it("opens and closes as its tone has it", () => {
    const write = (tone: Tone) =>
      writeLetter({ order: { ...ORDER, tone, jobPosting: own.posting }, profile: own.profile, today })
        .content;
    expect(write("formal")).toMatchObject({ salutation: "Dear Sir or Madam,", closing: "Yours faithfully," });
    expect(write("professional")).toMatchObject({
      salutation: "Dear Hiring Manager,",
      closing: "Kind regards,",
    });
    expect(write("professional").body).toMatch(
      /^I am applying for the position of Backend Developer at Umbrella\. /,
    );
    expect(write("conversational").salutation).toBe("Hello,");
    expect(write("formal").date).toBe("23 November 2026");
  });

  it("tells the lines that show what the posting asks for, in the first person", () => {
    const { body } = writeLetter({
      order: { ...ORDER, jobPosting: own.posting },
      profile: own.profile,
      today,
    }).content;
    expect(body).toMatch(
      /\bI (?:also )?(?:develop|developed) REST APIs with Node\.js, TypeScript and PostgreSQL\./,
    );
  });

  it("tells more of the work the longer it is", () => {
    const [short = 0, medium = 0, long = 0] = LetterLength.options.map((length) =>
      wordsOf(
        writeLetter({ order: { ...ORDER, jobPosting: own.posting, length }, profile: own.profile, today })
          .content.body,
      ),
    );
    expect(short).toBeLessThan(medium);
    expect(medium).toBeLessThanOrEqual(long);
  });

  it("keeps the capital of a language behind an employer's name", () => {
    const teacher = profile({
      experiences: [
        {
          company: "Yıldız Koleji",
          position: "Öğretmen",
          startDate: "2015-01",
          endDate: "2018-01",
          responsibilities: ["İngilizce drama kulübünü yönetmek"],
        },
      ],
    });
    const order = {
      ...ORDER,
      language: "tr",
      jobPosting: "Öğretmen\n\nAranan\n- İngilizce drama kulübü",
    } as const;
    expect(writeLetter({ order, profile: teacher, today }).content.body).toContain(
      "Yıldız Koleji bünyesinde İngilizce drama kulübünü yönettim.",
    );
  });

  it("turns Turkish lines into what their author would say", () => {
    const boss = profile({
      experiences: [
        {
          company: "Deniz Gıda A.Ş.",
          position: "Depo Sorumlusu",
          startDate: "2020-01",
          endDate: "Halen",
          responsibilities: [
            "Stok sayımlarını planlamak ve raporlamak",
            "Sevkiyatı takip etmek",
            "Depoda arkadaşıyla nöbet tutmak",
          ],
          achievements: ["Fire oranını %6'dan %4'e düşürdü", "Müşteri memnuniyeti %80'e çıktı"],
        },
      ],
      skills: { technical: ["Stok sayımı", "Sevkiyat"], soft: [], languages: [] },
    });
    const jobPosting =
      "Depo Sorumlusu\nAranan nitelikler:\n- Stok sayımı\n- Sevkiyat takibi\n- Fire oranını düşürmek";
    const order = {
      ...ORDER,
      jobPosting,
      jobTitle: "Depo Sorumlusu",
      language: "tr" as const,
      length: "long" as const,
    };
    const { content } = writeLetter({ order, profile: boss, today });
    expect(content.body).toContain("Umbrella bünyesindeki Depo Sorumlusu pozisyonuna başvuruyorum.");
    expect(content.body).toMatch(/stok sayımlarını planlıyor ve raporluyorum\./i);
    expect(content.body).toMatch(/fire oranını %6'dan %4'e düşürdüm\./i);
    expect(content.body).toMatch(/sevkiyatı takip ediyorum\./i);
    // Nobody knows who did it, or it would be somebody else's.
    expect(content.body).not.toMatch(/çıktı|arkadaş/);
    expect(content.closing).toBe("Saygılarımla,");
  });

  it.each([
    [
      "Sınıfındaki 24 öğrencinin okuma düzeyini yükseltti",
      "Sınıfımdaki 24 öğrencinin okuma düzeyini yükselttim",
    ],
    ["Mağazasında kayıpları %12 azalttı", "Mağazamda kayıpları %12 azalttım"],
    ["Ekibindeki üç stajyeri eğitti", "Ekibimdeki üç stajyeri eğittim"],
    ["Kendi sınıfında okuma saatleri düzenledi", "Kendi sınıfımda okuma saatleri düzenledim"],
    // Behind another noun the ending makes a kind, and is nobody's.
    ["Satış ekibindeki üç kişiyi eğitti", "Satış ekibindeki üç kişiyi eğittim"],
    ["Hastanın dosyasını hazırladı", "Hastanın dosyasını hazırladım"],
  ])("says of one's own things that they are one's own: %s", (line, told) => {
    expect(letterLanguage("tr").tellPoint(line, true)).toBe(told);
  });

  it("tells of them in the letter too", () => {
    const line = "Sınıfındaki 24 öğrencinin okuma düzeyini yükseltti";
    const { content } = writeLetter({
      order: {
        jobPosting: "Uzman aranıyor",
        jobTitle: "Uzman",
        company: "Acme",
        language: "tr",
        tone: "professional",
        length: "medium",
      },
      profile: CareerProfile.parse({
        experiences: [
          {
            company: "Mavi",
            position: "Uzman",
            startDate: "2015",
            endDate: "2020",
            responsibilities: [line],
          },
        ],
      }),
      today: "2026-11-23",
    });
    expect(content.body).toContain("sınıfımdaki 24 öğrencinin okuma düzeyini yükselttim");
  });

  it("doesn't take a praise for a deed, nor somebody else's words for one's own", () => {
    const person = profile({
      experiences: [
        {
          company: "Acme",
          position: "Engineer",
          startDate: "2016-03",
          endDate: "2020-05",
          responsibilities: ["Wrote desk studies", "Built a report, still used when he left"],
          achievements: ["Promoted from graduate to engineer in 2018"],
        },
      ],
    });
    const jobPosting = "Engineer\nRequirements:\n- Desk studies\n- Reports\n- Graduate engineer";
    const { content } = writeLetter({
      order: { ...ORDER, length: "long", jobPosting },
      profile: person,
      today,
    });
    expect(content.body).toContain("desk studies");
    expect(content.body).not.toMatch(/I (?:also )?promoted|he left/);
  });

  it("is short and says why where the profile is in another language", () => {
    const { content, notices } = writeLetter({
      order: { ...ORDER, jobPosting: own.posting },
      profile: developer.own.tr.profile,
      today,
    });
    expect(notices).toContain("other-language");
    expect(content.body).not.toMatch(/[ğşıİ]/);
    expect(content.body).toContain("I am applying for the position of Backend Developer at Umbrella.");
  });

  it("names no job and no company where it was told none", () => {
    const order = { ...ORDER, jobTitle: "", company: "", jobPosting: own.posting };
    const { content } = writeLetter({ order, profile: own.profile, today });
    expect(content.body).toMatch(/^I am applying for the position that you advertise\. /);
    expect(content.subject).toBe("Application");
  });
});
