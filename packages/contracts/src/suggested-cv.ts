import { z } from "zod";

type Text = z.ZodType<string>;
type Line = z.ZodType<number>;
type Kinds = { text: Text; line: Line; list<T>(item: z.ZodType<T>): z.ZodType<T[]> };

const shapeOf = ({ text, line, list }: Kinds) => {
  const lines = { firstLine: line, lastLine: line };
  return {
    name: text,
    location: text,
    summary: z.object(lines),
    experiences: list(
      z.object({
        company: text,
        position: text,
        location: text,
        startDate: text,
        endDate: text,
        ...lines,
      }),
    ),
    education: list(
      z.object({
        institution: text,
        degree: text,
        field: text,
        location: text,
        graduationDate: text,
        gpa: text,
      }),
    ),
    skills: z.object({
      technical: list(text),
      soft: list(text),
      languages: list(z.object({ language: text, level: text })),
    }),
    certifications: list(z.object({ name: text, issuer: text, date: text })),
    projects: list(z.object({ name: text, date: text, ...lines })),
    publications: list(z.object({ title: text, venue: text, date: text })),
    awards: list(z.object({ title: text, issuer: text, date: text })),
    volunteerExperience: list(
      z.object({
        organization: text,
        role: text,
        location: text,
        startDate: text,
        endDate: text,
        ...lines,
      }),
    ),
    hobbies: list(text),
  };
};

/**
 * What a model takes the lines of a CV for. Names and dates are copied; everything an entry tells is referred to by
 * line number (from 1; 0 for none), so that no word of it is the model's.
 */
export const SuggestedCv = z.object(
  shapeOf({ text: z.string(), line: z.number(), list: (item) => z.array(item) }),
);
export type SuggestedCv = z.infer<typeof SuggestedCv>;

const ITEMS_AT_MOST = 200;
const TEXT_AT_MOST = 500;

const anything = z.unknown().optional();

/** The same from an endpoint that ignores schemas: what is missing or of the wrong type counts as empty. */
const LooseCv = z.object(
  shapeOf({
    text: anything.transform((value) =>
      typeof value === "string" || typeof value === "number" ? String(value).slice(0, TEXT_AT_MOST) : "",
    ),
    line: anything.transform((value) => (Number.isInteger(value) ? Number(value) : 0)),
    list: (item) =>
      anything.transform((value) =>
        (Array.isArray(value) ? value.slice(0, ITEMS_AT_MOST) : []).flatMap((one) => {
          const read = item.safeParse(one);
          return read.success ? [read.data] : [];
        }),
      ),
  }),
);

const SECTIONS = new Set(["experiences", "education", "skills", "certifications", "projects"]);

/** Reads a suggestion out of whatever JSON value it may be; null when none of a CV's sections is in it. */
export function readSuggestedCv(value: unknown): SuggestedCv | null {
  if (typeof value !== "object" || value === null || Array.isArray(value)) return null;
  if (!Object.keys(value).some((key) => SECTIONS.has(key))) return null;
  const { summary = {}, skills = {}, ...rest }: Record<string, unknown> = { ...value };
  const read = LooseCv.safeParse({ ...rest, summary: summary ?? {}, skills: skills ?? {} });
  return read.success ? read.data : null;
}
