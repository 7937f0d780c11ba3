import type { Page } from "puppeteer-core";
import { call } from "./call.ts";
import { confirmAddress } from "./confirm-address.ts";
import { people } from "./main-job-words.ts";
import { openDatabase } from "./open-database.ts";
import type { SharedProduct } from "./shared-product.ts";

/** Makes the account with this address an admin, as the command does that admin.test.ts runs, in a tenth of its time. */
export async function grantAdmin({ dataDir }: SharedProduct, email: string): Promise<void> {
  const database = await openDatabase(dataDir);
  const { rowCount } = await database.query("update account set role = 'admin' where email = $1", [email]);
  await database.end();
  if (rowCount !== 1) throw new Error(`there is no account ${email}`);
}

const ADA = people.en;
/** Enough for a CV. */
export const SHORT_PROFILE = {
  personalInfo: { name: ADA.name },
  summary: "Backend engineer who likes numbers.",
  experiences: [{ position: ADA.position, company: ADA.company, responsibilities: [ADA.duty] }],
};

const PROFILE = {
  personalInfo: { name: ADA.name, email: "ada@example.com", phone: "+90 555 010 20 30", location: "London" },
  summary: "Backend engineer who likes numbers, and services that keep running.",
  experiences: [
    {
      position: ADA.position,
      company: ADA.company,
      startDate: ADA.startDate,
      endDate: "present",
      responsibilities: [ADA.duty, "Looked after four services in production"],
      achievements: ["Cut the time of a payment from 900 ms to 120 ms"],
    },
    { position: "Programmer", company: "Difference Ltd", startDate: "2015-02", endDate: "2019-03" },
  ],
  education: [
    { institution: ADA.institution, degree: ADA.degree, field: ADA.field, graduationDate: "2014-06" },
  ],
  skills: {
    technical: ADA.skills,
    soft: ["Mentoring"],
    languages: [{ language: "English", proficiency: "Native" }],
  },
  publications: [{ title: "Notes on the Analytical Engine", venue: "Scientific Memoirs", date: "2016" }],
  projects: [{ name: "Bernoulli", description: "Numbers by machine", technologies: ["TypeScript"] }],
  certifications: [{ name: "Kubernetes Administrator", issuer: "CNCF", date: "2022-05" }],
};

/** Fills a signed-in account with a profile, a purchase, two saved CVs, an application, a ticket with a reply and a message. */
export async function fillAccount(page: Page): Promise<void> {
  await call(page, "POST", "/api/career-data", PROFILE);
  await buyCredits(page);
  for (const company of ["Analytical Engines Ltd", "Göztepe Bilişim A.Ş."]) {
    const order = { jobPosting: ADA.posting, jobTitle: ADA.jobTitle, company };
    // `as`: the answer's shape is in the product's own description of this path.
    const { previewData } = (await call(page, "POST", "/api/cvs/generate", order)) as { previewData: object };
    await call(page, "POST", "/api/cvs/save", previewData);
  }
  await call(page, "POST", "/api/applications", {
    ...{ jobTitle: ADA.jobTitle, company: "Göztepe Bilişim A.Ş.", jobPosting: ADA.posting },
    status: "applied",
  });
  const ticket = { subject: "No page numbers", description: "The PDF of my CV has no page numbers." };
  // `as`: as above.
  const { id } = (await call(page, "POST", "/api/tickets", { ...ticket, priority: "medium" })) as {
    id: string;
  };
  await call(page, "POST", `/api/tickets/${id}/replies`, { message: "It has two pages." });
  await call(page, "POST", "/api/contact", {
    name: "Işıl Güneş",
    email: "isil@example.com",
    subject: "Universities",
    message: "Do you have prices for universities?",
  });
}

/** Confirms the account's address and buys the first package on sale with the sandbox's card. */
export async function buyCredits(page: Page): Promise<void> {
  // `as`: the shapes of these answers are in the product's own description of these paths.
  const user = (await call(page, "GET", "/api/auth/user")) as {
    email: string;
    emailConfirmedAt: string | null;
  };
  if (!user.emailConfirmedAt) await confirmAddress(new URL(page.url()).origin, user.email);
  const [{ id: packageId }] = (await call(page, "GET", "/api/packages")) as [{ id: string }];
  const { clientSecret } = (await call(page, "POST", "/api/create-payment-intent", { packageId })) as {
    clientSecret: string;
  };
  const paymentIntentId = clientSecret.split("_secret_")[0];
  const cardNumber = "4242 4242 4242 4242";
  await call(page, "POST", `/sandbox/payment_intents/${paymentIntentId}/confirm`, {
    clientSecret,
    cardNumber,
  });
  await call(page, "POST", "/api/confirm-payment", { paymentIntentId, packageId });
}
