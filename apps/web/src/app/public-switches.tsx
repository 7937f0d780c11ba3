import { LANGUAGES } from "@terzi/contracts/languages";
import { chooseScheme, shownScheme } from "@terzi/ui/color-scheme";
import { showLanguage } from "@terzi/ui/texts";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import classes from "./public-header.module.css";
import { keepVisitorLanguage } from "./visitor-language.ts";

/** Language and colours, for visitors. */
export function PublicSwitches() {
  const { t, i18n } = useTranslation();
  const [scheme, setScheme] = useState(shownScheme);
  const other = scheme === "dark" ? "light" : "dark";
  return (
    <span className={classes.switches}>
      <fieldset aria-label={t("language")} className={classes.languages}>
        {LANGUAGES.map((language) => (
          <button
            key={language}
            type="button"
            lang={language}
            aria-pressed={i18n.language === language}
            aria-label={t(`ownLanguages.${language}`)}
            onClick={() => {
              keepVisitorLanguage(language);
              void showLanguage(language);
            }}
          >
            {language.toUpperCase()}
          </button>
        ))}
      </fieldset>
      <button
        type="button"
        className={classes.scheme}
        aria-label={t(scheme === "dark" ? "scheme.toLight" : "scheme.toDark")}
        onClick={() => {
          chooseScheme(other);
          setScheme(other);
        }}
      >
        <svg width="20" height="20" viewBox="0 0 24 24" aria-hidden="true">
          <path d="M12 3a9 9 0 1 0 0 18z" fill="currentColor" />
          <circle cx="12" cy="12" r="9" fill="none" stroke="currentColor" strokeWidth="1.8" />
        </svg>
      </button>
    </span>
  );
}
