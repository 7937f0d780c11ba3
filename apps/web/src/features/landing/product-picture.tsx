import type { Language } from "@terzi/contracts/languages";
import { shownLanguage } from "@terzi/ui/texts";
import { useTranslation } from "react-i18next";
import classes from "./landing.module.css";
import en from "./pictures/match-en.webp";
import enSmall from "./pictures/match-en-small.webp";
import tr from "./pictures/match-tr.webp";
import trSmall from "./pictures/match-tr-small.webp";

/** The product itself, in the reader's language, in two sizes. */
const PICTURES: Record<Language, { large: string; small: string }> = {
  en: { large: en, small: enSmall },
  tr: { large: tr, small: trSmall },
};

export function ProductPicture() {
  const { t } = useTranslation("landing");
  const { large, small } = PICTURES[shownLanguage()];
  return (
    <img
      src={large}
      srcSet={`${small} 720w, ${large} 1536w`}
      sizes="(min-width: 60rem) 60rem, 92vw"
      fetchPriority="high"
      alt={t("pictureAlt")}
      width={1536}
      height={960}
      className={classes.picture}
    />
  );
}
