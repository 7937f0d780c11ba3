// Made by compile.ts from the tables of this package. Not written by hand.
export const TABLES = {"ROWS":"sirket genel\t<3kc"};
