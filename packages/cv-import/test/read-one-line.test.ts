import { expect, it } from "vitest";
import { readCvText } from "../src/read-cv.ts";

const readJob = (head: string) =>
  readCvText(
    `Ada Yıldız\nada@example.com\n\nWork Experience\n${head}\n2019 - 2024\n- Planned the works\n\nSkills\nAutoCAD`,
  ).experiences;

it.each([
  ["Site Engineer, Ege Yapı Ltd", "Site Engineer", "Ege Yapı Ltd"],
  ["Ege Yapı Ltd, Site Engineer", "Site Engineer", "Ege Yapı Ltd"],
  ["Accountant, Acme, Inc.", "Accountant", "Acme, Inc."],
  ["Şantiye Şefi, Ege Yapı, San. ve Tic. Ltd. Şti.", "Şantiye Şefi", "Ege Yapı, San. ve Tic. Ltd. Şti."],
  ["Site Engineer, Ege Yapı A.Ş., İzmir", "Site Engineer", "Ege Yapı A.Ş."],
])("title and employer are told apart on one line: %s", (head, position, company) => {
  expect(readJob(head)).toMatchObject([{ position, company, responsibilities: ["Planned the works"] }]);
});

it("a year between the degree and the school is theirs, and a school in a known country is no place", () => {
  const { education } = readCvText(
    `Ada Yıldız
ada@example.com

Work Experience
Site Engineer, Ege Yapı Ltd
2019 - 2024
- Planned the works

Education
Master of Science: Structural Engineering 2016 Ege University İzmir, Turkey
Bachelor of Science: Civil Engineering 2014 Gediz University Manisa, Turkey

Skills
AutoCAD`,
  );
  expect(education).toMatchObject([
    {
      institution: "Ege University İzmir",
      degree: "Master of Science",
      field: "Structural Engineering",
      location: "Turkey",
      graduationDate: "2016",
    },
    { institution: "Gediz University Manisa", location: "Turkey", graduationDate: "2014" },
  ]);
});

it.each([
  ["Site Engineer (remote, part-time)", "Site Engineer (remote, part-time)", "", ""],
  [
    "Site Engineer (hospitals, schools), Ege Yapı Ltd",
    "Site Engineer (hospitals, schools)",
    "Ege Yapı Ltd",
    "",
  ],
  ["Site Engineer\nKuzey (Mainz, Germany)", "Site Engineer", "Kuzey", "Mainz, Germany"],
  [
    "Site Engineer, Ege Yapı Ltd\nİzmir, Türkiye (Remote)",
    "Site Engineer",
    "Ege Yapı Ltd",
    "İzmir, Türkiye (Remote)",
  ],
])(
  "a comma in brackets parts nothing, and brackets may hold an employer's town: %j",
  (head, position, company, location) => {
    expect(readJob(head)).toMatchObject([{ position, company, location }]);
  },
);
