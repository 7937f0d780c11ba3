import { CvContent } from "@terzi/contracts/cv";
import { Design, Template } from "@terzi/contracts/design";
import { strFromU8, unzipSync } from "fflate";
import { expect, test } from "vitest";
import { contrastWithWhite, readableAccent } from "../src/accent.ts";
import { chosenDesign } from "../src/chosen-design.ts";
import { cvDocx } from "../src/docx.ts";
import { recaseName } from "../src/recase-name.ts";
import { layOutCv } from "../src/cv-document.ts";
import { guessPaper } from "../src/guess-paper.ts";
import { cvHtml } from "../src/html.ts";
import { shownAddress } from "../src/link-target.ts";
import { TEMPLATES } from "../src/templates.ts";
import { everything, PHOTO } from "./full-person.ts";

const keysOf = (design: Partial<Design>, content = everything): string[] =>
  layOutCv({
    content,
    template: "modern",
    design: Design.parse(design),
    language: "en",
    jobTitle: "",
  }).sections.map(({ key }) => key);

test("a design without settings is the template as it is", () => {
  for (const template of Template.options) {
    const cv = { content: everything, template, language: "en", jobTitle: "" } as const;
    expect(cvHtml({ ...cv, design: Design.parse({ template }) }, { fontCss: "" })).toBe(
      cvHtml(cv, { fontCss: "" }),
    );
  }
});

test("every section is printed, those of one's own under their titles, references last", () => {
  expect(keysOf({})).toEqual([
    "summary",
    "workExperience",
    "education",
    "skills",
    "languages",
    "projects",
    "certifications",
    "publications",
    "patents",
    "awards",
    "volunteerExperience",
    "professionalMemberships",
    "customSections:Courses taught",
    "customSections:Talks",
    "hobbies",
    "additionalInfo",
    "references",
  ]);
});

test.each(Template.options)(
  "the person's order stands above the one that the template %s may have",
  (template) => {
    const sectionOrder = ["projects", "education", "workExperience", "summary"];
    const design = Design.parse({ template, sectionOrder });
    const { sections } = layOutCv({ content: everything, template, design, language: "en", jobTitle: "" });
    const printed = sections.filter(({ isAside }) => !isAside).map(({ key }) => key);
    expect(printed.slice(0, sectionOrder.length)).toEqual(sectionOrder);
  },
);

test("an order puts first what it names, languages go with the skills, and own titles go by one name or each by its own", () => {
  const order = keysOf({ sectionOrder: ["skills", "customSections:Talks", "customSections", "summary"] });
  expect(order.slice(0, 5)).toEqual([
    "skills",
    "languages",
    "customSections:Talks",
    "customSections:Courses taught",
    "summary",
  ]);
  expect(keysOf({ hiddenSections: ["customSections", "hobbies"] })).not.toEqual(
    expect.arrayContaining([expect.stringMatching(/customSections|hobbies/)]),
  );
});

test("aside stands only what ends on the first page, and it is read first", () => {
  expect(keysOf({ template: "columns" }).slice(0, 3)).toEqual(["skills", "languages", "certifications"]);
  const skilled = CvContent.parse({
    ...everything,
    skills: { technical: Array.from({ length: 120 }, (_, i) => `Quite a long skill ${i}`), languages: [] },
  });
  expect(keysOf({ template: "columns" }, skilled)[0]).toBe("certifications");
});

test("an address in the United States or Canada is printed on Letter, all others on A4", () => {
  for (const place of ["Austin, TX", "Brooklyn, NY 11201", "Toronto, ON M5V 2T6", "Boston, USA", "Kanada"])
    expect([place, guessPaper(place)]).toEqual([place, "Letter"]);
  for (const place of [
    "",
    "Leeds, United Kingdom",
    "İzmir, Türkiye",
    "Tbilisi, Georgia",
    "Perth, WA, Australia",
  ])
    expect([place, guessPaper(place)]).toEqual([place, "A4"]);
});

test("a name that was shouted is written calmly, where it is sure how", () => {
  expect(recaseName("SARAH WILLIAMS", "en")).toBe("Sarah Williams");
  expect(recaseName("AYŞE IŞIK", "tr")).toBe("Ayşe Işık");
  expect(recaseName("AYŞE IŞIK, ACCA", "tr")).toBe("Ayşe Işık, ACCA");
  expect(recaseName("MARY-ANN O'BRIEN MCDONALD III", "en")).toBe("Mary-Ann O'Brien McDonald III");
  expect(recaseName("Sarah JOHNSON", "en")).toBe("Sarah JOHNSON");
  // Is I the small ı or i? A Turkish CV with no Turkish letter in the name doesn't say.
  expect(recaseName("ALI KARA", "tr")).toBe("ALI KARA");
  expect(recaseName("AYŞE IŞIK", "en")).toBe("AYŞE IŞIK");
});

test("an address is printed without what goes without saying, and still leads where it led", () => {
  expect(shownAddress("https://www.linkedin.com/in/ada/")).toBe("linkedin.com/in/ada");
  expect(shownAddress("http://ada.example.org")).toBe("ada.example.org");
  expect(shownAddress("@ada")).toBe("@ada");
});

test("a colour too light for text is darkened until it can be read, a dark one stays", () => {
  for (const light of ["#ffd800", "#ffffff", "#7fffd4", "#999999"])
    expect(contrastWithWhite(readableAccent(light))).toBeGreaterThanOrEqual(4.5);
  expect(readableAccent("#0f6a73")).toBe("#0f6a73");
  for (const { accent } of Object.values(TEMPLATES)) expect(readableAccent(accent)).toBe(accent);
});

test("date of birth, military service and photo are printed only where a market expects them", () => {
  for (const template of Template.options) {
    const design = Design.parse({ template, photo: PHOTO });
    const { facts, photo } = layOutCv({
      content: everything,
      template,
      design,
      language: "en",
      jobTitle: "",
    });
    const isExpected = template === "europass" || template === "turkish";
    expect(facts.map(({ text }) => text)).toEqual(isExpected ? ["12 March 1988", "Exempt", "B"] : ["B"]);
    expect(photo !== null).toBe(TEMPLATES[template].hasPhoto === true);
  }
});

test("a photo is a JPEG or PNG inside the design, and nothing else", () => {
  expect(Design.safeParse({ photo: PHOTO }).success).toBe(true);
  for (const photo of [
    "https://example.com/a.png",
    "data:image/svg+xml;base64,PHN2Zz4=",
    `data:image/png;base64,"onerror="x`,
    `data:image/png;base64,${"A".repeat(100_000)}`,
  ])
    expect(Design.safeParse({ photo }).success).toBe(false);
});

test.each(Template.options)(
  "%s: a colour of one's own that is too light to be read is printed darker",
  async (template) => {
    const design = Design.parse({ template, accent: "#ffd800" });
    const content = CvContent.parse({ personalInfo: { name: "Ada King" }, summary: "Nurse." });
    const { accent } = chosenDesign({ content, template, design });
    expect(contrastWithWhite(accent)).toBeGreaterThanOrEqual(4.5);
    const cv = { content, template, design, language: "en", jobTitle: "" } as const;
    const parts = unzipSync(await cvDocx(cv, { author: "A" }));
    const written = [
      cvHtml(cv, { fontCss: "" }),
      ...Object.values(parts).map((part) => strFromU8(part)),
    ].join("\n");
    expect(written).not.toMatch(/ffd800/i);
  },
);
