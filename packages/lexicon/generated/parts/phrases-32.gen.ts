// Made by compile.ts from the tables of this package. Not written by hand.
export const TABLES = {"ROWS":"sous chef\nsous chef\notr\ndiabetes\ndeformation\ntape measure\ngrievance hearing\ncompany car fleet\ncorporate counsel\noutside\nfirm-wide\ncompany formation\ncompany formation\nco-owner\ncompany acquisition\nholding\ncompanies act\ntoday\nso far\nfinishing drill"};
