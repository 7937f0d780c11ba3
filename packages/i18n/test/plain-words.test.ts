import { expect, test } from "vitest";
import { loadTexts, namespaces } from "../src/load-texts.ts";

/** Words of the engine, and turns that were read aloud and found foreign. */
const FORBIDDEN = {
  en: [
    /\bclaims?\b/i,
    /\bentail/i,
    /\bheuristic/i,
    /\baccount of (?:the )?100 points/i,
    /\b(?:in|with) one press\b/i,
    /\blog(?:s|ged)? in by\b/i,
    /\byou receive this mail\b/i,
    /\bwritten by us\b/i,
  ],
  tr: [
    /yapıldığı her şey/i,
    /\biddia/i,
    /geri okundu/i,
    /adlı kullanıcı/i,
    /\bjeton/i,
    /’/,
    /hesabınızı açmaz/i,
    /\bemirler/i,
  ],
} as const;

const textsIn = (value: object): string[] =>
  Object.values(value).flatMap((inner) => (typeof inner === "string" ? [inner] : textsIn(inner)));

test.each(["en", "tr"] as const)(
  "no text in %s speaks as the engine or a dictionary does",
  async (language) => {
    const texts = (await Promise.all(namespaces.map((name) => loadTexts(language, name)))).flatMap(textsIn);
    expect(texts.length).toBeGreaterThan(500);
    for (const forbidden of FORBIDDEN[language])
      expect(
        texts.filter((text) => forbidden.test(text)),
        String(forbidden),
      ).toEqual([]);
  },
);
