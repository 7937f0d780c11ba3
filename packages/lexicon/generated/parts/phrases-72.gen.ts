// Made by compile.ts from the tables of this package. Not written by hand.
export const TABLES = {"ROWS":"holding\ncompanies act\nwater heaters\ntoday\nso far\nfinishing drill"};
