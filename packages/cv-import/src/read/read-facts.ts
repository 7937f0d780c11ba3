import type { PersonalInfo } from "@terzi/contracts/career";
import { foldText } from "./fold-text.ts";
import { type Line, withoutBullet } from "./line.ts";
import { readingCue } from "./languages/all-reading-cues.ts";

type Facts = Pick<PersonalInfo, "birthDate" | "militaryService" | "drivingLicence">;

/** What a form or a CV writes before each, in the languages of uploaded CVs. */
const LABELS: Record<keyof Facts, string> = {
  birthDate: readingCue("birthDate"),
  militaryService: readingCue("militaryService"),
  drivingLicence: readingCue("drivingLicence"),
};

/** The labels of all of them, to be taken out of what is left of a line. */
export const FACT_LABELS = new RegExp(`(?<!\\p{L})(?:${Object.values(LABELS).join("|")})(?!\\p{L})`, "giu");

/** The fact that a heading of its own announces ("DRIVING LICENCE"), and what stands below it; null for any other. */
export function readFactSection(heading: string, texts: string[]): Partial<Facts> | null {
  const name = (["birthDate", "militaryService", "drivingLicence"] as const).find((fact) =>
    new RegExp(`^(?:${foldText(LABELS[fact])})\\s*:?$`, "u").test(foldText(heading).trim()),
  );
  const [first, ...more] = texts.map((text) => text.replace(/^[^:]{2,30}:\s*(?=\S)/u, "").trim());
  return name && first && !more.length && first.length <= 100 ? { [name]: first } : null;
}

/** Where the next label of the line begins: "Ehliyet: B | Askerlik: Yapıldı". */
const NEXT = /(?:\s*[|•·;]\s|\s{2,}|\s+\p{Lu}\p{L}+(?: \p{L}+)?\s*:).*$/u;

/** Date of birth, military service and driving licence, where the line says outright that it is one. */
export function readFacts(texts: string[]): Facts {
  const labelled = (label: string): string => {
    const pattern = new RegExp(`(?<!\\p{L})(?:${label})\\s*[:：]\\s*(\\S.*)$`, "iu");
    const [found = ""] = texts.flatMap((text) => pattern.exec(text)?.[1] ?? []);
    return found.replace(NEXT, "").trim().slice(0, 100);
  };
  return {
    birthDate: labelled(LABELS.birthDate),
    militaryService: labelled(LABELS.militaryService),
    drivingLicence: labelled(LABELS.drivingLicence),
  };
}

const LICENCE_LINE = new RegExp(String.raw`^(?:${LABELS.drivingLicence})\s*[:：]\s*([^:]{1,60})$`, "iu");

/** "Ehliyet: B, C, CE" in a list of certificates tells of the person; the first such line, and all others. */
export function partDrivingLicence(lines: Line[]): { drivingLicence: string; rest: Line[] } {
  const answerOf = ({ text }: Line) =>
    LICENCE_LINE.exec(withoutBullet(text.replace(/\t:?/g, ": ")))?.[1]?.trim() ?? "";
  const told = lines.find(answerOf);
  if (!told) return { drivingLicence: "", rest: lines };
  return { drivingLicence: answerOf(told), rest: lines.filter((line) => line !== told) };
}
