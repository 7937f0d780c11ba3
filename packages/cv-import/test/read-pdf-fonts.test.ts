import { expect, it } from "vitest";
import { readCvFile } from "../src/read-cv.ts";
import { at, heading, person } from "./drawn-parts.ts";
import { drawPdf } from "./draw-pdf.ts";
import { jobs } from "./read-drawn.ts";

it("a condensed font is no font of icons", async () => {
  const page = [
    ...person,
    heading("Experience", 110),
    at(40, 130, "Chandler, Wickford Candles"),
    at(420, 130, "2016 – 2021"),
  ];
  const { profile } = await readCvFile(drawPdf([page], { boldFont: "ABCDEF+Newland-SemiCondensed" }));
  expect(profile.personalInfo.name).toBe("Tamsin Holloway");
  expect(jobs(profile)).toEqual([["Chandler", "Wickford Candles", "2016", "2021"]]);
});

it("letters that older TeX draws as pictures are spelled by their numbers", async () => {
  const page = [
    at(40, 50, "Ay\u00b3e I\u00b3\u0019k", { size: 20 }),
    at(40, 72, "ayse@example.org"),
    at(40, 110, "\u009d\u00b3 Deneyimi", { size: 14 }),
    at(40, 130, "\u0093ef Garson"),
    at(40, 145, "De\u00a7irmen Lokantas\u0019"),
    at(40, 160, "Mart 2016 \u0015 May\u0019s 2021"),
    at(40, 175, "Sabahlar\u0019 o\u001csi de a\u00e7t\u0019m"),
  ];
  const { profile } = await readCvFile(drawPdf([page], { areBitmaps: true }));
  expect(profile.personalInfo.name).toBe("Ayşe Işık");
  expect(jobs(profile)).toEqual([["Şef Garson", "Değirmen Lokantası", "Mart 2016", "Mayıs 2021"]]);
  expect(profile.experiences).toMatchObject([{ description: "Sabahları ofisi de açtım" }]);
});
