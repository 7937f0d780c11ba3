/** A source of an expression that matches nothing: the language says it otherwise, or not at all. */
export const NEVER = "(?!)";
