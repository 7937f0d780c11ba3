import type { Browser, Page } from "puppeteer-core";
import { click, fill, see } from "./browser.ts";
import { call } from "./call.ts";
import { enrol } from "./enrol.ts";
import { people, words } from "./main-job-words.ts";
import type { ScreenLanguage } from "./screens.ts";
import type { SharedProduct } from "./shared-product.ts";
import { settle, visit } from "./visit.ts";

const DETAILS = {
  en: {
    summary: "Backend engineer who likes numbers, and services that keep running.",
    achievement: "Cut the time of a checkout from 900 to 300 ms",
  },
  tr: {
    summary: "Sayıları ve aksamadan çalışan servisleri seven yazılım mühendisi.",
    achievement: "Ödeme süresini 900 ms'den 300 ms'ye düşürdüm",
  },
} as const;

function profileOf(language: ScreenLanguage): object {
  const person = people[language];
  const { summary, achievement } = DETAILS[language];
  return {
    personalInfo: { name: person.name },
    summary,
    experiences: [
      {
        company: person.company,
        position: person.position,
        startDate: person.startDate,
        endDate: "present",
        responsibilities: [person.duty],
        achievements: [achievement],
      },
    ],
    education: [
      { institution: person.institution, degree: person.degree, field: person.field, graduationDate: "2018" },
    ],
    skills: {
      technical: [...person.skills],
      languages: [{ language: person.language, proficiency: "Fluent" }],
    },
  };
}

/** The screen of which the README shows a picture: a preview, in one of the languages. */
export async function openPicturedScreen(
  browser: Browser,
  { url }: SharedProduct,
  language: ScreenLanguage,
): Promise<Page> {
  const say = words[language];
  const person = people[language];
  const account = { firstName: person.firstName, email: `pictured-${language}@example.com` };
  const { page } = await enrol(browser, url, account);
  await call(page, "PATCH", "/api/user/language", { language });
  await call(page, "POST", "/api/career-data", profileOf(language));
  await visit(page, `${url}/generate`);
  await fill(page, say.posting, person.posting);
  await fill(page, say.jobTitle, person.jobTitle);
  await click(page, say.continue, "button");
  await click(page, say.generate, "button");
  // The address is the preview's while the wizard is still on the screen.
  await see(page, say.matchScore);
  await settle(page);
  return page;
}

/** What the screen calls its own parts, in order, numbers left out: by it an outdated picture is known. */
export const readLabels = (page: Page): Promise<string[]> =>
  page.$$eval("nav a, nav button, main h2, main a, main button, main [role=tab]", (parts) =>
    parts
      .map((part) =>
        (part.textContent || part.getAttribute("aria-label") || "").replace(/[\d%]+/g, "").trim(),
      )
      .filter(Boolean),
  );
