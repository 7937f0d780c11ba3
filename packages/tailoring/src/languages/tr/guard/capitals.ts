const CAPITALS: Record<string, string> = { i: "İ", ı: "I" };

/**
 * A pattern that also meets the Turkish capitals of its letters: without regard to case an expression takes "I" for
 * the capital of "i", so that "işaret" wouldn't meet "İşaret".
 */
export const withCapitals = (pattern: string): string => {
  let isInClass = false;
  return pattern.replace(/\\.(?:\{[^}]*\})?|[[\]iı]/gu, (sign) => {
    if (sign === "[") isInClass = true;
    if (sign === "]") isInClass = false;
    const capital = CAPITALS[sign];
    if (capital === undefined) return sign;
    return isInClass ? sign + capital : `[${sign}${capital}]`;
  });
};
