import type { Language } from "@terzi/contracts/languages";
import type { texts as admin } from "./en/admin.ts";
import type { texts as applications } from "./en/applications.ts";
import type { texts as auth } from "./en/auth.ts";
import type { texts as basics } from "./en/basics.ts";
import type { texts as bring } from "./en/bring.ts";
import type { texts as career } from "./en/career.ts";
import type { texts as confirmation } from "./en/confirmation.ts";
import type { texts as contact } from "./en/contact.ts";
import type { texts as credits } from "./en/credits.ts";
import type { texts as cvs } from "./en/cvs.ts";
import type { texts as dashboard } from "./en/dashboard.ts";
import type { texts as design } from "./en/design.ts";
import type { texts as example } from "./en/example.ts";
import type { texts as gaps } from "./en/gaps.ts";
import type { texts as generate } from "./en/generate.ts";
import type { texts as guide } from "./en/guide.ts";
import type { texts as interview } from "./en/interview.ts";
import type { texts as landing } from "./en/landing.ts";
import type { texts as legal } from "./en/legal.ts";
import type { texts as letter } from "./en/letter.ts";
import type { texts as match } from "./en/match.ts";
import type { texts as passkeys } from "./en/passkeys.ts";
import type { texts as preview } from "./en/preview.ts";
import type { texts as pricing } from "./en/pricing.ts";
import type { texts as review } from "./en/review.ts";
import type { texts as settings } from "./en/settings.ts";
import type { texts as shell } from "./en/shell.ts";
import type { texts as studio } from "./en/studio.ts";
import type { texts as support } from "./en/support.ts";
import type { texts as twin } from "./en/twin.ts";

/** The texts of the interface, by namespace: every key and its English text. */
export type Texts = {
  admin: typeof admin;
  applications: typeof applications;
  auth: typeof auth;
  basics: typeof basics;
  bring: typeof bring;
  career: typeof career;
  confirmation: typeof confirmation;
  contact: typeof contact;
  credits: typeof credits;
  cvs: typeof cvs;
  dashboard: typeof dashboard;
  design: typeof design;
  example: typeof example;
  gaps: typeof gaps;
  generate: typeof generate;
  guide: typeof guide;
  interview: typeof interview;
  landing: typeof landing;
  legal: typeof legal;
  letter: typeof letter;
  match: typeof match;
  passkeys: typeof passkeys;
  preview: typeof preview;
  pricing: typeof pricing;
  review: typeof review;
  settings: typeof settings;
  shell: typeof shell;
  studio: typeof studio;
  support: typeof support;
  twin: typeof twin;
};

export type Namespace = keyof Texts;

type Loaders = { [N in Namespace]: () => Promise<{ texts: Texts[N] }> };

// Each import is written out, so that the bundler makes one small file per namespace and language.
const loaders: Record<Language, Loaders> = {
  en: {
    admin: () => import("./en/admin.ts"),
    applications: () => import("./en/applications.ts"),
    auth: () => import("./en/auth.ts"),
    basics: () => import("./en/basics.ts"),
    bring: () => import("./en/bring.ts"),
    career: () => import("./en/career.ts"),
    confirmation: () => import("./en/confirmation.ts"),
    contact: () => import("./en/contact.ts"),
    credits: () => import("./en/credits.ts"),
    cvs: () => import("./en/cvs.ts"),
    dashboard: () => import("./en/dashboard.ts"),
    design: () => import("./en/design.ts"),
    example: () => import("./en/example.ts"),
    gaps: () => import("./en/gaps.ts"),
    generate: () => import("./en/generate.ts"),
    guide: () => import("./en/guide.ts"),
    interview: () => import("./en/interview.ts"),
    landing: () => import("./en/landing.ts"),
    legal: () => import("./en/legal.ts"),
    letter: () => import("./en/letter.ts"),
    match: () => import("./en/match.ts"),
    passkeys: () => import("./en/passkeys.ts"),
    preview: () => import("./en/preview.ts"),
    pricing: () => import("./en/pricing.ts"),
    review: () => import("./en/review.ts"),
    settings: () => import("./en/settings.ts"),
    shell: () => import("./en/shell.ts"),
    studio: () => import("./en/studio.ts"),
    support: () => import("./en/support.ts"),
    twin: () => import("./en/twin.ts"),
  },
  tr: {
    admin: () => import("./tr/admin.ts"),
    applications: () => import("./tr/applications.ts"),
    auth: () => import("./tr/auth.ts"),
    basics: () => import("./tr/basics.ts"),
    bring: () => import("./tr/bring.ts"),
    career: () => import("./tr/career.ts"),
    confirmation: () => import("./tr/confirmation.ts"),
    contact: () => import("./tr/contact.ts"),
    credits: () => import("./tr/credits.ts"),
    cvs: () => import("./tr/cvs.ts"),
    dashboard: () => import("./tr/dashboard.ts"),
    design: () => import("./tr/design.ts"),
    example: () => import("./tr/example.ts"),
    gaps: () => import("./tr/gaps.ts"),
    generate: () => import("./tr/generate.ts"),
    guide: () => import("./tr/guide.ts"),
    interview: () => import("./tr/interview.ts"),
    landing: () => import("./tr/landing.ts"),
    legal: () => import("./tr/legal.ts"),
    letter: () => import("./tr/letter.ts"),
    match: () => import("./tr/match.ts"),
    passkeys: () => import("./tr/passkeys.ts"),
    preview: () => import("./tr/preview.ts"),
    pricing: () => import("./tr/pricing.ts"),
    review: () => import("./tr/review.ts"),
    settings: () => import("./tr/settings.ts"),
    shell: () => import("./tr/shell.ts"),
    studio: () => import("./tr/studio.ts"),
    support: () => import("./tr/support.ts"),
    twin: () => import("./tr/twin.ts"),
  },
};

export const namespaces = Object.keys(loaders.en) as Namespace[]; // the keys are those that Loaders names

/** One namespace in one language. Rejects when the file can't be fetched. */
export const loadTexts = async <N extends Namespace>(language: Language, namespace: N): Promise<Texts[N]> =>
  (await loaders[language][namespace]()).texts;
