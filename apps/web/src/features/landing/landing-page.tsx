import { usePageTitle } from "@terzi/ui/page-title";
import { needTexts } from "@terzi/ui/texts";
import { useTranslation } from "react-i18next";
import { PublicHeader } from "../../app/public-header.tsx";
import { Hero } from "./hero.tsx";

void needTexts("landing");

/** `/` for visitors. */
export function LandingPage() {
  const { t } = useTranslation("landing");
  usePageTitle(t("title"));
  return (
    <>
      <PublicHeader />
      <main id="content">
        <Hero />
      </main>
    </>
  );
}
