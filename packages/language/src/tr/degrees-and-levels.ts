import type { LanguageModule } from "../language-module.ts";

export const turkishDegrees: LanguageModule["degrees"] = {
  named: {
    doctorate: String.raw`\bdoktora`,
    master: String.raw`\byuksek lisans`,
    bachelor: String.raw`\blisans\b|\blisans(?:i|ini)\b|universite(?:ler|sin|si|nin|lerin)?\b.*mezun|fakulte|bolum(?:u|un|lerin)\w* mezun|muhendisligi (?:veya|ve|bolum|mezun)|mezunu|mezun\b`,
    associate: String.raw`\bon ?lisans\b|onlisans|meslek yuksek ?okul|\bmyo\b|\b(?:iki|2) yillik (?:yuksek ?okul|bolum|program)`,
    "high school": String.raw`\blise\b|meslek lisesi|\blise(?:si|ler)`,
  },
  called: {
    doctorate: String.raw`\bdoktora\w*`,
    master: String.raw`\byuksek lisans`,
    bachelor: String.raw`(?<!\bon ?|yuksek )\blisans\b`,
    associate: String.raw`\bon ?lisans`,
  },
  below: [
    String.raw`\bon ?lisans\w*`,
    String.raw`\b(?:meslek )?lise\w*`,
    String.raw`\bmeslek yuksek ?okul\w*`,
    String.raw`\bmyo\b`,
  ],
  behind: [String.raw`mezun\w*`],
  notBachelor: [
    "yuksek lisans",
    "on ?lisans",
    String.raw`(?:meslek )?lise\S*`,
    String.raw`meslek yuksek ?okul\S*`,
  ],
};

export const turkishLanguageLevels: LanguageModule["languageLevels"] = {
  Native: [String.raw`ana ?dil\S*`],
  C2: [],
  C1: [String.raw`akici\S*`, "cok iyi", "ileri"],
  B2: ["iyi"],
  B1: ["orta"],
  A2: ["temel", String.raw`baslangic\S*`],
};
