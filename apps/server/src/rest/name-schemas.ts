import { User } from "@terzi/contracts/account";
import { ApplicationDetail, ApplicationSummary } from "@terzi/contracts/applications";
import { CareerProfile } from "@terzi/contracts/career";
import { CvContent, OriginalContent } from "@terzi/contracts/cv";
import { CvDetail, CvSummary } from "@terzi/contracts/cv-detail";
import { Design } from "@terzi/contracts/design";
import { ErrorBody } from "@terzi/contracts/errors";
import { LetterContent } from "@terzi/contracts/letter";
import { GapAnalysis, MatchResult, RequirementMatch } from "@terzi/contracts/match";
import { Requirement } from "@terzi/contracts/posting";
import { PreviewData } from "@terzi/contracts/preview";
import type { z } from "zod";
import { type JsonSchema, schemaOf } from "./json-schema.ts";

/** Shapes that occur in many answers, under the names that integrators see. */
const NAMED: Record<string, z.ZodType> = {
  ApplicationDetail,
  ApplicationSummary,
  CareerProfile,
  CvContent,
  CvDetail,
  CvSummary,
  Design,
  Error: ErrorBody,
  GapAnalysis,
  LetterContent,
  MatchResult,
  OriginalContent,
  PreviewData,
  Requirement,
  RequirementMatch,
  User,
};

/** Keyed by description: a shape that differs between input and output has a name for each. */
const NAMES = new Map<string, { name: string; schema: JsonSchema }>();
for (const [name, shape] of Object.entries(NAMED)) {
  const [given, taken] = [schemaOf(shape, "output"), schemaOf(shape, "input")];
  const keys = [given, taken].map((schema) => JSON.stringify(schema));
  NAMES.set(keys[0] ?? "", { name, schema: given });
  if (keys[0] !== keys[1]) NAMES.set(keys[1] ?? "", { name: `${name}Input`, schema: taken });
}

/** A part of a description in which each named shape is a reference to `components`. */
export function nameSchemas(part: unknown): unknown {
  if (Array.isArray(part)) return part.map(nameSchemas);
  if (typeof part !== "object" || part === null) return part;
  const known = "type" in part && NAMES.get(JSON.stringify(part));
  return known ? { $ref: `#/components/schemas/${known.name}` } : nameInside(part);
}

const nameInside = (part: object): object =>
  Object.fromEntries(Object.entries(part).map(([key, value]) => [key, nameSchemas(value)]));

/** The named shapes themselves, each in terms of the others. */
export const namedSchemas = (): Record<string, object> =>
  Object.fromEntries([...NAMES.values()].map(({ name, schema }) => [name, nameInside(schema)]));
