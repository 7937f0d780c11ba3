import { CareerProfile } from "@terzi/contracts/career";
import { describe, expect, it } from "vitest";
import { maySay } from "./may-say.ts";

const brewer = CareerProfile.parse({
  summary: "Head brewer who came to beer from the water laboratory.",
  experiences: [
    {
      company: "Fenlark",
      position: "Head Brewer",
      startDate: "2020-06",
      responsibilities: ["Plan and brew five batches a week", "Keep the allergen records"],
    },
    {
      company: "Saltgate",
      position: "Brewer",
      startDate: "2016-09",
      endDate: "2020-05",
      responsibilities: ["Brewed and racked cask ale", "Helped the head brewer write recipes"],
    },
    {
      company: "Eastmere",
      position: "Laboratory Technician",
      startDate: "2013-08",
      endDate: "2016-08",
      responsibilities: ["Tested drinking water for chlorine"],
    },
  ],
  education: [{ institution: "Wensum", degree: "BSc", field: "Chemistry", graduationDate: "2013-07" }],
  certifications: [
    { name: "Diploma in Brewing", issuer: "Institute of Malting", date: "2019-05" },
    { name: "Level 4 Diploma in Food Safety", issuer: "Skills Council", date: "2021-11" },
  ],
  skills: {
    technical: ["Yeast management", "HACCP", "Keg filling", "Sensory evaluation"],
    soft: ["Patience"],
    languages: [
      { language: "English", proficiency: "Native" },
      { language: "Welsh", proficiency: "Intermediate" },
    ],
  },
  additionalInfo: "Holds a category B driving licence.",
});

const jeweller = CareerProfile.parse({
  summary: "Kuyumcu ve mıhlayıcı. Yirmi üç yıldır tezgâh başındayım.",
  experiences: [
    {
      company: "Kalemkâr",
      position: "Usta Kuyumcu",
      startDate: "2011-04",
      responsibilities: ["Pırlanta ve zümrüt mıhlamak", "İki çırak yetiştirmek"],
    },
    {
      company: "Sarıyıldız",
      position: "Tamirci",
      startDate: "2003-09",
      endDate: "2011-03",
      responsibilities: ["Zincir ve kilit tamiri"],
    },
  ],
  education: [
    { institution: "Gedikpaşa", degree: "Ustalık Belgesi", field: "Kuyumculuk", graduationDate: "2008-05" },
  ],
  certifications: [{ name: "ISO 9001 İç Denetçi", issuer: "Kalitem", date: "2019-10" }],
  skills: {
    technical: ["Lazer kaynak", "Döküm", "Rodyum kaplama", "Rhino"],
    soft: [],
    languages: [
      { language: "Türkçe", proficiency: "Native" },
      { language: "Fransızca", proficiency: "Basic" },
    ],
  },
});

describe("a sentence that introduces somebody by a title, with what they hold", () => {
  it.each([
    "Brewer with a chemistry degree and a brewing diploma.",
    "Head brewer skilled in yeast management, keg filling and sensory evaluation.",
    "Head brewer with ten years in brewing and a brewing diploma.",
    "Head brewer with a BSc in chemistry, a Level 4 diploma in food safety and intermediate Welsh.",
    "Head brewer with yeast management and HACCP skills.",
  ])("may say »%s«", (claim) => expect(maySay(brewer, claim)).toBe(true));

  it.each([
    "Brewer with a biology degree and a brewing diploma.",
    "Brewer with a master's degree in chemistry and a brewing diploma.",
    "Head brewer with fifteen years in brewing and a brewing diploma.",
    "Head brewer with over ten years in water analysis and a brewing diploma.",
    "Head brewer with ten years in brewing and water analysis.",
    "Head brewer with ten years in brewing and laboratories.",
    "Production manager with a chemistry degree and a brewing diploma.",
    "Master brewer with a chemistry degree and a brewing diploma.",
    "Head brewer with a Level 5 diploma in food safety and intermediate Welsh.",
    "Head brewer with a chemistry degree and fluent Welsh.",
    "Head brewer skilled in recipe development, keg filling and sensory evaluation.",
    "Head brewer managing breweries, keg filling and patience.",
    "Head brewer teaching yeast management and sensory evaluation.",
    "Award-winning brewer with a chemistry degree and a brewing diploma.",
    "Head brewer with a chemistry degree from Cambridge and a brewing diploma.",
    "Head brewer with a brewing diploma, responsible for food safety and keg filling.",
    "Head brewer and HACCP auditor with a chemistry degree.",
    "Head brewer with a chemistry degree and ten years as laboratory technician.",
    "Head brewer writing recipes, with a chemistry degree and a brewing diploma.",
  ])("may not say »%s«", (claim) => expect(maySay(brewer, claim)).toBe(false));

  it.each([
    "Ustalık belgeli, Rhino bilen kuyumcu.",
    "Lazer kaynak, döküm ve rodyum kaplama bilen kuyumcu.",
    "ISO 9001 iç denetçi sertifikasına ve ustalık belgesine sahip kuyumcu.",
  ])("may say »%s«", (claim) => expect(maySay(jeweller, claim, { language: "tr" })).toBe(true));

  it("may say it in another language", () =>
    expect(maySay(jeweller, "Jeweller skilled in laser welding and casting.", { language: "en" })).toBe(
      true,
    ));

  it.each([
    "Ustalık belgeli, AutoCAD bilen kuyumcu.",
    "Ustalık belgeli, akıcı Fransızca bilen kuyumcu.",
    "Lazer kaynak, gravür ve rodyum kaplama bilen kuyumcu.",
    "ISO 9001 baş denetçi sertifikasına ve ustalık belgesine sahip kuyumcu.",
    "Ustalık belgeli, Rhino eğitimi veren kuyumcu.",
    "Döküm ve rodyum kaplama atölyesi yöneten kuyumcu.",
    "Lazer kaynak ve döküm öğreten kuyumcu.",
    "Otuz yıldır tezgâh başında olan, Rhino bilen kuyumcu.",
    "Ustalık belgeli, Rhino bilen atölye şefi.",
    "Kuyumculuk lisans mezunu, Rhino bilen kuyumcu.",
  ])("may not say »%s«", (claim) => expect(maySay(jeweller, claim, { language: "tr" })).toBe(false));
});
