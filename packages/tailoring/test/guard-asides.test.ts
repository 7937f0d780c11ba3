import { CareerProfile } from "@terzi/contracts/career";
import { describe, expect, test } from "vitest";
import { createGuard } from "../src/guard/guard.ts";

/** Who wrote these lines of a job that lasted from May 2019 to August 2023. */
const job = (description: string, lines: string[]) =>
  CareerProfile.parse({
    experiences: [
      {
        company: "Ferris",
        position: "Ropemaker",
        startDate: "2019-05",
        endDate: "2023-08",
        description,
        responsibilities: lines,
      },
    ],
  });
const proves = (profile: CareerProfile, text: string, language: "en" | "tr") =>
  createGuard(profile, "enhanced", "2026-11-21", language).proves(text, {
    kind: "entry",
    place: "experiences.0",
  });

const YARD = job("Rope works with 46 staff, making mooring lines.", [
  "Spliced wire ropes and tested them to breaking load; did not order steel",
  "Taught two apprentices to splice",
]);
const KILN = job("60 çalışanlı tuğla fabrikası.", [
  "Fırın sıcaklığını kontrol ettim ve kayıtlarını tuttum",
  "Tuğlaları paletlere dizdim",
]);

describe("where one worked, how long and what one didn't do rest on lines of their own", () => {
  test.each([
    ["Spliced wire ropes and tested them to breaking load at a rope works with 46 staff.", YARD, "en"],
    ["Taught two apprentices to splice for more than four years.", YARD, "en"],
    ["Spliced wire ropes and tested them to breaking load, without ordering steel.", YARD, "en"],
    ["60 çalışanlı tuğla fabrikasında fırın sıcaklığını kontrol ettim ve kayıtlarını tuttum.", KILN, "tr"],
  ] as const)("it may be said: %s", (text, profile, language) =>
    expect(proves(profile, text, language)).toBe(true),
  );

  test.each([
    ["Spliced wire ropes and tested them to breaking load at a rope works with 460 staff.", YARD, "en"],
    ["Spliced wire ropes and tested them to breaking load at a shipyard with 46 staff.", YARD, "en"],
    ["Taught two apprentices to splice for more than six years.", YARD, "en"],
    ["Spliced wire ropes and tested them to breaking load, without ordering ropes.", YARD, "en"],
    ["Ordered steel at a rope works with 46 staff.", YARD, "en"],
    ["600 çalışanlı tuğla fabrikasında fırın sıcaklığını kontrol ettim ve kayıtlarını tuttum.", KILN, "tr"],
    ["60 çalışanlı çimento fabrikasında fırın sıcaklığını kontrol ettim ve kayıtlarını tuttum.", KILN, "tr"],
  ] as const)("it may not be said: %s", (text, profile, language) =>
    expect(proves(profile, text, language)).toBe(false),
  );
});
