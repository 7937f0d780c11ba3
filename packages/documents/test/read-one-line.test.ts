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
