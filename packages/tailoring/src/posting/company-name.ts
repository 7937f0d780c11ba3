/** A word of a company's name, and a whole name: "Warp & Weft", "Karadeniz Holding A.Ş." */
const WORD = String.raw`[\p{Lu}\d][\p{L}\p{N}.&+-]*`;
export const NAME = `${WORD}(?:[ ](?:(?:&|and|ve|of)[ ])?${WORD}){0,6}`;
