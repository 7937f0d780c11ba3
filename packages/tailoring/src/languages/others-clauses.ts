/** How a language tells that somebody else did something. Each source has a group `who`: those who did it. */
export type OthersClauses = {
  /** In a part of a line behind one's own. */
  behind: readonly string[];
  /** The same, told by nothing but the subject: only where the line doesn't tell one's own deeds in the third person. */
  bySubject: readonly string[];
  /** In the midst of a part: what others do with the thing before it. */
  within: readonly string[];
  /** How a part ends whose verb is in the third person. */
  endsInThird: string;
  /** A part that says "I": one that opens the line without it may be of others. */
  speaksOfOneself: string;
};
