import { CareerProfile } from "@terzi/contracts/career";
import { POSTING_MAX } from "@terzi/contracts/limits";

const DEEDS = ["Led", "Planned", "Built", "Reviewed", "Negotiated", "Documented", "Automated", "Trained"];
const THINGS = [
  "supplier contracts",
  "monthly forecasts in Excel",
  "SQL reports for finance",
  "warehouse audits",
  "onboarding of new colleagues",
  "SAP migrations",
  "budget reviews",
  "customer complaints",
];
const PLACES = ["Izmir", "Ankara", "Berlin", "Leeds", "Austin", "Porto"];

const pick = <T>(list: readonly T[], at: number): T | undefined => list[at % list.length];
const deed = (at: number): string =>
  `${pick(DEEDS, at)} ${pick(THINGS, at * 3 + 1)} for ${(at % 40) + 2} teams in ${pick(PLACES, at * 5)}`;

/** A profile of about five pages (15,000 letters as JSON), another one for each number. */
export const longProfile = (number: number): CareerProfile =>
  CareerProfile.parse({
    personalInfo: { name: `Person ${number}`, email: `person${number}@example.com`, location: "Izmir" },
    summary: "Operations manager who plans, buys and reports.",
    experiences: Array.from({ length: 16 }, (_, job) => ({
      company: `Company ${number} ${job}`,
      position: job % 2 ? "Operations Manager" : "Planner",
      startDate: `${2024 - job}`,
      endDate: `${2025 - job}`,
      responsibilities: Array.from({ length: 9 }, (_, point) => deed(number * 31 + job * 9 + point)),
      achievements: [`Cut costs by ${(job % 30) + 3} %`],
    })),
    education: [{ institution: "Ege University", degree: "BSc", field: "Industrial Engineering" }],
    skills: { technical: ["SAP", "Excel", "SQL", "Forecasting"] },
  });

/** A posting as long as one may be, another one for each number. */
export function longPosting(number: number): string {
  const lines = ["Operations Manager", "", "Requirements"];
  for (let at = 0; lines.join("\n").length < POSTING_MAX - 200; at += 20)
    for (let line = at; line < at + 20; line++)
      lines.push(
        `- Experience with ${pick(THINGS, line + number)} and ${pick(THINGS, line * 3)}, round ${line}`,
      );
  return lines.join("\n").slice(0, POSTING_MAX);
}
