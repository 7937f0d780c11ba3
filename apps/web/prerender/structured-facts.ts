import type { Language } from "@terzi/contracts/languages";
import i18next from "i18next";
import type { RenderedPage } from "./rendered-pages.ts";

const CONTEXT = "https://schema.org";
/** Stands for the address of the product, which only the running server knows. */
const ORIGIN = "%ORIGIN%";

/** A page's content in terms that search engines read: the product on the first page, questions on the prices. */
export function structuredFacts(page: RenderedPage, language: Language): object[] {
  if (page.path === "/") return [product(language)];
  return page.path === "/pricing" ? [questions(language)] : [];
}

const product = (language: Language): object => ({
  "@context": CONTEXT,
  "@type": "WebApplication",
  name: "Terzi",
  url: `${ORIGIN}/`,
  image: `${ORIGIN}/share/${language}.jpg`,
  description: i18next.t("landing:description"),
  applicationCategory: "BusinessApplication",
  operatingSystem: "Any",
  inLanguage: language,
  // A new account pays for its first CV with free credits.
  offers: { "@type": "Offer", price: "0", priceCurrency: "USD" },
});

function questions(language: Language): object {
  const asked: Record<string, { q: string; a: string }> = i18next.t("pricing:faq", { returnObjects: true });
  return {
    "@context": CONTEXT,
    "@type": "FAQPage",
    inLanguage: language,
    mainEntity: Object.values(asked).map(({ q, a }) => ({
      "@type": "Question",
      name: q,
      acceptedAnswer: { "@type": "Answer", text: a },
    })),
  };
}
