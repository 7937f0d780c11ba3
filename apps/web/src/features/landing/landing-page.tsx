import { usePageTitle } from "@terzi/ui/page-title";
import { useTranslation } from "react-i18next";
import { PublicFrame } from "../../app/public-layout.tsx";
import { Features } from "./features.tsx";
import { FinalCall } from "./final-call.tsx";
import { Hero } from "./hero.tsx";
import { PackageTeaser } from "./package-teaser.tsx";
import { ProblemAndSolution } from "./problem-and-solution.tsx";
import { Statistics } from "./statistics.tsx";
import { Steps } from "./steps.tsx";
import { Voices } from "./voices.tsx";

/** `/` for visitors. */
export function LandingPage() {
  const { t } = useTranslation("landing");
  usePageTitle(t("title"), t("description"));
  return (
    <PublicFrame>
      <Hero />
      <Statistics />
      <ProblemAndSolution />
      <Steps />
      <Features />
      <Voices />
      <PackageTeaser />
      <FinalCall />
    </PublicFrame>
  );
}
