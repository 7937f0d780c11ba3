// Made by compile.ts from the tables of this package. Not written by hand.
export const TABLES = {"ROWS":"deformation\ntape measure\ngrievance hearing\nresolve complaint\nresolve complaint\ncompany car fleet\ncorporate counsel\noutside\nfirm-wide\ncompany formation\ncompany formation\nco-owner\ncompany acquisition\nholding\ncompanies act\ntoday\nso far\nfinishing drill"};
