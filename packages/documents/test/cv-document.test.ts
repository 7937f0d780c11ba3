import { CvContent } from "@terzi/contracts/cv";
import { expect, test } from "vitest";
import { type CvDocument, layOutCv } from "../src/cv-document.ts";
import { type Body, lineText, pieceText, SEPARATOR } from "../src/printed-cv.ts";
import { engineer, lineCook, typedSections } from "./people.ts";

const turkish: CvDocument = {
  content: engineer,
  template: "modern",
  language: "tr",
  jobTitle: "Ekip Lideri",
};
const english: CvDocument = { content: lineCook, template: "modern", language: "en", jobTitle: "Sous Chef" };

const bodyText = (body: Body): string =>
  body.kind === "paragraph"
    ? body.piece.text
    : body.kind === "list"
      ? body.items.map((item) => `* ${item.text}`).join("\n")
      : `${body.label ? `${body.label}: ` : ""}${lineText(body.items, SEPARATOR.items)}`;

/** The CV as plain text, section by section. */
function asText(cv: CvDocument): Record<string, string> {
  const { sections } = layOutCv(cv);
  return Object.fromEntries(
    sections.map(({ heading, blocks }) => [
      heading,
      blocks
        .map((block) =>
          block.kind === "entry"
            ? [
                lineText(block.title, SEPARATOR.title),
                lineText(block.period, SEPARATOR.period),
                lineText(block.details, SEPARATOR.details),
                ...block.body.map(bodyText),
              ]
                .filter(Boolean)
                .join("\n")
            : bodyText(block),
        )
        .join("\n\n"),
    ]),
  );
}

test("a CV is read from name to publications, with the words of its language", () => {
  expect(Object.keys(asText(turkish))).toEqual([
    "Özet",
    "İş Deneyimi",
    "Eğitim",
    "Beceriler",
    "Diller",
    "Projeler",
    "Sertifikalar",
    "Yayınlar",
  ]);
  expect(Object.keys(asText(english))).toEqual([
    "Summary",
    "Work Experience",
    "Education",
    "Skills",
    "Languages",
  ]);
});

test("a job says title, dates, employer and place, then what was done", () => {
  expect(asText(turkish)["İş Deneyimi"]).toBe(
    `Kıdemli Yazılım Mühendisi
Mar 2021 – Halen
Kırlangıç Ödeme A.Ş. · İstanbul
Cüzdan ekibinin çekirdek servisleri:
* Tasarım ve işletim
* Nöbet düzeni
* Sorgu sürelerini %40 azalttı
* p95 gecikmeyi 480 ms'den 120 ms'ye indirdi
* PostgreSQL üzerinde ödeme servisleri
* Kod incelemeleri ve mentorluk

Yazılım Mühendisi
Haz 2016 – Şub 2021
Ölçek Yazılım · Ankara
* Ofis içi raporlama aracını sıfırdan yazdı`,
  );
});

test("labels, levels and dates are in the CV's language", () => {
  const sections = asText(turkish);
  expect(sections.Diller).toBe("Türkçe (Ana dil), İngilizce (Akıcı)");
  expect(sections.Sertifikalar).toContain("Geçerlilik sonu: Nis 2026 · Belge no: SAA-839201");
  expect(sections.Eğitim).toContain("Not ortalaması: 3,52/4,00");
  expect(asText({ ...turkish, language: "en" }).Languages).toBe("Türkçe (Native), İngilizce (Fluent)");
});

test("a degree that names its field doesn't say it twice", () => {
  expect(asText(turkish).Eğitim).toMatch(/^Lisans, Bilgisayar Mühendisliği\n/);
  expect(asText(english).Education).toMatch(/^Associate Degree, Culinary Arts\n/);
});

test("sections that were edited into free text are printed as that text", () => {
  const sections = asText({ content: typedSections, template: "modern", language: "tr", jobTitle: "" });
  expect(sections["İş Deneyimi"]).toBe("Sınıf öğretmeni, Çınar İlkokulu\n\n2015'ten beri\n\n* 32 öğrenci");
  expect(sections.Projeler).toBe('[{"name": "Kütüphane"');
});

test("a job without a title goes by its employer, and an empty one isn't there", () => {
  const content = CvContent.parse({
    workExperience: [
      { company: "Acme", location: "Leeds" },
      {},
      { company: "\u200B" },
      { description: "Odd jobs" },
    ],
  });
  expect(asText({ content, template: "modern", language: "en", jobTitle: "" })).toEqual({
    "Work Experience": "Acme\nLeeds\n\nOdd jobs",
  });
});

test("a year that began and ended something is printed once", () => {
  const content = CvContent.parse({
    workExperience: [{ position: "Cook", startDate: "2021", endDate: "2021" }],
  });
  expect(asText({ content, template: "modern", language: "en", jobTitle: "" })).toEqual({
    "Work Experience": "Cook\n2021",
  });
});

test("contact data stands on one line while it is short, and a bare user name says where it is one", () => {
  expect(layOutCv(english).contacts.map((line) => lineText(line, SEPARATOR.details))).toEqual([
    "maya.brooks@example.com · (555) 010-2299 · Austin, TX",
  ]);
  expect(layOutCv(turkish).contacts.map((line) => lineText(line, SEPARATOR.details))).toEqual([
    "ipek.caglayan@example.com · +90 532 010 22 33 · Üsküdar, İstanbul",
    "linkedin.com/in/ipek-caglayan · ipek.example.dev · GitHub: ipekcaglayan · X: @ipekyazar",
  ]);
});

test("the document is called after the person and the job", () => {
  expect(layOutCv(english).documentTitle).toBe("Maya Brooks – Sous Chef");
  expect(layOutCv({ ...turkish, content: CvContent.parse({}), jobTitle: " " }).documentTitle).toBe(
    "Özgeçmiş",
  );
});

test("under the name stands a title that one has held: the one applied for, else that of the newest job", () => {
  const headline = (cv: CvDocument) => {
    const { jobTitle } = layOutCv(cv);
    return jobTitle && pieceText(jobTitle);
  };
  const [job] = typeof lineCook.workExperience === "string" ? [] : lineCook.workExperience;
  expect(headline({ ...english, jobTitle: ` ${job?.position.toUpperCase()}` })).toBe(
    job?.position.toUpperCase(),
  );
  expect(headline({ ...english, jobTitle: "Electrician" })).toBe(job?.position);
  expect(headline({ ...english, content: CvContent.parse({}), jobTitle: "Electrician" })).toBeNull();
});

test("a headline of the CV's own stands there instead, and says where it is written", () => {
  const content = { ...lineCook, headline: "Line Cook, grill" };
  expect(layOutCv({ ...english, content }).jobTitle).toMatchObject({
    at: "headline",
    text: "Line Cook, grill",
  });
  expect(layOutCv({ ...english, content: { ...lineCook, headline: " " } }).jobTitle?.at).toBe("jobTitle");
});

test("what came of a job stands before its duties", () => {
  const content = CvContent.parse({
    workExperience: [
      { position: "Cook", responsibilities: ["Cooks lunch"], achievements: ["Cut waste by 12 %"] },
    ],
  });
  const shown = asText({ content, template: "modern", language: "en", jobTitle: "" })["Work Experience"];
  expect(shown?.indexOf("Cut waste")).toBeLessThan(shown?.indexOf("Cooks lunch") ?? 0);
});

test("emoji leave no hole: what they stood between closes up, and signs that fonts have stay", () => {
  const nameOf = (name: string) =>
    layOutCv({ ...english, content: CvContent.parse({ personalInfo: { name } }) }).name?.text;
  expect(nameOf("Ada 🧵 Loom")).toBe("Ada Loom");
  expect(nameOf("🇹🇷 Ada Loom 👩🏽‍💻✨")).toBe("Ada Loom");
  expect(nameOf("Ada❤️Loom 1️⃣")).toBe("AdaLoom 1");
  expect(nameOf("Ada Loom™ ↔ 4")).toBe("Ada Loom™ ↔ 4");
});
