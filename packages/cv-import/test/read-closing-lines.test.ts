import { describe, expect, it } from "vitest";
import { readCvText } from "../src/read-cv.ts";

const cv = (...sections: string[]) =>
  readCvText(
    [
      "Derya Tezel\nderya@example.org",
      "Experience\nClerk, Acme Ltd\n2019 - 2021\n- Filed letters",
      ...sections,
    ].join("\n\n"),
  );

describe("what a CV closes with", () => {
  it.each([
    "References available on request.",
    "Referees will be named upon request",
    "Referanslar istendiğinde verilecektir.",
    "I hereby declare that the above is true to the best of my knowledge.\nLeeds, 12.11.2026",
    "Yukarıdaki bilgilerin doğru olduğunu beyan ederim.\n12.11.2026",
  ])("is none of the skills: %s", (closing) => {
    const { skills, additionalInfo } = cv(`Skills\nFiling\nLedgers\nRota planning\n${closing}`);
    expect([...skills.technical, ...skills.soft]).toEqual(["Filing", "Ledgers", "Rota planning"]);
    expect(additionalInfo).toContain(closing.split(/[.\n]/)[0]);
  });
});

describe("lists of skills", () => {
  it("are parted by dashes where nothing else parts them, wherever the line broke", () => {
    const { skills } = cv(
      "Skills\nYara bakımı – EKG yorumlama – Kalite takibi –\nÇizelge – Triyaj – Aşı takibi",
    );
    expect([...skills.technical, ...skills.soft]).toEqual([
      "Yara bakımı",
      "EKG yorumlama",
      "Kalite takibi",
      "Çizelge",
      "Triyaj",
      "Aşı takibi",
    ]);
  });

  it("are no certificates, though they follow them behind a label", () => {
    const { skills, certifications } = cv(
      "Licenses:\n- Journeyman License, 2017\n- OSHA 30, 2018\nSKILLS: Conduit bending, Motor controls, Blueprints",
    );
    expect(skills.technical).toEqual(["Conduit bending", "Motor controls", "Blueprints"]);
    expect(certifications.map(({ name }) => name)).toEqual(["Journeyman License", "OSHA 30"]);
  });
});
