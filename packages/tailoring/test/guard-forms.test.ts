import { CareerProfile } from "@terzi/contracts/career";
import { expect, test } from "vitest";
import { maySay } from "./may-say.ts";

/** A line of a job, a true sentence that tells it in another form (=>), and one near it that isn't so (=/>). */
const LINES = `
Boiler cleaning and tune-ups => Cleaned boilers =/> Installed boilers
Booked speakers for the evening lectures, up to 12 a month => Booked up to 12 speakers a month =/> Booked up to 20 speakers a month
Visited suppliers in Spain, twice to Portugal => Visited suppliers in Spain =/> Visited suppliers in Spain twice
Bülten abonelerine haber yazıyorum, ayda 6 => Bülten abonelerine haber yazıyorum =/> Bülten abonelerine haber çeviriyorum
Ayda 6 gece nöbeti => Ayda altı gece nöbeti tuttum =/> Ayda yedi gece nöbeti tuttum
Sezonda 40'a kadar mevsimlik işçiyi kaydettim => Sezonda en fazla 40 mevsimlik işçiyi kaydettim =/> Sezonda en az 40 mevsimlik işçiyi kaydettim
Subscribers grew from 200 to 300 between 2022 and 2024 => Subscribers were up 50% in 2024 compared with 2022 =/> Subscribers were up 60% in 2024 compared with 2022
Prepare the accounts by working day 6 => Prepare the accounts by the sixth working day =/> Prepare the accounts by the fifth working day
Testified in court on four occasions => Testified in court four times =/> Testified in court five times
Kanal listesini sahne amirinin onayıyla hazırladım => Kanal listesini sahne amirinin onayıyla hazırladım =/> Kanal listesini onayladım
Araç bakımları servis firmasına ait => Araç bakımları servis firmasına ait =/> Araçların bakımını yapıyorum
I train staff; I don't manage them => I train staff =/> I manage staff
Didn't take part in audits => Didn't take part in audits =/> Took part in audits
Planning a new clinic for autumn 2027 => A new clinic is planned for autumn 2027 =/> Opened a new clinic
`;

const profileOf = (line: string): CareerProfile =>
  CareerProfile.parse({
    personalInfo: { name: "Deniz Aksu", email: "deniz@example.com" },
    summary: "",
    experiences: [
      {
        company: "Aksu",
        position: "Worker",
        startDate: "2020-01",
        endDate: "present",
        responsibilities: [line],
      },
    ],
    education: [],
    skills: {},
  });

const isSupported = (line: string, sentence: string): boolean =>
  maySay(profileOf(line), sentence, { place: "experiences.0" });

for (const [line = "", truth = "", lie = ""] of LINES.trim()
  .split("\n")
  .map((row) => row.split(/ =\/?> /))) {
  test(`who wrote »${line}« may be said to have »${truth}«, not »${lie}«`, () => {
    expect(isSupported(line, truth)).toBe(true);
    expect(isSupported(line, lie)).toBe(false);
  });
}
