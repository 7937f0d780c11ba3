// Made by compile.ts from the tables of this package. Not written by hand.
export const TABLES = {"ROWS":"0hIM\nN1M#\n homewar  glasswar \nlt\n - \n zurich "};
