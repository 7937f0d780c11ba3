// Made by compile.ts from the tables of this package. Not written by hand.
export const TABLES = {"ROWS":"tum gun\t all 3w\nyasli saglik\t>t\nsinav gorevli\t:7\notomasyon katilim\tC]Q4d2\nsirket genel\t<3kc"};
