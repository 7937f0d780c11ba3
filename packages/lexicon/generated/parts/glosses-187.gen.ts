// Made by compile.ts from the tables of this package. Not written by hand.
export const TABLES = {"ROWS":"difficult, hard, challenging\nbullying\ntry, strain\nstruggle\ntricky, tough\ndifficulty\nmandatory, compulsory, required\ncompulsory, mandatory\nobligation, necessity\nhomeware, glassware\nzulu\n-\nzurich"};
