import { withoutBullet } from "../line.ts";

/** "ada.lovelace@example.org", "linkedin.com/in/ada": one word that a narrow column can't break, and that reaches out of it. */
export const isUnbroken = (text: string): boolean => /^[^\s]*[@/][^\s]*$/.test(withoutBullet(text));
