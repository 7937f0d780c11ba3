import { readCvFile } from "../src/read-cv.ts";
import { type Drawn, drawPdf } from "./draw-pdf.ts";

/** The profile that is read from a PDF of these pages. */
export const read = async (...pages: Drawn[][]) => (await readCvFile(drawPdf(pages))).profile;

export const jobs = (profile: Awaited<ReturnType<typeof read>>) =>
  profile.experiences.map(({ position, company, startDate, endDate }) => [
    position,
    company,
    startDate,
    endDate,
  ]);
