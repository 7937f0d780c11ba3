/**
 * What stands in a table's signs, one for each key of a list: the table lacks it, has its value in the next line, or in
 * the next row of its parts.
 */
export const NO_ROW = ".";
export const ROW_HERE = "+";
export const ROW_IN_PART = "-";
