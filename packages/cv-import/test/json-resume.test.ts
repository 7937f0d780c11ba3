import { CareerProfile, emptyProfile } from "@terzi/contracts/career";
import { describe, expect, it } from "vitest";
import { fromJsonResume, NotAResume, toJsonResume } from "../src/json-resume.ts";
import { fullProfile } from "./full-profile.ts";

describe("a profile exported as a JSON Resume", () => {
  it("comes back as it was", () => {
    expect(fromJsonResume(JSON.parse(JSON.stringify(toJsonResume(fullProfile))))).toEqual(fullProfile);
    expect(fromJsonResume(toJsonResume(emptyProfile()))).toEqual(emptyProfile());
  });

  it("has only the standard's own sections, and dates that it allows", () => {
    const resume = toJsonResume(fullProfile);
    expect(Object.keys(resume).sort()).toEqual(
      (
        "$schema awards basics certificates education interests languages meta projects publications " +
        "references skills volunteer work"
      ).split(" "),
    );
    expect(resume.work).toMatchObject([
      {
        name: "Ege Dokuma",
        startDate: "2020-03",
        highlights: ["Plans the week", "Buys the cloth", "Halved the waste"],
      },
      { name: "Makas", endDate: "2019", datesAsWritten: { startDate: "spring 2015" } },
      { name: "İplik" },
      { name: "Düğme" },
    ]);
    expect(resume).not.toHaveProperty("work.0.endDate");
  });

  it("writes months in words and addresses without a scheme as other programs read them", () => {
    const resume = toJsonResume(
      CareerProfile.parse({
        personalInfo: { linkedin: "linkedin.com/in/ada", github: "ada" },
        experiences: [{ company: "Acme", startDate: "Mart 2021", endDate: "Halen" }],
      }),
    );
    expect(resume.work).toEqual([{ name: "Acme", startDate: "2021-03" }]);
    expect(resume.basics).toEqual({
      profiles: [
        { network: "LinkedIn", url: "https://linkedin.com/in/ada" },
        { network: "GitHub", username: "ada" },
      ],
    });
  });
});

describe("a JSON Resume made elsewhere", () => {
  it("fills the profile, and what has no field is kept as additional information", () => {
    const profile = fromJsonResume({
      basics: {
        name: "Ada Quill",
        label: "Bookbinder",
        location: { address: "1 Mill Lane", postalCode: "AB1", city: "Bath", countryCode: "GB" },
        profiles: [
          { network: "Mastodon", url: "https://social.example/@ada" },
          { network: "X", username: "adaquill" },
        ],
      },
      work: [{ name: "Leaf & Co", position: "Binder", startDate: "2019-02", url: "https://leaf.example" }],
      education: [
        {
          institution: "Bath College",
          area: "Crafts",
          startDate: "2014",
          endDate: "2016",
          courses: ["Gilding"],
        },
      ],
      skills: [{ name: "Binding", level: "Master", keywords: ["Sewing", "Gilding"] }],
      languages: [
        { language: "English", fluency: "Native speaker" },
        { language: "German", fluency: "B1" },
        { language: "Latin", fluency: "for reading" },
      ],
      interests: [{ name: "Birds", keywords: ["Owls", "Swifts"] }],
      references: [{ name: "Bo Reed", reference: "She never cuts a corner." }],
    });
    expect(profile.personalInfo).toMatchObject({
      name: "Ada Quill",
      location: "1 Mill Lane, AB1 Bath, GB",
      twitter: "adaquill",
    });
    expect(profile.experiences).toMatchObject([
      { company: "Leaf & Co", startDate: "2019-02", endDate: "present" },
    ]);
    expect(profile.education).toMatchObject([
      { field: "Crafts", graduationDate: "2016", achievements: ["Gilding"] },
    ]);
    expect(profile.skills).toEqual({
      technical: ["Binding", "Sewing", "Gilding"],
      soft: [],
      languages: [
        { language: "English", proficiency: "Native" },
        { language: "German", proficiency: "Intermediate" },
        { language: "Latin", proficiency: "Professional" },
      ],
    });
    expect(profile.hobbies).toEqual(["Birds (Owls, Swifts)"]);
    expect(profile.additionalInfo.split("\n").sort()).toEqual([
      "Bath College: 2014 – 2016",
      "Binding: Master",
      "Bo Reed: She never cuts a corner.",
      "Bookbinder",
      "Latin: for reading",
      "Leaf & Co: https://leaf.example",
      "Mastodon: https://social.example/@ada",
    ]);
  });

  it.each([null, undefined, "resume", 7, true, [], [{}]])("is refused when it is no object: %j", (value) => {
    expect(() => fromJsonResume(value)).toThrow(NotAResume);
  });

  it("may be odd in every place: what can't be read is left out", () => {
    const odd = [null, 7, true, "text", [], [[]], {}, [null, 5, "x", { name: {} }], { name: ["a"] }];
    const sections =
      "basics work volunteer education awards certificates publications skills languages interests references projects meta";
    for (const section of sections.split(" "))
      for (const value of odd) {
        const profile = fromJsonResume({ [section]: value });
        expect(CareerProfile.parse(profile)).toEqual(profile);
      }
    expect(
      fromJsonResume({ basics: { name: { first: "A" }, email: 5, location: 7, profiles: "x" } }).personalInfo,
    ).toMatchObject({ name: "", email: "5", location: "7" });
  });

  it("is cut to what a profile can hold", () => {
    const long = "ş😀".repeat(20_000);
    const many = (item: object) => Array.from({ length: 700 }, () => item);
    const profile = fromJsonResume({
      basics: { name: long, summary: `\0${long}`, label: long, location: long },
      work: many({ name: long, summary: long, startDate: long, highlights: Array(900).fill(long) }).slice(
        0,
        3,
      ),
      skills: many({ name: "a", keywords: Array.from({ length: 190 }, (_, n) => `skill ${n}`) }),
      education: many({ institution: "School", startDate: "2001" }),
      interests: many({ name: long, keywords: [long, long] }),
      publications: many({ name: long, authors: long, url: long }),
      languages: many({ language: "Klingon", fluency: long }),
      meta: { terzi: { additionalInfo: long, professionalMemberships: many({ organization: long }) } },
    });
    expect(CareerProfile.parse(profile)).toEqual(profile);
    expect(profile.education).toHaveLength(500);
    expect(profile.experiences[0]?.achievements).toHaveLength(200);
    expect(profile.personalInfo.name).toHaveLength(500);
  });
});
