import { strToU8, zipSync } from "fflate";
import { describe, expect, it } from "vitest";
import { toJsonResume } from "../src/json-resume.ts";
import { readCvFile } from "../src/read-cv.ts";
import { attachTo } from "./attach-to-pdf.ts";
import { drawPdf } from "./draw-pdf.ts";
import { NEW_EUROPASS, OLD_EUROPASS } from "./europass-files.ts";
import { linkedInPages } from "./linkedin-page.ts";

/** As LinkedIn hands them out: a table for each kind, its columns named, texts over several lines in quotes. */
const LINKEDIN_TABLES: Record<string, string> = {
  "Profile.csv": `First Name,Last Name,Maiden Name,Address,Birth Date,Headline,Summary,Industry,Zip Code,Geo Location,Twitter Handles,Websites,Instant Messengers
Deniz,Aksoy,,,,Senior Nurse at Ege Hospital,"Nurse with ten years on surgical wards,
who likes to ""teach"".",Hospitals,,"İzmir, Türkiye",[denizaksoy],[PORTFOLIO:https://deniz.example.com],
`,
  "Email Addresses.csv": `Email Address,Confirmed,Primary,Updated On
old@example.com,Yes,No,1/2/18
deniz.aksoy@example.com,Yes,Yes,1/2/19
`,
  "PhoneNumbers.csv": "Extension,Number,Type\r\n,+90 532 000 11 22,Mobile\r\n",
  "Positions.csv": `Company Name,Title,Description,Location,Started On,Finished On
Ege Hospital,Senior Nurse,"Surgical ward
• Led a ward of 24 beds
• Trained eight new nurses","İzmir, Türkiye",Mar 2019,
Körfez Clinic,Nurse,,,Jun 2015,Feb 2019
`,
  "Education.csv": `School Name,Start Date,End Date,Notes,Degree Name,Activities
Dokuz Eylül University,2011,2015,,BSc Nursing,
`,
  "Skills.csv": "Name\nWound care\nTriage\n",
  "Languages.csv":
    "Name,Proficiency\nTurkish,Native or bilingual proficiency\nEnglish,Full professional proficiency\n",
  "Certifications.csv":
    "Name,Url,Authority,Started On,Finished On,License Number\nAdvanced Cardiac Life Support,,TKD,May 2020,,A-17\n",
  "Organizations.csv":
    "Name,Position,Description,Started On,Finished On\nTurkish Nurses Association,Member,,Jan 2016,\n",
  "Connections.csv": "Notes:\nFirst Name,Last Name\nSomebody,Else\n",
  "messages.csv": "FROM,CONTENT\nSomebody,Experience\n",
};

const linkedIn = zipSync(
  Object.fromEntries(Object.entries(LINKEDIN_TABLES).map(([name, text]) => [name, strToU8(text)])),
);

/** What all these files say of the same person. */
async function expectDeniz(bytes: Uint8Array) {
  const { profile, found, document } = await readCvFile(bytes);
  expect(profile.personalInfo).toMatchObject({
    ...{
      name: "Deniz Aksoy",
      email: "deniz.aksoy@example.com",
      phone: expect.stringMatching(/532 000 11 22/),
    },
    location: expect.stringContaining("İzmir"),
  });
  expect(profile.experiences).toMatchObject([
    { company: "Ege Hospital", position: "Senior Nurse", startDate: expect.stringMatching(/2019/) },
    { company: "Körfez Clinic", position: "Nurse", endDate: expect.stringMatching(/2019/) },
  ]);
  expect(profile.experiences[0]?.achievements).toEqual(["Led a ward of 24 beds", "Trained eight new nurses"]);
  expect(profile.experiences[0]?.description).toBe("Surgical ward");
  expect(profile.experiences[0]?.endDate).toBe("present");
  expect(profile.education).toMatchObject([{ institution: "Dokuz Eylül University", degree: "BSc Nursing" }]);
  expect(profile.skills.languages).toEqual([
    { language: "Turkish", proficiency: "Native" },
    { language: "English", proficiency: "Fluent" },
  ]);
  expect(found.experiences).toBe(2);
  expect(document.values.filter(({ doubt }) => doubt === "reworded")).toEqual([]);
  return profile;
}

describe("a career that another program keeps", () => {
  it("comes from LinkedIn's copy of one's data, all tables of it", async () => {
    const profile = await expectDeniz(linkedIn);
    expect(profile.summary).toBe('Nurse with ten years on surgical wards,\nwho likes to "teach".');
    expect(profile.personalInfo).toMatchObject({
      twitter: "https://x.com/denizaksoy",
      portfolio: "https://deniz.example.com",
    });
    expect(profile.certifications).toMatchObject([{ issuer: "TKD", date: "May 2020", credentialId: "A-17" }]);
    expect(profile.professionalMemberships).toMatchObject([{ organization: "Turkish Nurses Association" }]);
    expect(JSON.stringify(profile)).not.toContain("Somebody");
  });

  it("comes from LinkedIn's PDF of a profile", async () => {
    const { profile } = await readCvFile(drawPdf(linkedInPages(), { height: 792 }));
    expect(profile.personalInfo).toMatchObject({
      ...{ name: "Deniz Aksoy", linkedin: "www.linkedin.com/in/deniz-aksoy" },
      ...{ email: "deniz.aksoy@example.com", location: "İzmir, Türkiye" },
    });
    expect(
      profile.experiences.map(({ company, position, startDate }) => [company, position, startDate]),
    ).toEqual([
      ["Ege Hospital", "Senior Nurse", "March 2019"],
      ["Ege Hospital", "Nurse", "January 2017"],
      ["Körfez Clinic", "Nurse", "June 2015"],
    ]);
    expect(profile.skills.technical).toEqual(["Wound Care", "Triage", "First Aid"]);
    expect(profile.education).toMatchObject([
      { institution: "Dokuz Eylul University", graduationDate: "2015" },
    ]);
  });

  it("comes from Europass, the old one and today's", async () => {
    expect((await expectDeniz(strToU8(OLD_EUROPASS))).skills.technical).toEqual(["Wound care", "Triage"]);
    const profile = await expectDeniz(strToU8(NEW_EUROPASS));
    expect(profile.summary).toBe("Nurse with ten years on surgical wards.");
    expect(profile.skills.technical).toEqual(["Hospital information systems"]);
    expect(profile.certifications).toMatchObject([{ name: "Advanced Cardiac Life Support" }]);
  });

  it.each([
    ["old", OLD_EUROPASS],
    ["new", NEW_EUROPASS],
  ])("comes from the file that a Europass PDF carries, %s", async (_, xml) => {
    const page = drawPdf([[{ text: "Curriculum vitae", x: 50, y: 60 }]]);
    await expectDeniz(attachTo(page, { name: "attachment.xml", content: strToU8(xml) }));
  });

  it("comes from the page itself where what a PDF carries is something else", async () => {
    const page = drawPdf(linkedInPages(), { height: 792 });
    const carrying = attachTo(page, {
      name: "invoice.xml",
      content: strToU8("<?xml version='1.0'?><a><b></a>"),
    });
    expect((await readCvFile(carrying)).profile.personalInfo.name).toBe("Deniz Aksoy");
  });

  it("comes from a JSON Resume", async () => {
    const { profile } = await readCvFile(strToU8(OLD_EUROPASS));
    const again = await readCvFile(strToU8(JSON.stringify(toJsonResume(profile))));
    expect(again.profile).toEqual(profile);
  });
});
