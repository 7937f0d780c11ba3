import type { Drawn } from "./draw-pdf.ts";

/** A profile as LinkedIn's "Save to PDF" sets it: a bar at the left, the career at the right, the page's number below. */
export function linkedInPages(): Drawn[][] {
  const bar = listed(22, [
    ["Contact", 13, 53],
    ["+90 532 000 11 22 (Mobile)", 10.5, 75],
    ["deniz.aksoy@example.com", 10.5, 91],
    ["www.linkedin.com/in/deniz-", 10.5, 113],
    ["aksoy (LinkedIn)", 10.5, 126],
    ["Top Skills", 13, 160],
    ["Wound Care", 10.5, 182],
    ["Triage", 10.5, 200],
    ["First Aid", 10.5, 218],
    ["Languages", 13, 252],
    ["Turkish (Native or Bilingual)", 10.5, 274],
    ["English (Full Professional)", 10.5, 292],
    ["Certifications", 13, 326],
    ["Advanced Cardiac Life Support", 10.5, 348],
  ]);
  const first = listed(223, [
    ["Deniz Aksoy", 26, 58],
    ["Senior Nurse at Ege Hospital", 12, 80],
    ["İzmir, Türkiye", 12, 97],
    ["Summary", 15.75, 135],
    ["Nurse with ten years on surgical wards, who likes to teach.", 12, 158],
    ["Experience", 15.75, 200],
    ["Ege Hospital", 12, 226],
    ["7 years 3 months", 10.5, 242],
    ["Senior Nurse", 11.5, 262],
    ["March 2019 - Present (5 years 1 month)", 10.5, 278],
    ["İzmir, Türkiye", 10.5, 293],
    ["Led a ward of 24 beds.", 10.5, 315],
    ["Trained eight new nurses.", 10.5, 330],
    ["Nurse", 11.5, 358],
    ["January 2017 - March 2019 (2 years 3 months)", 10.5, 374],
    ["İzmir, Türkiye", 10.5, 389],
    ["Körfez Clinic", 12, 425],
    ["Nurse", 11.5, 441],
    ["June 2015 - December 2016 (1 year 7 months)", 10.5, 457],
    ["Bodrum, Muğla, Türkiye", 10.5, 472],
    ["Page 1 of 2", 9, 770],
  ]);
  const second = listed(223, [
    ["Education", 15.75, 53],
    ["Dokuz Eylul University", 12, 79],
    ["Bachelor's degree, Nursing · (2011 - 2015)", 10.5, 95],
    ["Page 2 of 2", 9, 770],
  ]);
  return [[...bar, ...first], second];
}

const listed = (x: number, texts: [text: string, size: number, y: number][]): Drawn[] =>
  texts.map(([text, size, y]) => ({ text, size, x, y }));
