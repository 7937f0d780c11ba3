import { describe, expect, it } from "vitest";
import { readCvText } from "../src/read-cv.ts";

describe("reading a CV that is plain text", () => {
  it("reads Turkish typed without Turkish letters", () => {
    const profile = readCvText(`OMER SAHIN
Elektrik Teknisyeni
omer@example.com | 0532 000 00 12 | Eskisehir

IS DENEYIMI
Bakim Teknisyeni - Anadolu Cam Sanayii
Haziran 2017 - Devam ediyor
- Uretim hattinin elektrik bakimi

Stajyer - Porsuk Elektrik Ltd. Sti.
2015 - 2016
- Pano montaji

EGITIM
Eskisehir Osmangazi Universitesi
Elektrik Programi (On Lisans), 2015

YABANCI DILLER
Ingilizce: Orta seviye

YETENEKLER
Pano tasarimi, PLC, AutoCAD Electrical`);
    expect(profile.personalInfo).toMatchObject({
      name: "OMER SAHIN",
      email: "omer@example.com",
      phone: "0532 000 00 12",
      location: "Eskisehir",
    });
    expect(profile.experiences).toMatchObject([
      {
        position: "Bakim Teknisyeni",
        company: "Anadolu Cam Sanayii",
        startDate: "Haziran 2017",
        endDate: "Devam ediyor",
      },
      { position: "Stajyer", company: "Porsuk Elektrik Ltd. Sti.", startDate: "2015", endDate: "2016" },
    ]);
    expect(profile.education).toMatchObject([
      { institution: "Eskisehir Osmangazi Universitesi", graduationDate: "2015" },
    ]);
    expect(profile.skills.languages).toEqual([{ language: "Ingilizce", proficiency: "Intermediate" }]);
    expect(profile.skills.technical).toEqual(["Pano tasarimi", "PLC", "AutoCAD Electrical"]);
  });

  it("keeps a hyphen of a skill's own name, and leaves away how well it is known", () => {
    const { skills } = readCvText(
      "Ali Kaya\nali@example.com\n\nTECHNICAL SKILLS\nReact-Native, Excel - advanced, SQL: çok iyi, Figma (80 %)",
    );
    expect(skills.technical).toEqual(["React-Native", "Excel", "SQL", "Figma"]);
  });

  it("tells skills of a craft from those of behaviour", () => {
    const { skills } = readCvText(
      "ann@example.com\n\nSKILLS\nWelding, Teamwork, Problem çözme, Blueprint reading",
    );
    expect(skills).toMatchObject({
      technical: ["Welding", "Blueprint reading"],
      soft: ["Teamwork", "Problem çözme"],
    });
  });

  it("keeps what it can't place", () => {
    const profile = readCvText(
      "Ann Baker\nann@example.com\n\nSKILLS\nWelding\n\nDRIVING LICENSE\nB, C\n\nREFERENCES\nAvailable upon request",
    );
    expect(profile.additionalInfo).toBe("Available upon request");
    expect(profile.personalInfo.drivingLicence).toBe("B, C");
    expect(profile.references).toEqual([]);
  });

  it("makes a section of the person's own of a heading that it doesn't know, and loses none of it", () => {
    const profile = readCvText(`Ann Baker
ann@example.com

WORK EXPERIENCE
Baker, Kent Bakery
2015 - 2020
- Baked bread for a town

EDITORIAL WORK
Editor, The Bread Post
2018 - 2021
- Read forty recipes a month
Reviewer, Flour Quarterly
2016 - 2017

TEACHING
Sourdough for beginners, every winter
- Twelve evenings in Dover

SKILLS
Baking, Ovens`);
    expect(profile.customSections).toMatchObject([
      {
        heading: "Editorial work",
        title: "Editor, The Bread Post",
        startDate: "2018",
        endDate: "2021",
        points: ["Read forty recipes a month"],
      },
      { heading: "Editorial work", title: "Reviewer, Flour Quarterly", endDate: "2017" },
      {
        heading: "Teaching",
        description: "Sourdough for beginners, every winter",
        points: ["Twelve evenings in Dover"],
      },
    ]);
    expect(profile.additionalInfo).toBe("");
    expect(profile.experiences).toHaveLength(1);
  });

  it("writes a heading set in capitals as its language does", () => {
    const { customSections } = readCvText(
      "Ece Ilgaz\nece@example.com\n\nİŞ DENEYİMİ\nÖğretmen, Ilgaz Lisesi\n2015 - 2020\n- Sınıfların sınavlarını hazırladı ve okudu\n\nVERDİĞİ DERSLER\n- Işık ve ısı\n\nBECERİLER\nFizik, Kimya",
    );
    expect(customSections).toMatchObject([{ heading: "Verdiği dersler", points: ["Işık ve ısı"] }]);
  });

  it("reads every other section where it belongs", () => {
    const profile = readCvText(`Ann Baker
ann@example.com

SKILLS
Welding

CERTIFICATIONS
Certified Welder, 2019
Forklift Licence (2021)

PROJECTS
Garden Gate: built from scrap iron for the town

AWARDS
Apprentice of the Year, 2012

VOLUNTEERING
Red Crescent | First aider
2015 - 2018

REFERENCES
Carl Dean | Foreman | Iron Works Ltd. | carl@example.com

HOBBIES
Chess, Rowing`);
    expect(profile.certifications).toMatchObject([
      { name: "Certified Welder", date: "2019" },
      { name: "Forklift Licence", date: "2021" },
    ]);
    expect(profile.projects).toMatchObject([
      { name: "Garden Gate", description: "built from scrap iron for the town" },
    ]);
    expect(profile.awards).toMatchObject([{ title: "Apprentice of the Year", date: "2012" }]);
    expect(profile.volunteerExperience).toMatchObject([
      { organization: "Red Crescent", role: "First aider", startDate: "2015", endDate: "2018" },
    ]);
    expect(profile.references).toMatchObject([
      { name: "Carl Dean", position: "Foreman", email: "carl@example.com" },
    ]);
    expect(profile.hobbies).toEqual(["Chess", "Rowing"]);
  });

  it("finds nothing in a text that is no CV", () => {
    const profile = readCvText("Once upon a time there was a king.\nHe lived in a castle by the sea.");
    expect(profile).toEqual(readCvText(""));
  });

  it("takes no sentence for an employer, and gives it to no other job", () => {
    const profile = readCvText(`Jane Roe
jane@example.com

EXPERIENCE

09/2013 - Present
Head Cook
Ran the kitchen of a canteen that served nine hundred people each day
- Kept the books

07/2011 - 08/2013
Cook
- Peeled potatoes

SKILLS
Stocks, Sauces`);
    expect(profile.experiences).toMatchObject([
      { position: "Head Cook", company: "", startDate: "09/2013" },
      { position: "Cook", company: "", startDate: "07/2011" },
    ]);
    expect(profile.experiences[0]?.description).toContain("Ran the kitchen");
  });

  it("reads who issued a certificate wherever the line stands", () => {
    const profile = readCvText(`Deepa Raman
deepa@example.com

EXPERIENCE

Cook, The Salted Pear
2019 - 2024

CERTIFICATES

2019
Issued by: CIEH
Food Safety

2021
Issued by: FSA
Allergens`);
    expect(profile.certifications.map(({ name, issuer, date }) => [name, issuer, date])).toEqual([
      ["Food Safety", "CIEH", "2019"],
      ["Allergens", "FSA", "2021"],
    ]);
  });
});
