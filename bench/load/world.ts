import { randomBytes } from "node:crypto";
import type { CareerProfile } from "@terzi/contracts/career";
import { CvContent } from "@terzi/contracts/cv";
import type { TokenScope } from "@terzi/contracts/tokens";
import type { Db } from "@terzi/db/open-db";
import { CV_SHAPE, PROFILE_SHAPE } from "@terzi/server/document-shape";
import { hashToken } from "@terzi/server/features/tokens/bearer";
import { longProfile } from "@terzi/server/test/long-texts";

/** Somebody with a long profile, how they make themselves known, and the address that they come from. */
export type Person = { id: string; profile: CareerProfile; headers: Record<string, string> };

let people = 0;

export async function openPerson(db: Db, scopes: TokenScope[] = ["read", "write"]): Promise<Person> {
  const number = people++;
  const profile = longProfile(number);
  const email = `person${number}@example.com`;
  const role = scopes.includes("admin") ? "admin" : "user";
  const { id } = await db
    .insertInto("account")
    .values({ email, emailKey: email, passwordHash: "none", role })
    .returning("id")
    .executeTakeFirstOrThrow();
  await db.insertInto("ledgerEntry").values({ accountId: id, kind: "signup", amount: 10 }).execute();
  await db
    .insertInto("careerProfile")
    .values({ accountId: id, document: profile, version: 1, shape: PROFILE_SHAPE })
    .execute();
  const token = randomBytes(32).toString("base64url");
  const expiresAt = new Date(Date.now() + 86_400_000);
  await db
    .insertInto("apiToken")
    .values({ accountId: id, name: "bench", tokenHash: hashToken(token), scopes, expiresAt })
    .execute();
  // An address of their own, as a proxy in front would say: else all would count as one visitor.
  const address = `10.9.${number >> 8}.${number & 255}`;
  return { id, profile, headers: { authorization: `Bearer ${token}`, "x-forwarded-for": address } };
}

export const contentOf = ({ profile }: Person): CvContent => {
  const { personalInfo, summary, experiences, education, skills } = profile;
  return CvContent.parse({ personalInfo, summary, workExperience: experiences, education, skills });
};

/** A saved CV of theirs; its id. */
export async function insertCv(db: Db, person: Person): Promise<string> {
  const row = {
    accountId: person.id,
    content: contentOf(person),
    shape: CV_SHAPE,
    jobTitle: "Operations Manager",
    language: "en" as const,
    tone: "professional" as const,
    length: "long" as const,
    generationMode: "enhanced" as const,
    template: "modern" as const,
    matchScore: 50,
    gapAnalysis: { covered: [], missing: [] },
    match: null,
  };
  return (await db.insertInto("cv").values(row).returning("id").executeTakeFirstOrThrow()).id;
}
