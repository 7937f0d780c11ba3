import { CareerProfile } from "@terzi/contracts/career";
import type { CvOrderInput } from "@terzi/contracts/cv";
import type { GenerateAnswer } from "@terzi/contracts/preview";
import type { TestApp } from "./start-app.ts";
import type { Answer, Visitor } from "./visitor.ts";

type ProfileInput = Parameters<typeof CareerProfile.parse>[0] & object;

export const buildProfile = (changes: ProfileInput = {}): CareerProfile =>
  CareerProfile.parse({
    personalInfo: {
      name: "Ada Yılmaz",
      email: "ada@example.com",
      phone: "+90 555 010 20 30",
      location: "İzmir, Türkiye",
      linkedin: "https://www.linkedin.com/in/ada-yilmaz",
    },
    summary: "Backend engineer who builds payment systems in TypeScript and PostgreSQL.",
    experiences: [
      {
        company: "Ege Ödeme A.Ş.",
        position: "Senior Backend Engineer",
        location: "İzmir",
        startDate: "2020-03",
        endDate: "present",
        description: "Responsible for the payment platform.",
        responsibilities: ["Designed REST APIs in Node.js and TypeScript", "Mentored three engineers"],
        achievements: ["Cut the latency of checkout by 40 % with PostgreSQL indexes"],
      },
      {
        company: "Mavi Yazılım",
        position: "Software Engineer",
        startDate: "2016-09",
        endDate: "2020-02",
        responsibilities: ["Built reports with Python and SQL", "Wrote automated tests"],
      },
    ],
    education: [
      {
        institution: "Ege Üniversitesi",
        degree: "Bachelor of Science",
        field: "Computer Engineering",
        graduationDate: "2016-06",
      },
    ],
    skills: {
      technical: ["TypeScript", "Node.js", "PostgreSQL", "Python", "Docker"],
      soft: ["Mentoring"],
      languages: [
        { language: "Turkish", proficiency: "Native" },
        { language: "English", proficiency: "Fluent" },
      ],
    },
    projects: [{ name: "Kur Takip", description: "Tracks exchange rates.", technologies: ["React"] }],
    certifications: [{ name: "AWS Certified Developer", issuer: "Amazon", date: "2022-05" }],
    ...changes,
  });

export const buildOrder = (changes: Partial<CvOrderInput> = {}): CvOrderInput => ({
  jobPosting: `Senior Backend Engineer

About us
We are a friendly company with great benefits.

Requirements
- 5+ years of experience in backend development
- TypeScript and Node.js
- PostgreSQL
- Kubernetes
- Fluent English

Benefits
- Dental insurance`,
  jobTitle: "Senior Backend Engineer",
  company: "Acme",
  ...changes,
});

/** The token of the newest mail that asks for an address to be confirmed; "" without one. */
export async function readConfirmationToken(app: TestApp, email: string): Promise<string> {
  const mails = await app.db.selectFrom("mail").select("content").where("recipient", "=", email).execute();
  // The package of mails knows the shape; what is not there fails the call below.
  const contents = mails.map(({ content }) => content as { template: string; path?: string });
  const { path } = contents.findLast(({ template }) => template === "email-confirmation") ?? {};
  return path?.split("token=")[1] ?? "";
}

/** Follows the link of that mail. */
export const confirmEmail = async (app: TestApp, email: string): Promise<Answer> =>
  app.visitor().post("/api/auth/confirm-email", { token: await readConfirmationToken(app, email) });

/** Signs a visitor up and confirms the address, as whoever wants to buy has to. */
export async function signUpConfirmed(
  app: TestApp,
  visitor: Visitor,
  account: Record<string, unknown> = {},
): Promise<Answer> {
  const answer = await visitor.signUp(account);
  if (answer.statusCode !== 201) throw new Error(`sign-up failed: ${answer.body}`);
  await confirmEmail(app, answer.json<{ email: string }>().email);
  return answer;
}

/** Somebody who has just signed up. */
export async function openNewcomer(app: TestApp, account: Record<string, unknown> = {}): Promise<Visitor> {
  const visitor = app.visitor();
  await visitor.signUp(account);
  return visitor;
}

/** The same with a confirmed address. */
export async function openConfirmed(app: TestApp, account: Record<string, unknown> = {}): Promise<Visitor> {
  const visitor = app.visitor();
  await signUpConfirmed(app, visitor, account);
  return visitor;
}

/** A signed-in visitor with a filled profile and a confirmed address. */
export async function openPerson(app: TestApp, changes: ProfileInput = {}): Promise<Visitor> {
  const visitor = await openConfirmed(app);
  await visitor.post("/api/career-data", buildProfile(changes));
  return visitor;
}

export async function generate(
  visitor: Visitor,
  changes: Partial<CvOrderInput> = {},
): Promise<GenerateAnswer> {
  const answer = await visitor.post("/api/cvs/generate", buildOrder(changes));
  if (answer.statusCode !== 200) throw new Error(`generate failed: ${answer.body}`);
  return answer.json();
}

/** Gives credits as an admin would, through the ledger. */
export async function giveCredits({ db }: TestApp, visitor: Visitor, amount: number): Promise<void> {
  const { id } = (await visitor.get("/api/auth/user")).json<{ id: string }>();
  await db.insertInto("ledgerEntry").values({ accountId: id, kind: "admin", amount, actorId: id }).execute();
}

/** A signed-in admin, made one as `grant-admin` does. */
export async function openAdmin(app: TestApp): Promise<Visitor> {
  const visitor = app.visitor();
  const { id } = (await visitor.signUp()).json<{ id: string }>();
  await app.db.updateTable("account").set({ role: "admin" }).where("id", "=", id).execute();
  return visitor;
}

export const idOf = async (visitor: Visitor): Promise<string> =>
  (await visitor.get("/api/auth/user")).json<{ id: string }>().id;
