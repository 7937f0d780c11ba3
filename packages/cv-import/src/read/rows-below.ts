import type { Line } from "./line.ts";
import type { Field } from "./words/field-labels.ts";
import { companyScore, schoolScore } from "./words/organisations.ts";

type Fields = Partial<Record<Field, string>>;

/** A row that has nothing but what was done, or an item of it ("Position and duties" heads both). */
export const isToldBelow = ({ cells, isWhole, isBullet }: Line, found: Fields): boolean =>
  isWhole && cells.length === 1 && ("description" in found || (isBullet && "title" in found));

/** "Callander" in a row's second line, below the name of the employer or the school. */
export const isTownBelow = ({ cells, isWhole, isBullet, text }: Line, found: Fields, fields: Fields) =>
  isWhole &&
  !isBullet &&
  cells.length === 1 &&
  fields.place === undefined &&
  ((found.company !== undefined && fields.company !== undefined) ||
    (found.school !== undefined && fields.school !== undefined)) &&
  text.split(/\s+/).length < 5 &&
  /^\p{Lu}[^\d:]*$/u.test(text) &&
  !companyScore(text) &&
  !schoolScore(text);

export const isItemBelow = (line: Line): boolean => line.isBullet && line.cells.length === 1 && !line.isWhole;
